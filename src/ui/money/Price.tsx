import { css } from 'goober'
import type { Coin } from '../../domain/coin'
import { CoinMark } from './CoinMark'

const price = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  max-width: 100%;
  font-weight: 700;
  color: var(--text);
  & > i {
    align-self: center;
    margin-right: 0.3em;
  }
  & > small {
    margin-left: 0.35em;
    font-size: 0.75em;
    font-weight: 600;
    color: var(--soft);
  }
  /* A number is broken only where a line of its own does not hold it, and ends in dots where lines may not break. */
  & > span {
    overflow: hidden;
    overflow-wrap: break-word;
    text-overflow: ellipsis;
  }
  &[data-size='large'] {
    font-size: 1.375rem;
    line-height: 1.2;
  }
`

export type PriceProps = {
  /** Already formatted for the reader: "1,234.5". */
  amount: string
  coin: Coin
  size?: 'normal' | 'large'
}

/** An amount of a coin. */
export function Price({ amount, coin, size = 'normal' }: PriceProps) {
  return (
    <span class={price} data-size={size}>
      <CoinMark coin={coin} size={size === 'large' ? 24 : 16} />
      <span>{amount}</span>
      <small>{coin}</small>
    </span>
  )
}
