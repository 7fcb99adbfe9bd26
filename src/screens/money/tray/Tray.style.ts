import { css, keyframes } from 'goober'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const arrive = keyframes`
  from {
    transform: translateY(12px);
    opacity: 0;
  }
`

/** Class: the button over the page, in reach of the thumb and clear of the bottom bar. */
export const trayButton = css`
  position: fixed;
  z-index: 19;
  right: 16px;
  bottom: calc(72px + var(--safe-bottom));
  display: flex;
  align-items: center;
  min-height: 44px;
  max-width: calc(100% - 32px);
  padding: 6px 18px 6px 14px;
  border: 1px solid var(--teal);
  border-radius: 22px;
  background: var(--veil);
  box-shadow: var(--drop);
  color: var(--text);
  font-weight: 600;
  cursor: pointer;
  touch-action: manipulation;
  animation: ${arrive} 0.18s ease-out;
  & > i {
    flex: none;
    width: 18px;
    height: 18px;
    margin-right: 10px;
    border: 2px solid var(--mist);
    border-top-color: var(--teal);
    border-right-color: var(--teal);
    border-radius: 50%;
    animation: ${turn} 1.4s linear infinite;
  }
  & > svg {
    flex: none;
    margin-right: 8px;
    color: var(--amber);
  }
  &[data-tone='warning'] {
    border-color: var(--amber);
  }
  @media (min-width: 48rem) {
    & {
      right: 24px;
      bottom: 24px;
    }
  }
  @media print {
    & {
      display: none;
    }
  }
`

/** Class: the heading over a part of the list. */
export const trayHeading = css`
  margin: 18px 0 10px;
  font-size: var(--small);
  font-family: inherit;
  letter-spacing: 0.04em;
  color: var(--soft);
`
