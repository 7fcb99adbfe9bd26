import { decimalsOf } from '../../config'
import { type ActivityRecord, activityType } from '../../domain/activity'
import { toSums } from '../../domain/book'
import { toDecimal } from '../../domain/money'
import { toCsv } from '../../domain/toCsv'
import { t } from '../../i18n'
import { isoText } from '../../ui/text/dateText'

/** The booked lines as CSV, with decimal points and UTC times, whatever the reader's language. */
export function csvOf(records: readonly ActivityRecord[]): string {
  const head = [
    t('book.time'),
    t('book.what'),
    t('book.asset'),
    t('book.number'),
    t('book.coin'),
    t('book.spent'),
    t('book.received'),
    t('book.shares'),
    t('book.rewards'),
    t('book.withheld'),
    t('book.charged'),
    t('book.hash'),
  ]
  return toCsv([head, ...records.map(toRow).filter((row) => row.length > 0)])
}

function toRow(record: ActivityRecord): string[] {
  const { time, type, nftName, tokenId, coin, hash } = record
  const sums = toSums(record)
  if (!sums) return []
  const { spent, received, shares, rewards, withheld, charged } = sums
  const amounts = [spent, received, shares, rewards, withheld, charged]
  return [
    isoText(time) ?? '',
    activityType(type) ?? String(type),
    nftName,
    tokenId,
    coin,
    ...amounts.map((units) => (units === 0n ? '' : toDecimal(units, decimalsOf(coin)))),
    hash ?? '',
  ]
}
