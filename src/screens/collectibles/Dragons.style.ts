import { css } from 'goober'

/** Class: the chosen dragon; on a wide screen its picture stays next to its values. */
export const stage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  @media (min-width: 52rem) {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: start;
    & > header {
      position: sticky;
      top: 80px;
    }
  }
`

/** Class: the dragon itself. */
export const head = css`
  text-align: center;
  & > img {
    width: 100%;
    max-width: 22rem;
    height: auto;
    margin: 0 auto 16px;
    border: 1px solid var(--band);
    border-radius: 18px;
    background: var(--mist);
    box-shadow: 0 0 64px -18px var(--band);
  }
  & > h2 {
    font-size: 1.5rem;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    margin-top: 8px;
  }
  & > p > * {
    margin: 4px 6px;
  }
  & small {
    color: var(--soft);
  }
`
