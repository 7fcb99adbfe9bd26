import type { Asset } from '../domain/asset'
import { t } from '../i18n'

type Camp = 1 | 2 | 3 | 4 | 5
type Profession = 2 | 3 | 4 | 5

const isIn = (value: number, from: number): boolean => Number.isInteger(value) && value >= from && value <= 5

/** The camp's word; a number the app does not know is shown as it is. */
export const campWord = ({ camp }: Asset): string => (isIn(camp, 1) ? t(`asset.camp${camp as Camp}`) : String(camp))

export const professionWord = ({ profession }: Asset): string =>
  isIn(profession, 2) ? t(`asset.profession${profession as Profession}`) : String(profession)

export const skillWord = ({ skill }: Asset): string =>
  isIn(skill, 1) ? t(`asset.skill${skill as Camp}`) : String(skill)

/** The element that colours the card: a dragon's skill type, everything else's camp. */
export const elementWord = (asset: Asset): string => (asset.kind === 'dragon' ? skillWord(asset) : campWord(asset))

/** The spec's word for the state; for an unknown one, its number. Spec 3. */
export const statusWord = ({ status, statusCode }: Asset): string =>
  status ? t(`asset.status_${status}`) : t('asset.status_unknown', { code: statusCode })
