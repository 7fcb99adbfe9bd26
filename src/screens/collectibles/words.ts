import { GRADE_BANDS } from '../../domain/gradeBands'
import { t } from '../../i18n'
import { campWord, skillWord } from '../../ui/art/assetWords'
import type { GradeBand } from '../../ui/art/gradeBand'
import type { Collected } from './useWholeList'

/** "Epic 16–20" */
export const bandText = (band: GradeBand): string =>
  t(`asset.band${band}`, { grade: (GRADE_BANDS[band] ?? []).join('–') })

/** The skill type of dragons, the camp of all others; a number the app does not know is shown as it is. */
export const elementText = (kind: Collected, element: number): string =>
  kind === 'dragon' ? skillWord({ skill: element }) : campWord({ camp: element })

export const kindText = (kind: Collected): string =>
  kind === 'artifact' ? t('collectibles.kind_artifact') : t(`asset.kind_${kind}`)

/** "3 of 5" */
export const countText = (count: number, total: number): string => t('collectibles.count', { count, total })
