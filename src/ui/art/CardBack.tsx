import { config } from '../../config'
import { Picture } from './Picture'

export type CardBackProps = {
  /** See `Picture`. */
  eager?: boolean
}

/** The back of every card: one that is not known yet, or not had. Decoration. */
export const CardBack = ({ eager }: CardBackProps) => (
  <Picture src={`${config.artBase}/back.svg`} alt="" width={240} height={320} eager={eager} />
)
