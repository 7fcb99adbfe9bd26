import { css } from 'goober'

/** Class: around all facts on a wide screen, in the rows of the attributes. */
export const allFacts = css`
  @media (min-width: 80rem) {
    & > dl {
      display: grid;
    }
    & > dl > div {
      align-content: center;
      align-items: baseline;
      min-height: 34px;
      padding: 3px 0;
    }
    & > dl dt {
      padding-right: 8px;
      font-size: var(--small);
    }
    & > dl dd {
      font-size: 0.9375rem;
      font-weight: 600;
      word-break: break-word;
    }
    & > dl dd > span {
      margin: -10px 0;
    }
    /* A short name is beside the button that copies its address, whose sign ends where the other values do. */
    & > dl dd > span > :first-child {
      justify-content: flex-end;
    }
    & > dl dd > span > button {
      margin-right: -12px;
    }
  }
`
