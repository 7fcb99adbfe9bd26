import { activityType } from '../../domain/activity'
import type { AssetEvent } from '../../domain/assetEvents'
import { t } from '../../i18n'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'
import { isoText, timeText } from '../../ui/text/dateText'
import { dayTitle } from '../../ui/text/dayTitle'
import { AccountLabel } from './AccountLabel'
import { TransactionLink } from './TransactionLink'

/** What happened, as anybody sees it; for a code of no asset's, the provider's word and the number. */
function wordOf({ type: code, name }: AssetEvent): string {
  const type = activityType(code)
  if (type === 'buy') return t('activity.type_sell')
  if (type && type !== 'withdrawSubmitted' && type !== 'withdrawSettled') return t(`activity.type_${type}`)
  return name ? t('activity.unknownNamed', { name, code }) : t('activity.unknown', { code })
}

/** One line of an asset's activity: what, at which price, who, when, and its transaction. */
export function EventLine({ event }: { event: AssetEvent }) {
  const { by, byName, from, units, coin, time, hash } = event
  return (
    <>
      <div>
        <b>{wordOf(event)}</b>
        {units !== null && units > 0n && <Price amount={amountText(units, coin)} coin={coin} />}
      </div>
      <dl data-pair={from !== ''}>
        {from && (
          <div>
            <dt>{t('asset.from')}</dt>
            <dd>
              <AccountLabel address={from} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t(from ? 'asset.to' : 'activity.by')}</dt>
          <dd>
            <AccountLabel address={by} name={byName} />
          </dd>
        </div>
      </dl>
      <div data-part="when">
        <time dateTime={isoText(time)}>
          {dayTitle(new Date(time * 1000), new Date(), 'short')}, {timeText(time)}
        </time>
        <TransactionLink hash={hash} />
      </div>
    </>
  )
}
