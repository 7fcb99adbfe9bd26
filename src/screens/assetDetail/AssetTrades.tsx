import type { AssetDetail, Trade } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { lazyPart } from '../../ui/lazyPart'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { amountText } from '../../ui/money/amountText'
import { dayText } from '../../ui/text/dateText'
import { AccountLabel } from './AccountLabel'
import { token, tradeDay } from './AssetTrades.style'
import { TransactionLink } from './TransactionLink'

const TradeChart = lazyPart(() => import('./TradeChart'))

/** The trades, newest first, as a table; from two trades on also as a chart, and without any nothing. Spec 3. */
export function AssetTrades({ asset }: { asset: AssetDetail }) {
  const toRow = ({ tokenId, time, from, to, price, hash }: Trade, index: number) => ({
    key: index,
    cells: [
      <span key="time" class={tradeDay}>
        {dayText(time)}
      </span>,
      <b key="price">{`${amountText(price)} ${PRICE_COIN}`}</b>,
      <AccountLabel key="from" address={from} />,
      <AccountLabel key="to" address={to} />,
      <span key="token" class={token}>
        {String(tokenId)}
        <TransactionLink hash={hash} />
      </span>,
    ],
  })
  const columns = [
    { id: 'time', head: t('asset.time') },
    { id: 'price', head: t('asset.price') },
    { id: 'from', head: t('asset.from') },
    { id: 'to', head: t('asset.to') },
    { id: 'token', head: t('asset.tokenId') },
  ]
  if (asset.trades.length === 0) return null
  return (
    <Panel title={t('asset.trades')}>
      {asset.trades.length > 1 && <TradeChart name={asset.name} trades={asset.trades} />}
      <Table caption={t('asset.trades')} columns={columns} rows={asset.trades.map(toRow)} />
    </Panel>
  )
}
