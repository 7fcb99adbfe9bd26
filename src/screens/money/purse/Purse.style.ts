import { css } from 'goober'

/** Class: what is left for bids, or the way to allow more. */
export const purseBox = css`
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--night);
  & > :not(:last-child) {
    margin-bottom: 10px;
  }
  & > h3 {
    font-size: 1rem;
  }
  & > p {
    font-size: var(--small);
    color: var(--soft);
  }
`
