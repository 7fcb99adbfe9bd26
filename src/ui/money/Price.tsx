import { css } from 'goober'
import type { Coin } from '../../domain/coin'

const price = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  font-weight: 700;
  color: var(--text);
  & > i {
    display: inline-flex;
    flex: none;
    align-items: center;
    align-self: center;
    justify-content: center;
    width: 1.8em;
    height: 1.8em;
    margin-right: 0.5em;
    border: 1px solid var(--gold);
    border-radius: 50%;
    background: var(--fill-gold);
    color: var(--on-gold);
    font: 700 0.625em / 1 var(--display);
  }
  & > small {
    margin-left: 0.35em;
    font-size: 0.75em;
    font-weight: 600;
    color: var(--soft);
  }
  &[data-size='large'] {
    max-width: 100%;
    font-size: 1.375rem;
    line-height: 1.2;
    word-break: break-word;
  }
`

export type PriceProps = {
  /** Already formatted for the reader: "1,234.5". */
  amount: string
  coin: Coin
  size?: 'normal' | 'large'
}

/** The letter that tells a coin from the others: MDS and MDV begin alike. */
const letterOf = (coin: Coin) => coin.replace('MD', '')[0]

/** An amount of a coin. */
export function Price({ amount, coin, size = 'normal' }: PriceProps) {
  return (
    <span class={price} data-size={size}>
      <i aria-hidden="true">{letterOf(coin)}</i>
      {amount}
      <small>{coin}</small>
    </span>
  )
}
