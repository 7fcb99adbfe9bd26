import { css } from 'goober'
import type { Coin } from '../../domain/coin'
import { Icon } from '../art/Icon'

const mark = css`
  display: inline-flex;
  flex: none;
  border: 1px solid;
  border-radius: 50%;
  background: var(--ink);
  box-shadow: inset 0 0 0 2px var(--veil);
  color: var(--gold);
  &[data-coin='BNB'] {
    color: var(--amber);
  }
  &[data-coin='MDV'] {
    color: var(--violet);
  }
  &[data-coin='HFH'] {
    color: var(--red);
  }
  &[data-coin='ENFT'] {
    color: var(--teal);
  }
  &[data-coin='USDT'] {
    color: var(--green);
  }
`

/** One sign for each, so that coins can be told apart without their colours. */
const SIGNS: Record<Coin, string> = {
  BNB: 'M12 5.5l3 3-3 3-3-3ZM12 12.5l3 3-3 3-3-3ZM5 12l1.5-1.5L8 12l-1.5 1.5ZM16 12l1.5-1.5L19 12l-1.5 1.5Z',
  MDS: 'M6.5 17V8l5.5 5 5.5-5v9M12 5.5v3',
  MDV: 'M6 7.5l6 10 6-10M9.5 7.5 12 11.5l2.5-4',
  HFH: 'M12 5c3.5 3 5 5.5 5 8.5a5 5 0 0 1-10 0c0-1.5.7-2.9 1.8-4 .2 1.4.8 2.2 1.7 2.5C10.2 9.5 10.7 7 12 5Z',
  ENFT: 'M12 5l6 3.5v7L12 19l-6-3.5v-7ZM9.5 15V9l5 6V9',
  USDT: 'M7 7.5h10M12 7.5V18M7.5 11.5c0 2 9 2 9 0s-9-2-9 0',
}

/** A coin's round mark. */
export function CoinMark({ coin, size = 36 }: { coin: Coin; size?: number }) {
  return (
    <i class={mark} data-coin={coin}>
      <Icon path={SIGNS[coin]} size={size} />
    </i>
  )
}
