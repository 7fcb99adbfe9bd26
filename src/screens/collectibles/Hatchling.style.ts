import { css, keyframes } from 'goober'

const burst = keyframes`
  from {
    opacity: 1;
  }
  15%,
  45% {
    transform: rotate(-3deg);
  }
  30%,
  60% {
    transform: rotate(3deg);
  }
  70% {
    transform: scale(1.06);
    opacity: 1;
  }
  to {
    transform: scale(1.3);
    opacity: 0;
  }
`

/** Class: a dragon's card under its egg, which is gone after its burst, and at once where nothing may move. */
export const hatchling = css`
  position: relative;
  height: 100%;
  & > img {
    position: absolute;
    z-index: 2;
    top: 0;
    left: 0;
    width: 100%;
    height: auto;
    border-radius: 14px;
    opacity: 0;
    pointer-events: none;
    animation: ${burst} 1.4s ease-in;
  }
`
