import type { ComponentChildren } from 'preact'
import type { Coin } from '../../domain/coin'
import { shortMoney } from './shortMoney'
import { tokens } from './WayOut.style'

export interface Sum {
  sign: ComponentChildren
  label: string
  /** In the coin's smallest unit; undefined: not known. */
  units: bigint | undefined
  coin?: Coin
}

/** Sums in rows, each behind its sign, cut to what is read at a glance; `Digits` has the rest. */
export const Sums = ({ items }: { items: readonly Sum[] }) => (
  <ul class={tokens} data-of="sums">
    {items.map(({ sign, label, units, coin }) => (
      <li key={label}>
        <div>
          {sign}
          {label}
        </div>{' '}
        <span>{units === undefined ? '–' : shortMoney(units, coin)}</span>
      </li>
    ))}
  </ul>
)
