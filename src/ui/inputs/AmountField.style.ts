import { css } from 'goober'

/** Class: the coin at the end of the field. */
export const amountUnit = css`
  padding: 0 16px 0 8px;
  font-weight: 700;
  color: var(--gold);
`
