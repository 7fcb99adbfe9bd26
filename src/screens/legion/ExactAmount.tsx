import type { Coin } from '../../domain/coin'
import { amountText } from '../../ui/money/amountText'
import { shortAmount } from '../../ui/money/shortAmount'

/** All digits of an amount, in small print below the few that are shown large; nothing where those are all. */
export function ExactAmount({ units, coin }: { units: bigint; coin: Coin }) {
  const whole = amountText(units, coin)
  if (whole === shortAmount(units, coin)) return null
  return (
    <>
      <br />
      <small>{whole}</small>
    </>
  )
}
