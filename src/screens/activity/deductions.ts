import { type ActivityRecord, activityType } from '../../domain/activity'
import { sharesOf } from '../../domain/bid'
import { t } from '../../i18n'

export interface Deduction {
  label: string
  /** In the line's coin, in its smallest unit. */
  units: bigint
}

/**
 * Where a line's amount went: the four shares of an auction trade by their names, or the fee. Only a hundredth of a bid
 * is a fee. Spec 9.
 */
export function deductionsOf({ type, amount, twoAmount, fee }: ActivityRecord): Deduction[] {
  const word = activityType(type)
  if (word !== 'bid' && word !== 'outbid') return fee > 0n ? [{ label: t('activity.fee'), units: fee }] : []
  if (twoAmount === 0n) return []
  const shares = sharesOf(amount, twoAmount)
  // The shares of another split are not known one by one.
  if (!shares) return [{ label: t('activity.shareRest'), units: amount - twoAmount }]
  const { holder, copyrightOwner, fee: own, pastTraders } = shares
  const parts = [
    { label: t('activity.shareHolder', { percent: pastTraders > 0n ? 95 : 96 }), units: holder },
    { label: t('activity.shareCopyright', { percent: 3 }), units: copyrightOwner },
    { label: t('activity.shareFee', { percent: 1 }), units: own },
    { label: t('activity.shareTraders', { percent: 1 }), units: pastTraders },
  ]
  return parts.filter(({ units }) => units > 0n)
}
