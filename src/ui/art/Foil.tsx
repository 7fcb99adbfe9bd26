import { css, keyframes } from 'goober'
import type { GradeBand } from './gradeBand'

const pass = keyframes`
  from {
    transform: translateX(-100%);
  }
  70%,
  to {
    transform: translateX(270%);
  }
`

/* Two passes in less than five seconds: what moves for longer has to be stoppable. */
const foil = css`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  border-radius: inherit;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    width: 60%;
    background: linear-gradient(
      105deg,
      transparent 15%,
      var(--violet) 35%,
      var(--text) 50%,
      var(--gold) 65%,
      transparent 85%
    );
    opacity: 0.42;
    transform: translateX(-100%);
    animation: ${pass} 2.4s 2 ease-in-out;
  }
  @media (forced-colors: active) {
    & {
      display: none;
    }
  }
`

/** The light that wanders over a card of the highest band. Its parent is positioned, and as large as the card. */
export const Foil = ({ band }: { band: GradeBand }) =>
  band === 5 ? <span class={foil} data-part="foil" aria-hidden="true" /> : null
