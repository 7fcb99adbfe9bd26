import { css } from 'goober'

/** Class: the sum above the list, with the buttons beside it, or below where there is no room. */
export const total = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 6px 14px;
  border: 1px solid var(--amber);
  border-radius: var(--round);
  background: var(--fill-veil);
  & > div {
    flex: 1 1 10rem;
    min-width: 0;
    margin: 0 12px;
  }
  & small {
    color: var(--soft);
  }
  & b {
    display: block;
    font: 700 1.5rem / 1.2 var(--display);
    color: var(--gold);
  }
  & > div > div {
    min-height: 0;
    font-size: var(--small);
  }
  & > nav {
    flex: 1 1 16rem;
    margin-top: 4px;
  }
  /* The mark above those of the list, the buttons above what the panel beside it has. */
  @media (min-width: 80rem) {
    padding: 12px 20px 12px 12px;
    & > nav {
      flex: 0 0 calc(24rem - 34px);
      margin-top: -4px;
    }
  }
`
