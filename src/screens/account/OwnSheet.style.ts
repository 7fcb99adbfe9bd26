import { css } from 'goober'

/** Class: the asset's picture with its states beside it. */
export const sheetHead = css`
  display: flex;
  align-items: center;
  margin-bottom: 16px;
  & > img {
    flex: none;
    width: 54px;
    height: 72px;
    margin-right: 14px;
    border: 1px solid var(--band);
    border-radius: 8px;
    object-fit: cover;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    margin: -3px;
  }
  & > p > * {
    margin: 3px;
  }
`

/** Class: the actions, one under the other, each with what prevents it. */
export const sheetActions = css`
  & > :not(:last-child),
  & li:not(:last-child) {
    margin-bottom: 12px;
  }
  & li > p {
    margin-top: 4px;
    font-size: var(--small);
    color: var(--soft);
  }
`
