import { css } from 'goober'

/** Class: a card for each hero who came, with its name and day below. */
export const history = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  grid-gap: 12px 8px;
  & a {
    display: block;
    color: var(--text);
    font-size: var(--small);
    line-height: 1.3;
    text-decoration: none;
    touch-action: manipulation;
  }
  & i {
    position: relative;
    display: block;
    margin-bottom: 6px;
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
    display: block;
    word-break: break-word;
  }
  & small {
    font-size: 0.75rem;
    color: var(--soft);
  }
  @media (hover: hover) {
    & a:hover b {
      color: var(--gold);
    }
  }
`
