import { css } from 'goober'

/** Class: one step of the guide with its number, and how many there are as dots. */
export const guideSteps = css`
  & > div:first-child {
    min-height: 9.5rem;
  }
  & > div:first-child > p:first-child {
    font-size: var(--small);
    color: var(--soft);
  }
  & h3 {
    margin: 2px 0 6px;
    font-size: 1.25rem;
    color: var(--gold);
  }
  & > ol {
    display: flex;
    margin: 4px 0 14px;
  }
  & li {
    width: 10px;
    height: 10px;
    margin-right: 12px;
    border: 1px solid var(--amber);
    transform: rotate(45deg);
  }
  & [data-on='true'] {
    background: var(--gold);
  }
`
