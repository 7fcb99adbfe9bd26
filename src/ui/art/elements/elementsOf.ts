import { CAMPS, isSkillMode, type MarketTab, SKILLS } from '../../../domain/marketFilters'
import { t } from '../../../i18n'

export interface Elements {
  key: 'camp' | 'skill'
  /** The words for all of them. */
  all: string
  items: ReadonlyArray<{ value: number; text: string }>
}

/** What a tab of the market is filtered by first: skill types of dragons, camps of everything else. Spec 2. */
export const elementsOf = (tab: MarketTab): Elements =>
  isSkillMode(tab)
    ? {
        key: 'skill',
        all: t('market.allSkills'),
        items: SKILLS.map((value) => ({ value, text: t(`asset.skill${value}`) })),
      }
    : {
        key: 'camp',
        all: t('market.allCamps'),
        items: CAMPS.map((value) => ({ value, text: t(`asset.camp${value}`) })),
      }
