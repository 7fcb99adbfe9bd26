import { GRADE_BANDS } from '../../../domain/gradeBands'
import { isSkillMode, toMarketFilters } from '../../../domain/marketFilters'
import { t } from '../../../i18n'
import { campWord, professionWord, skillWord } from '../../../ui/art/assetWords'

/** "Heroes · War god · 5 ★": the filters of a market's address in words. */
export function filterText(query: string): string {
  const { tab, camp, profession, gradeBand, skill, star } = toMarketFilters(query)
  const [from, to] = GRADE_BANDS[gradeBand] ?? []
  const words = isSkillMode(tab)
    ? [skill > 0 && skillWord({ skill }), from && to && gradeBand > 0 && t('market.band', { from, to })]
    : [camp > 0 && campWord({ camp }), profession > 0 && professionWord({ profession }), star > 0 && `${star} ★`]
  return [t(`market.tab_${tab}`), ...words].filter(Boolean).join(' · ')
}
