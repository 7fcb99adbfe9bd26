import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: around the price with its action, on a phone only for the order. On a wider screen one frame has a sale's price
 * and its two sums, which need no heading there.
 */
export const offer = css`
  @media (max-width: 47.99rem) {
    & {
      display: contents;
    }
  }
  @media (min-width: 48rem) {
    &[data-market='sale'] {
      border: 1px solid var(--amber);
      border-radius: 18px;
      background: var(--night);
    }
    &[data-market='sale'] > footer {
      border: 0;
    }
    & section {
      margin: 0 16px;
      padding: 8px 0;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    & h2 {
      ${hidden};
    }
    & dl {
      display: flex;
      flex-wrap: wrap;
      margin: 0 -10px;
    }
    & dl > div {
      flex: 1 1 auto;
      min-height: 28px;
      margin: 0 10px;
      padding: 0;
      border: 0;
    }
    & dt {
      padding-right: 6px;
      font-size: var(--small);
    }
    & dd {
      font-size: 0.9375rem;
      font-weight: 600;
    }
  }
`
