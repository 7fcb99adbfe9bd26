import { css, keyframes } from 'goober'

const appear = keyframes`
  from {
    opacity: 0;
  }
`
const rise = keyframes`
  from {
    transform: translateY(24px);
    opacity: 0;
  }
`
const slide = keyframes`
  from {
    transform: translateX(100%);
  }
`

/** Class: the dark page behind and the box on it; `data-shape` is `centre`, `sheet` or `drawer`. */
export const modal = css`
  position: fixed;
  z-index: 30;
  top: 0;
  right: 0;
  bottom: var(--keyboard);
  left: 0;
  display: flex;
  overflow-y: auto;
  scroll-padding-bottom: 84px;
  overscroll-behavior: contain;
  padding: 20px;
  background: var(--shade);
  animation: ${appear} 0.16s;
  & > section {
    position: relative;
    width: 100%;
    max-width: 30rem;
    margin: auto;
    padding: 20px;
    border: 1px solid var(--amber);
    border-radius: 18px;
    outline: 0;
    background:
      radial-gradient(24rem 9rem at 50% 0, var(--mist), transparent) no-repeat,
      var(--night);
    box-shadow:
      var(--drop),
      inset 0 0 0 3px var(--night),
      inset 0 0 0 4px var(--line);
    animation: ${rise} 0.2s ease-out;
  }
  &[data-shape='sheet'] > section {
    max-width: 36rem;
  }
  @media (max-width: 47.99rem) {
    &[data-shape='sheet'] {
      padding: 8px 0 0;
    }
    &[data-shape='sheet'] > section {
      max-width: none;
      margin: auto auto 0;
      padding-bottom: calc(24px + var(--safe-bottom));
      border-bottom: 0;
      border-radius: 18px 18px 0 0;
    }
  }
  &[data-shape='drawer'] {
    padding: 0;
  }
  &[data-shape='drawer'] > section {
    width: 88%;
    max-width: 22rem;
    min-height: 100%;
    margin: 0 0 auto auto;
    padding-bottom: calc(24px + var(--safe-bottom));
    border-width: 0 0 0 1px;
    border-radius: 0;
    animation: ${slide} 0.2s ease-out;
  }
  & header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    margin: -8px -8px 12px 0;
  }
  & header > h2 {
    min-width: 0;
    padding-top: 8px;
    font-size: 1.25rem;
    color: var(--gold);
  }
  & footer {
    display: flex;
    flex-wrap: wrap-reverse;
    margin: 16px -4px -4px;
  }
  & footer > * {
    flex: 1 1 8rem;
    margin: 4px;
  }
`
