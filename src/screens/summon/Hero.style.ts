import { css, keyframes } from 'goober'

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(14px) scale(0.86);
  }
`
const burst = keyframes`
  from {
    opacity: 0;
    transform: scale(0.4);
  }
`
const show = keyframes`
  from {
    opacity: 0;
    transform: translateY(6px);
  }
`

/**
 * Class: the hero's entrance in three steps under 300 ms: light, picture, words. With reduced motion all appears at
 * once.
 */
export const revealed = css`
  width: 100%;
  color: var(--soft);
  & > div {
    position: relative;
    width: 200px;
    max-width: 100%;
    margin: 8px auto 20px;
  }
  & > div > i {
    position: absolute;
    top: -24%;
    right: -36%;
    bottom: -24%;
    left: -36%;
    background: radial-gradient(closest-side, var(--band), transparent);
    opacity: 0.42;
    animation: ${burst} 0.26s ease-out backwards;
  }
  & img {
    position: relative;
    width: 100%;
    height: auto;
    border: 2px solid var(--band);
    border-radius: 14px;
    background: var(--mist);
    box-shadow:
      var(--drop),
      inset 0 0 0 1px var(--ink);
    animation: ${rise} 0.28s 0.2s ease-out backwards;
  }
  & > h2 {
    font-size: 1.25rem;
    color: var(--text);
  }
  & > h2,
  & > p,
  & > a {
    animation: ${show} 0.24s 0.44s ease-out backwards;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    margin-top: 8px;
  }
  & > p > * {
    margin: 2px 5px;
  }
  & > a {
    margin-top: 14px;
  }
`
