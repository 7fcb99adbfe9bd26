import { css, keyframes } from 'goober'

const appear = keyframes`
  from {
    opacity: 0;
  }
`

/**
 * Class: cards in a fan, in the place that the greeting keeps for them, each whole at any width. The emblem lies on the
 * lower rim of the middle one.
 */
export const fan = css`
  position: absolute;
  z-index: -1;
  top: -16px;
  right: 0;
  left: 0;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  height: 12.5rem;
  margin: 0 -20px;
  animation: ${appear} 0.2s ease-out;
  & > i {
    flex: none;
    width: 36vw;
    max-width: 8rem;
    margin: 0 -5%;
    overflow: hidden;
    border: 1px solid var(--amber);
    border-radius: 10px;
    box-shadow: var(--drop);
  }
  & > :first-child {
    transform: translateY(6%) rotate(-9deg);
  }
  & > :nth-child(2) {
    z-index: 1;
    box-shadow: 0 0 40px -6px var(--amber);
  }
  & > :last-child {
    transform: translateY(6%) rotate(9deg);
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
    animation: ${appear} 0.2s ease-out;
  }
  @media (min-width: 48rem) {
    & {
      top: 0;
      right: calc(24rem + 56px);
      align-items: flex-end;
      height: calc(50vh + 4rem);
      min-height: 22.5rem;
      margin: 0 -56px;
    }
    & > i {
      width: calc(36.5vw - 160px);
      max-width: 17.25rem;
      margin: 0 -4.8%;
      border-radius: 14px;
    }
  }
`

const open = keyframes`
  from {
    transform: scaleY(0.3);
  }
`

/** Class: the greeting while its emblem's eye is half closed. */
export const drowsy = css`
  & > svg > * + * {
    transform: scaleY(0.3);
    transform-origin: 50%;
  }
`

/** Class: … and while it opens. */
export const waking = css`
  & > svg > * + * {
    transform-origin: 50%;
    animation: ${open} 0.18s ease-out;
  }
`
