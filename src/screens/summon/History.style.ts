import { css } from 'goober'

/** Class: a card for each hero who came, its name and day below it, and a faint place for each that may still come. */
export const history = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-gap: 12px;
  & > li {
    display: flex;
  }
  /* The days of a row are in one line, also where a name takes two. */
  & a {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    color: var(--text);
    font-size: var(--small);
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
    touch-action: manipulation;
  }
  & i {
    position: relative;
    display: block;
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
    padding: 34%;
  }
  & > [aria-hidden] {
    display: block;
  }
  & > [aria-hidden] > i {
    border-style: dashed;
    background: none;
    color: var(--edge);
  }
  & b {
    display: block;
    margin-top: 6px;
    word-break: break-word;
  }
  & small {
    margin-top: auto;
    font-size: 0.75rem;
    color: var(--soft);
  }
  @media (hover: hover) {
    & a:hover b {
      color: var(--gold);
    }
  }
`
