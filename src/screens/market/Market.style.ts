import { css } from 'goober'

/** Class: count to the left, filters or their button to the right. */
export const marketBar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  & > p {
    color: var(--soft);
  }
`
