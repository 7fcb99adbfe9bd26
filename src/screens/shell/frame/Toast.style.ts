import { css, keyframes } from 'goober'

const drop = keyframes`
  from {
    transform: translateY(-12px);
    opacity: 0;
  }
`

/** Class: the two live regions for toasts, centred under the top bar, where no keyboard covers them. */
export const toastList = css`
  position: fixed;
  z-index: 40;
  top: calc(64px + var(--safe-top));
  left: 20px;
  right: 20px;
  pointer-events: none;
  & > div > div {
    display: flex;
    align-items: center;
    max-width: 28rem;
    margin: 0 auto 8px;
    padding: 4px 4px 4px 14px;
    border: 1px solid;
    border-radius: var(--round);
    background: var(--veil);
    box-shadow: var(--drop);
    color: var(--teal);
    pointer-events: auto;
    animation: ${drop} 0.2s ease-out;
  }
  & p {
    flex: 1;
    min-width: 0;
    padding: 8px 10px;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--text);
  }
  & [data-tone='good'] {
    color: var(--green);
  }
  & [data-tone='warning'] {
    color: var(--amber);
  }
  & [data-tone='bad'] {
    color: var(--red);
  }
`
