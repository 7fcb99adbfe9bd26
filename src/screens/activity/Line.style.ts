import { css } from 'goober'

/**
 * Class: a line that opens. The row is a box inside the summary, because old WebViews cannot lay out the summary
 * itself.
 */
export const line = css`
  & > summary {
    list-style: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:focus {
    outline-offset: -2px;
  }
  & > summary > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: 64px;
    padding: 10px 14px;
  }
  & > summary > div > i {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 40px;
    height: 40px;
    margin-right: 12px;
    border-radius: 50%;
    background: radial-gradient(at 35% 0, var(--text), transparent 75%) currentColor;
    color: var(--edge);
  }
  & > summary > div > i > svg {
    color: var(--ink);
  }
  &[data-direction='in'] > summary > div > i {
    color: var(--teal);
  }
  &[data-direction='out'] > summary > div > i {
    color: var(--violet);
  }
  & > summary > div > div {
    flex: 1;
    min-width: 0;
  }
  & > summary > div > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
  }
  & > summary b,
  & > summary small {
    flex: 1 1 6rem;
    min-width: 0;
    padding-right: 8px;
  }
  & > summary b,
  & > summary strong {
    font-weight: 600;
    line-height: 1.35;
  }
  & > summary strong,
  & > summary time {
    margin-left: auto;
    text-align: right;
  }
  /* Below the asset's name, or in its place. */
  & > summary small ~ span {
    order: 1;
    margin-top: 4px;
  }
  & > summary small,
  & > summary time {
    font-size: var(--small);
    color: var(--soft);
  }
  & > summary > div > svg {
    flex: none;
    margin: 0 -4px 0 8px;
    color: var(--edge);
    transform: rotate(90deg);
  }
  &[open] > summary > div > svg {
    transform: rotate(-90deg);
  }
  &[data-direction='in'] > summary strong {
    color: var(--green);
  }
  &[data-direction='none'] > summary strong {
    font-weight: 400;
    color: var(--soft);
  }
  &[open] > summary {
    background: var(--veil);
  }
  @media (hover: hover) {
    & > summary:hover {
      background: var(--veil);
    }
  }
  & > div {
    padding: 4px 14px 14px;
    background: var(--veil);
  }
  & > div > * {
    padding-left: 52px;
  }
  & > div > dl {
    margin-bottom: 12px;
    font-size: 0.9375rem;
  }
  @media (max-width: 25.99rem) {
    & > summary > div {
      padding: 10px 12px;
    }
    & > summary > div > i {
      width: 32px;
      height: 32px;
      margin-right: 8px;
    }
    & > summary > div > svg {
      display: none;
    }
    & > summary b,
    & > summary strong {
      font-size: 0.9375rem;
    }
  }
  @media (max-width: 29.99rem) {
    & > div > * {
      padding-left: 0;
    }
  }
  /* The row of a ledger. The two columns of the widest screens have no room for it. */
  @media (min-width: 62rem) and (max-width: 99.99rem) {
    & > summary > div > div {
      display: grid;
      grid-template-columns: 15rem minmax(0, 1fr) auto 12rem 7rem;
      align-items: baseline;
    }
    & > summary > div > div > div {
      display: contents;
    }
    & > summary b,
    & > summary small {
      padding-right: 24px;
    }
    & > summary small {
      grid-column: 2;
      font-size: 1rem;
    }
    & > summary div > span {
      grid-column: 3;
      grid-row: 1;
      margin-top: 0;
    }
    & > summary time {
      grid-column: 5;
      grid-row: 1;
      font-size: 0.9375rem;
    }
    & > summary strong {
      grid-column: 4;
      grid-row: 1;
      font-size: 1.0625rem;
    }
  }
  @media (min-width: 80rem) and (max-width: 99.99rem) {
    & > summary > div > div {
      grid-template-columns: 12rem minmax(0, 1fr) auto 10rem 6rem;
    }
  }
`
