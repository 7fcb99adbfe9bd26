import { css } from 'goober'

/** Class: a line for each hero who came, its picture beside its name and day; a single one has the whole width. */
export const history = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  grid-gap: 8px;
  & a {
    display: grid;
    grid-template: 1fr auto auto 1fr / 3.75rem minmax(0, 1fr);
    grid-gap: 0 10px;
    height: 100%;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--ink);
    color: var(--text);
    font-size: var(--small);
    line-height: 1.3;
    text-decoration: none;
    touch-action: manipulation;
  }
  & i {
    position: relative;
    grid-area: 1 / 1 / 5;
    align-self: center;
    padding-top: 133.333%;
    overflow: hidden;
    border: 1px solid var(--band, var(--edge));
    border-radius: 10px;
    background: var(--mist);
    color: var(--gold);
  }
  & i > * {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  & i > svg {
    padding: 30%;
  }
  & b {
    grid-area: 2 / 2;
    word-break: break-word;
  }
  & small {
    grid-area: 3 / 2;
    font-size: 0.75rem;
    color: var(--soft);
  }
  & > :only-child > a {
    grid-template-columns: 6rem minmax(0, 1fr);
    grid-gap: 2px 16px;
    font-size: 1rem;
  }
  @media (hover: hover) {
    & a:hover b {
      color: var(--gold);
    }
  }
`
