import { css } from 'goober'
import type { Coin } from '../../domain/coin'
import { Icon } from '../art/Icon'

const mark = css`
  display: inline-flex;
  flex: none;
  border: 1px solid;
  border-radius: 50%;
  background: radial-gradient(at 35% 0, var(--text), transparent 75%) currentColor;
  color: var(--gold);
  & > svg {
    color: var(--ink);
  }
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
  BNB: 'm12 9 3 3-3 3-3-3ZM7.5 8.5 12 4l4.5 4.5M7.5 15.5 12 20l4.5-4.5',
  MDS: 'M6.5 17V8l5.5 5 5.5-5v9M12 5.5v3',
  MDV: 'M6 7.5l6 10 6-10M9.5 7.5 12 11.5l2.5-4',
  HFH: 'M12 5c0 4 5 5 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 2 1 3-2 3-5Z',
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
