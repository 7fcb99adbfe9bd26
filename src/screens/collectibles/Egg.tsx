import { config } from '../../config'
import { Picture } from '../../ui/art/Picture'

/** The egg that a dragon of this skill sleeps in. @param skill 1 to 5 */
export const Egg = ({ skill }: { skill: number }) => (
  <Picture src={`${config.artBase}/egg-${skill}.svg`} alt="" width={240} height={320} eager />
)
