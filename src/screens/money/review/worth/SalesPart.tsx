import { loadPastSales } from '../../../../actions/load/loadWorth'
import type { Asset, AssetDetail } from '../../../../domain/asset'
import { serverNow } from '../../../../domain/clock'
import { PRICE_COIN } from '../../../../domain/coin'
import { daysSince, isSold, lastSale, type PastSales, type Sale } from '../../../../domain/worth/sales'
import { t } from '../../../../i18n'
import { clockSkew } from '../../../../state/clock'
import { comparableOffers, pastSales } from '../../../../state/worth'
import { gradeBand } from '../../../../ui/art/gradeBand'
import { Button } from '../../../../ui/inputs/Button'
import { amountText } from '../../../../ui/money/amountText'
import { basis, lines, ownSale } from './Worth.style'

/** What it and others like it were sold for, read at a tap; of itself, what its page knows already. */
export function SalesPart({ asset }: { asset: Asset | AssetDetail }) {
  const { data, error, busy } = pastSales.value
  if (data?.assetId === asset.id) return <Sold sales={data} />
  return (
    <div class={ownSale}>
      {'trades' in asset && <Own sale={lastSale(asset.trades)} />}
      {error && <p role="status">{t('worth.salesUnknown')}</p>}
      <Button kind="quiet" busy={busy || comparableOffers.value.busy} onClick={() => void loadPastSales(asset)}>
        {t(error ? 'worth.readAgain' : 'worth.sales')}
      </Button>
    </div>
  )
}

function Sold({ sales: { own, others, unread } }: { sales: PastSales }) {
  const sold = others.filter(isSold)
  return (
    <div aria-live="polite">
      <Own sale={own} />
      {sold.length > 0 && (
        <>
          <h4>{t('worth.salesTitle')}</h4>
          <ul class={lines}>
            {sold.map(({ asset, sale }) => (
              <li key={asset.id}>
                <span>
                  {t(`asset.band${gradeBand(asset.grade)}`, { grade: asset.grade })} ·{' '}
                  {t('worth.level', { level: asset.level })}
                </span>
                <SoldFor sale={sale} />
              </li>
            ))}
          </ul>
        </>
      )}
      {sold.length === 0 && others.length > 0 && <p>{t('worth.salesNone')}</p>}
      {(others.length > 0 || unread > 0) && (
        <p class={basis}>
          {others.length > 0 && t('worth.salesBasis', { count: others.length, sold: sold.length })}{' '}
          {unread > 0 && t('worth.salesUnread', { count: unread })}
        </p>
      )}
    </div>
  )
}

/** The asset's own last sale; undefined: it could not be read. */
function Own({ sale }: { sale: Sale | null | undefined }) {
  if (!sale) return <p class={basis}>{t(sale === null ? 'worth.ownNone' : 'worth.ownUnread')}</p>
  return (
    <ul class={lines}>
      <li>
        <span>{t('worth.ownSale')}</span>
        <SoldFor sale={sale} />
      </li>
    </ul>
  )
}

/** A price that was paid, with its age. */
function SoldFor({ sale: { price, time } }: { sale: Sale }) {
  const count = daysSince(time, serverNow(clockSkew.value, Date.now()))
  return (
    <b>
      {amountText(price)} {PRICE_COIN}{' '}
      <small>
        {count === 0 ? t('worth.today') : count === 1 ? t('worth.yesterday') : t('worth.daysAgo', { count })}
      </small>
    </b>
  )
}
