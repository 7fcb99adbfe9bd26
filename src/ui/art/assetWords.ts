import type { Asset } from '../../domain/asset'
import { CAMPS, PROFESSIONS, SKILLS } from '../../domain/marketFilters'
import { t } from '../../i18n'

const isIn = <N extends number>(values: readonly N[], value: number): value is N => values.some((one) => one === value)

/** The camp's word; a number the app does not know is shown as it is. */
export const campWord = ({ camp }: Pick<Asset, 'camp'>): string =>
  isIn(CAMPS, camp) ? t(`asset.camp${camp}`) : String(camp)

export const professionWord = ({ profession }: Pick<Asset, 'profession'>): string =>
  isIn(PROFESSIONS, profession) ? t(`asset.profession${profession}`) : String(profession)

export const skillWord = ({ skill }: Pick<Asset, 'skill'>): string =>
  isIn(SKILLS, skill) ? t(`asset.skill${skill}`) : String(skill)

/** "Level 12" */
export const levelWord = ({ level }: Pick<Asset, 'level'>): string => `${t('asset.level')} ${level}`

/** The element that colours the card: a dragon's skill type, everything else's camp. */
export const elementWord = (asset: Asset): string => (asset.kind === 'dragon' ? skillWord(asset) : campWord(asset))

/**
 * The spec's word for the state; for an unknown one, its number. Status 0 is a team's only in the game: elsewhere it
 * says that nothing goes on. Spec 3.
 */
export function statusWord(asset: Asset): string {
  const { status, statusCode } = asset
  if (isIdle(asset)) return t('asset.status_idle')
  return status ? t(`asset.status_${status}`) : t('asset.status_unknown', { code: statusCode })
}

/** Whether it has the status of a team member without being in the game, where teams are. */
export const isIdle = ({ status, place }: Pick<Asset, 'status' | 'place'>): boolean =>
  status === 'inTeam' && place !== 'game'
