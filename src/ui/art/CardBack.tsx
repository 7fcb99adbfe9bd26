import { config } from '../../config'
import { Picture } from './Picture'

export type CardBackProps = {
  /** See `Picture`. */
  eager?: boolean
}

/** Address of the picture of every card's back. */
export const cardBack = () => `${config.artBase}/back.svg`

/** The back of every card: one that is not known yet, or not had. Decoration. */
export const CardBack = ({ eager }: CardBackProps) => (
  <Picture src={cardBack()} alt="" width={240} height={320} eager={eager} />
)
