import { css, keyframes } from 'goober'

const flash = keyframes`
  from {
    transform: scale(0.3) rotate(-30deg);
    opacity: 0;
  }
  60% {
    opacity: 1;
  }
`
const land = keyframes`
  from {
    transform: scale(0.86);
    opacity: 0;
  }
`

const burst = css`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 260px;
  height: 260px;
  max-width: none;
  margin: -130px 0 0 -130px;
  color: var(--band, var(--gold));
  opacity: 0.55;
  pointer-events: none;
  animation: ${flash} 0.2s ease-out;
  & + * {
    position: relative;
    animation: ${land} 0.2s ease-out;
  }
  @media (forced-colors: active) {
    & {
      display: none;
    }
  }
`

/** A short burst of light for what was won, behind the element that follows it, in the middle of its parent. */
export function Burst() {
  return (
    <svg class={burst} viewBox="0 0 260 260" fill="none" aria-hidden="true">
      <radialGradient id="burst-light" gradientUnits="userSpaceOnUse" cx="130" cy="130" r="130">
        <stop offset=".3" stop-color="currentColor" />
        <stop offset="1" stop-color="currentColor" stop-opacity="0" />
      </radialGradient>
      <circle cx="130" cy="130" r="65" stroke="url(#burst-light)" stroke-width="130" stroke-dasharray="9 16.5" />
    </svg>
  )
}
