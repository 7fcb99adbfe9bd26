import type { Asset } from '../../domain/asset'
import { GRADE_BANDS } from '../../domain/gradeBands'
import { classOf } from '../../domain/worth/comparable'
import { t } from '../../i18n'

/** What an asset is compared with, in words: "5-star heroes"; '' without a class. */
export function classWord(asset: Asset): string {
  const alike = classOf(asset)
  if (!alike) return ''
  const [lowest = 0, highest = 0] = GRADE_BANDS[alike.gradeBand] ?? []
  return t(`worth.class_${alike.tab}`, { star: alike.star, lowest, highest })
}
