import { css } from 'goober'

/** Class: kinds in one row, the present one underlined; it scrolls sideways where it is too narrow, and fades at its end. */
export const kinds = css`
  display: flex;
  grid-column: 1 / 3;
  margin: 0 -12px;
  padding: 0 28px 0 12px;
  overflow-x: auto;
  -webkit-mask-image: linear-gradient(-90deg, transparent 10px, var(--ink) 30px);
  box-shadow: inset 0 -1px var(--line);
  & > a {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 14px;
    color: var(--soft);
    text-decoration: none;
    outline-offset: -3px;
  }
  & > [aria-current] {
    border: solid transparent;
    border-width: 3px 0;
    border-bottom-color: currentColor;
    color: var(--gold);
  }
  /* Closer together, so that the next one that does not fit is seen in part. */
  @media (max-width: 47.99rem) {
    -webkit-mask-image: linear-gradient(-90deg, transparent 2px, var(--ink) 18px);
    & > a {
      padding: 0 6px;
      font-size: 0.9375rem;
    }
  }
`
