import { css } from 'goober'

/** Class: the player's crest and name on gold, with a rhombus for each of the account's safeguards, on a wide screen their names. */
export const profileHead = css`
  display: flex;
  align-items: center;
  padding: 12px 16px;
  border: 1px solid var(--amber);
  border-radius: 18px;
  background:
    radial-gradient(22rem 10rem at 2.5rem 50%, var(--mist), transparent) no-repeat,
    var(--night);
  box-shadow:
    var(--drop),
    inset 0 0 0 3px var(--night),
    inset 0 0 0 4px var(--veil);
  & > svg {
    flex: none;
    margin-right: 14px;
  }
  & > div {
    min-width: 0;
  }
  & p {
    color: var(--amber);
    font-size: 0.875rem;
  }
  & p:first-child {
    margin-bottom: 2px;
    font: 600 1.375rem / 1.3 var(--display);
    color: var(--text);
    overflow-wrap: anywhere;
  }
  & [data-whole='true'] {
    color: var(--green);
  }
  & span {
    display: inline-flex;
    margin-right: 6px;
  }
  & i {
    width: 9px;
    height: 9px;
    margin: 0 4px 0 2px;
    border: 1px solid currentColor;
    transform: rotate(45deg);
  }
  & i[data-on='true'] {
    background: currentColor;
  }
  & > ul {
    display: none;
  }
  @media (min-width: 62rem) {
    padding: 20px 28px;
    & > ul {
      display: grid;
      grid-template-columns: auto auto;
      grid-gap: 10px 32px;
      margin-left: auto;
      font-size: 0.9375rem;
      color: var(--soft);
    }
    & li {
      display: flex;
      align-items: center;
    }
    & li > svg {
      margin-right: 10px;
      color: var(--amber);
    }
    & [data-on='true'] > svg {
      color: var(--green);
    }
  }
`
