import { css } from 'goober'

/** Class: one row of small cards, as wide as the two places above it. */
export const picks = css`
  max-width: calc(30rem + 12px);
  margin: 0 auto;
  & > h2 {
    margin-bottom: 4px;
    font-size: 1rem;
    color: var(--soft);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
    grid-gap: 6px;
  }
  & a {
    display: block;
    overflow: hidden;
    border: 1px solid var(--band);
    border-radius: 8px;
    background: var(--mist);
    touch-action: manipulation;
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
  }
  @media (hover: hover) {
    & a:hover {
      filter: brightness(1.15);
    }
  }
  @media (min-width: 62rem) {
    & {
      max-width: calc(30rem + 24px);
    }
    & > ul {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      grid-gap: 12px;
    }
  }
`
