import { css } from 'goober'

export const book = css`
  max-width: 40rem;
  margin: 0 auto;
  @media (max-width: 47.99rem) {
    & > div > header {
      margin-top: -14px;
    }
  }
`

export const note = css`
  margin-top: 10px;
  font-size: var(--small);
  color: var(--soft);
`

export const amount = css`
  font-weight: 700;
  white-space: nowrap;
  &[data-sign='in'] {
    color: var(--green);
  }
`

/** The net result first and large, the other sums below. */
export const totals = css`
  & > b {
    display: block;
    margin-bottom: 12px;
    font: 700 1.75rem / 1.2 var(--display);
    color: var(--gold);
  }
  & > b > small:first-child {
    font-size: 1rem;
    font-weight: 600;
    color: var(--soft);
  }
`

export const assetLink = css`
  display: inline-block;
  max-width: 100%;
  min-height: 44px;
  padding: 11px 0;
  word-break: break-word;
`
