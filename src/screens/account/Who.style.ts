import { css } from 'goober'

/** Class: crest, name and address in a row that wraps; on a wide screen the name over the address. */
export const who = css`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  padding-left: 56px;
  & > svg {
    position: absolute;
    top: 50%;
    left: 0;
    margin-top: -22px;
  }
  & > b {
    min-width: 0;
    max-width: 100%;
    margin-right: 10px;
    color: var(--text);
  }
  @media (min-width: 62rem) {
    display: flex;
    padding: 12px 0 12px 84px;
    & > svg {
      width: 68px;
      height: 68px;
      margin-top: -34px;
    }
    & > b {
      flex: 1 0 100%;
      margin: 0;
      font-family: var(--display);
      font-size: 1.5rem;
      line-height: 2rem;
    }
    &[data-unread='false'] > span {
      margin: -10px 0;
    }
  }
  &[data-unread='true'] {
    padding-left: 0;
  }
`

/** Class: who it is, above the balances that a narrow screen opens. */
export const whoFold = css`
  margin: 0 4px 6px;
  @media (min-width: 62rem) {
    display: none;
  }
`
