import { css } from 'goober'

/**
 * Class: the login page where the address has none: the market's button shines in the greeting, the logins do not, and
 * the guide is left out.
 */
export const noPage = css`
  && > header > h1 {
    margin-bottom: 6px;
  }
  && > header > p {
    min-height: 0;
  }
  & > header > p + p {
    margin-top: 10px;
    font-size: 1rem;
  }
  & > header > p > a {
    width: 100%;
  }
  && > section > a,
  && > section + section {
    display: none;
  }
  &&& > section:first-of-type {
    min-height: 0;
    padding-bottom: 2px;
    border-color: var(--line);
  }
  & > section button[data-kind='primary'] {
    border-color: var(--edge);
    background: var(--fill-veil);
    color: var(--text);
  }
`
