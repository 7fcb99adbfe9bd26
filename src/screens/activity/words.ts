import { type ActivityRecord, activityType } from '../../domain/activity'
import { isApproved } from '../../domain/withdrawalPairs'
import { t } from '../../i18n'
import { amountText } from '../../ui/money/amountText'
import type { Tone } from '../../ui/states/tone'
import { momentText } from '../../ui/text/dateText'
import { type Change, changeOf } from './change'
import { deductionsOf } from './deductions'

/** The word of a line's type. For an unknown code, its number and the provider's name for it. */
export function typeWord(record: ActivityRecord): string {
  const type = activityType(record.type)
  if (type === 'withdrawSettled') return t(isApproved(record) ? 'activity.type_approved' : 'activity.type_rejected')
  if (type) return t(`activity.type_${type}`)
  return record.name
    ? t('activity.unknownNamed', { name: record.name, code: record.type })
    : t('activity.unknown', { code: record.type })
}

/** Digits after the point of an amount in the list. */
export const FRACTION = 4

const SIGNS = { in: '+', out: '−', none: '' } as const

/**
 * "+122.36 MDS"; '' for a line without an amount. @param maxFraction digits after the point; all of them if left out
 */
export function changeText({ direction, units }: Change, { coin }: ActivityRecord, maxFraction?: number): string {
  return units === 0n ? '' : `${SIGNS[direction]}${amountText(units, coin, maxFraction)} ${coin}`
}

/** "Ashen Warden · No. 128"; '' for a line without an asset. */
export function assetText({ nftName, tokenId }: ActivityRecord): string {
  return [nftName, tokenId && t('activity.number', { number: tokenId })].filter(Boolean).join(' · ')
}

export interface ReviewState {
  tone: Tone
  text: string
}

/** The state of a submitted withdrawal; null for every other line. @param settled the line that settled it */
export function reviewState(record: ActivityRecord, settled: ActivityRecord | null): ReviewState | null {
  if (activityType(record.type) !== 'withdrawSubmitted') return null
  if (settled && isApproved(settled)) return { tone: 'good', text: t('activity.approved') }
  if (settled) return { tone: 'bad', text: t('activity.rejected') }
  return { tone: 'info', text: t('activity.inReview') }
}

/** The whole line as text, for a message to support. */
export function plainText(record: ActivityRecord): string {
  const { time, id, coin, twoAddress, hash } = record
  return [
    momentText(time),
    typeWord(record),
    assetText(record),
    changeText(changeOf(record), record),
    ...deductionsOf(record).map(({ label, units }) => `${label} ${amountText(units, coin)} ${coin}`),
    twoAddress,
    hash,
    `#${id}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
