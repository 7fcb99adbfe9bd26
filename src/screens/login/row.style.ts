import { css } from 'goober'

/** Class: a choice and, beside it where there is room, what leads elsewhere; whatever is more than that takes a row. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin: -10px 0 -12px;
  font-size: var(--small);
  & > div {
    flex: 1 0 100%;
  }
  & > label ~ button {
    padding-right: 0;
  }
`
