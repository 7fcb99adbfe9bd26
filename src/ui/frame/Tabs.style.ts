import { css, keyframes } from 'goober'

const choose = keyframes`
  from {
    transform: scaleX(0.3);
    opacity: 0;
  }
`

/** Class: tabs in one row that is filled, or scrolls sideways where they do not fit. */
export const tabs = css`
  display: flex;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--ink);
  overflow-x: auto;
  & > * {
    flex: 1 0 auto;
    position: relative;
    margin: 2px;
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 4px 9px;
    border: 1px solid transparent;
    border-radius: 9px;
    background: none;
    color: var(--soft);
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
    outline-offset: -3px;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > :hover {
    color: var(--text);
  }
  & > [aria-selected='true'],
  & > [aria-current] {
    border-color: var(--gold);
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    color: var(--gold);
    font-weight: 600;
  }
  & > [aria-selected='true']::after,
  & > [aria-current]::after {
    content: '';
    position: absolute;
    right: 25%;
    bottom: 3px;
    left: 25%;
    height: 2px;
    border-radius: 1px;
    background: var(--gold);
    animation: ${choose} 0.18s ease-out;
  }
  @media (forced-colors: active) {
    & > [aria-selected='true'],
    & > [aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`
