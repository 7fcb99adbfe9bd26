import type { Trade } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { amountText } from '../../ui/money/amountText'
import { dayText } from '../../ui/text/dateText'
import { PriceChart } from './PriceChart'

export interface TradeChartProps {
  name: string
  /** Newest first, at least two. */
  trades: readonly Trade[]
}

/** The price from trade to trade as a line; the table under it has every number. */
export default function TradeChart({ name, trades }: TradeChartProps) {
  const points = trades
    .map(({ time, price }) => ({
      value: Number(price),
      text: `${amountText(price)} ${PRICE_COIN}`,
      when: dayText(time),
    }))
    .reverse()
  return <PriceChart label={t('asset.prices', { name })} points={points} />
}
