import { css, keyframes } from 'goober'

const choose = keyframes`
  from {
    transform: scale(0.9);
    opacity: 0.3;
  }
`

/** Class: tabs in one row that is filled, or scrolls sideways where they do not fit, and fades where it goes on. */
export const tabs = css`
  display: flex;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--ink);
  overflow-x: auto;
  & > * {
    flex: 1 0 auto;
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    margin: 2px;
    padding: 4px 7px;
    border: 1px solid transparent;
    border-radius: 9px;
    color: var(--soft);
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
    outline-offset: -3px;
  }
  & > :hover {
    color: var(--text);
  }
  & > [aria-current] {
    z-index: 2;
    border-color: var(--gold);
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    color: var(--gold);
    font-weight: 600;
    animation: ${choose} 0.13s ease-out;
  }
  &::before,
  &::after {
    content: '';
    position: sticky;
    z-index: 1;
    left: -2px;
    flex: none;
    width: 12px;
    margin-right: -12px;
    background: linear-gradient(90deg, var(--ink) 7px, transparent);
    pointer-events: none;
  }
  &::after {
    right: -2px;
    left: auto;
    margin: 0 0 0 -12px;
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    & > [aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`
