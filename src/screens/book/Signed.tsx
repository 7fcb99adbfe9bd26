import type { Coin } from '../../domain/coin'
import { amountText } from '../../ui/money/amountText'
import { signedText, signOf } from './signedText'

export interface SignedProps {
  /** As it is shown. */
  shown: bigint
  /** With all its digits. */
  units: bigint
  coin: Coin
  isExact: boolean
  class?: string
}

/** An amount that came in or went out; all its digits in its title. */
export const Signed = ({ shown, units, coin, isExact, class: look }: SignedProps) => (
  <span class={look} title={amountText(units, coin)} data-sign={signOf(shown || units)}>
    {signedText(shown, coin, isExact, units)}
  </span>
)
