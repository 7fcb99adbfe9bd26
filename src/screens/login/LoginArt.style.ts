import { css, keyframes } from 'goober'

const appear = keyframes`
  from {
    opacity: 0;
  }
`

/**
 * Class: cards in a fan, in the place that the greeting keeps for them. They lie behind the emblem, which covers where
 * they fade out.
 */
export const fan = css`
  position: absolute;
  z-index: -1;
  top: -14px;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
  margin: 0 -20px;
  overflow: hidden;
  -webkit-mask-image: linear-gradient(var(--ink) 66%, transparent);
  animation: ${appear} 0.2s ease-out;
  & > i {
    flex: none;
    width: 6.75rem;
    height: 9rem;
    margin: 0 -2px;
    overflow: hidden;
    border: 1px solid var(--amber);
    border-radius: 10px;
    background: var(--fill-veil);
    box-shadow: var(--drop);
  }
  & > :first-child {
    transform: translateY(16px) rotate(-9deg);
  }
  & > :nth-child(2) {
    z-index: 1;
    box-shadow: 0 0 40px -6px var(--amber);
  }
  & > :last-child {
    transform: translateY(16px) rotate(9deg);
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    animation: ${appear} 0.2s ease-out;
  }
  @media (min-width: 48rem) {
    & {
      top: 0;
      right: calc(24rem + 56px);
      margin: 0 -56px;
      padding-top: calc(50vh - 19.5rem);
    }
    & > i {
      width: 18rem;
      height: 24rem;
      margin: 0 -28px;
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
