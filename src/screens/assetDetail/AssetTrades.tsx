import type { AssetDetail, Trade } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { locale, t } from '../../i18n'
import { fees } from '../../state/assets'
import { Address } from '../../ui/Address'
import { amountText } from '../../ui/amountText'
import { Panel } from '../../ui/Panel'
import { Table } from '../../ui/Table'

const PERCENT_BPS = 100

/** What changed hands, newest first, and where a trade's coins go. Spec 3, 9. */
export function AssetTrades({ asset }: { asset: AssetDetail }) {
  const feeBps = fees.value.data?.saleFeeBps
  const day = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' } as Intl.DateTimeFormatOptions)
  const toRow = ({ time, from, to, price }: Trade, index: number) => ({
    key: index,
    cells: [
      day.format(time * 1000),
      <Address key="from" value={from} />,
      <Address key="to" value={to} />,
      `${amountText(price)} ${PRICE_COIN}`,
    ],
  })
  const columns = [
    { id: 'time', head: t('asset.time') },
    { id: 'from', head: t('asset.from') },
    { id: 'to', head: t('asset.to') },
    { id: 'price', head: t('asset.price'), align: 'end' as const },
  ]
  return (
    <Panel title={t('asset.trades')}>
      {asset.trades.length > 0 ? (
        <Table caption={t('asset.trades')} columns={columns} rows={asset.trades.map(toRow)} />
      ) : (
        <p>{t('asset.noTrades')}</p>
      )}
      {asset.market === 'auction' && <p>{t('asset.splitNote')}</p>}
      {asset.market !== 'auction' && feeBps !== undefined && (
        <p>{t('asset.feeNote', { fee: (feeBps / PERCENT_BPS).toLocaleString(locale.value) })}</p>
      )}
    </Panel>
  )
}
