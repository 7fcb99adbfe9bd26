import { css } from 'goober'

/** Class: the bars over a screen, under the top bar; taps beside them reach what lies below. */
export const bars = css`
  position: fixed;
  z-index: 19;
  top: calc(64px + var(--safe-top));
  left: 20px;
  right: 20px;
  pointer-events: none;
  & [data-bar] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    max-width: 28rem;
    margin: 0 auto 8px;
    padding: 8px 4px 8px 14px;
    border: 1px solid var(--violet);
    border-radius: var(--round);
    background: var(--veil);
    box-shadow: var(--drop);
    pointer-events: auto;
  }
  & [data-bar='slow'] {
    border-color: var(--line);
  }
  & p {
    flex: 1;
    min-width: 8rem;
    padding-right: 10px;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  @media print {
    & {
      display: none;
    }
  }
`
