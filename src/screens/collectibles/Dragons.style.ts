import { css } from 'goober'

/**
 * Class: the chosen dragon; on a wide screen its picture stays next to its values. On a phone its name comes first, then
 * a smaller picture with the team's values beside it, for which the parts inside become the article's own; at 200 % they
 * follow below each other.
 */
export const stage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  @media (max-width: 51.99rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    grid-gap: 0;
    margin: 0 -6px;
    & > header,
    & > [data-part='values'],
    & > [data-part='values'] > div {
      display: contents;
    }
    & > :not(header),
    & > header > *,
    & section {
      flex: 1 0 calc(100% - 12px);
      order: 2;
      min-width: 0;
      margin: 0 6px 12px;
    }
    & > header > h2 {
      order: 0;
      margin-bottom: 6px;
    }
    & > header > img {
      flex: none;
      order: 1;
    }
    & > :not(header),
    & section:first-child {
      flex: 1 1 6.75rem;
      order: 1;
    }
    & section:first-child {
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    & section:first-child > h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip: rect(0, 0, 0, 0);
    }
    & section:first-child > dl {
      grid-template-columns: repeat(auto-fit, minmax(6.75rem, 1fr));
      grid-gap: 2px;
    }
    & section:first-child > dl > div {
      padding: 0 4px;
    }
    & section:first-child > dl dt {
      font-size: 0.75rem;
      line-height: 1.2;
    }
    & section:first-child > dl dd {
      font-size: 1rem;
      line-height: 1.2;
    }
  }
  @media (min-width: 52rem) {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: start;
    & > header {
      position: sticky;
      top: 80px;
    }
  }
  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
    grid-gap: 48px;
    max-width: 87rem;
    margin: 0 auto;
  }
`

/** Class: the dragon itself, larger on a wide screen. */
export const head = css`
  text-align: center;
  & > img {
    width: 180px;
    height: 240px;
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
  /* Its name and marks come before the picture, which ends within a low window. */
  @media (min-width: 52rem) {
    & {
      display: flex;
      flex-direction: column;
      align-items: center;
    }
    & > img {
      order: 1;
      width: auto;
      max-width: 100%;
      height: auto;
      max-height: 54vh;
      margin: 16px 0 0;
    }
    & > h2 ~ p ~ p {
      order: 2;
    }
  }
`
