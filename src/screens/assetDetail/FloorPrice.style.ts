import { css } from 'goober'

/** Class: a line under the price that comes late and moves nothing; the price is part of its target. */
export const floorPrice = css`
  position: absolute;
  bottom: -0.625rem;
  left: 0;
  display: flex;
  align-items: center;
  padding: 28px 12px 0 0;
  font-size: var(--small);
  line-height: 1.125rem;
  white-space: nowrap;
  color: var(--amber);
  &[data-tone='good'] {
    color: var(--green);
  }
`
