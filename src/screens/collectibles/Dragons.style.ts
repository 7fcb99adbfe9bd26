import { css } from 'goober'

/**
 * Class: the chosen dragon; on a wide screen its picture stays next to its values. On a phone its name and marks come
 * first, then a smaller picture with the team's values beside it, six rows as high as it, and what to do, for which the
 * parts inside become the article's own; at 200 % they follow below each other. From 1280 px on all of it is in the first
 * view: the picture beside the name and what to do, and under these the values beside the skills, down to its end.
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
    & > header > h2,
    & > header > h2 + p {
      order: 0;
      margin-bottom: 4px;
    }
    & > header > h2 + p > * {
      margin: 0 3px;
    }
    /* The buttons have margins of their own. */
    & > header > h2 ~ p ~ p {
      flex-basis: 100%;
      margin-right: 0;
      margin-left: 0;
    }
    & > header > h2 ~ p ~ p > a,
    & > header > h2 ~ p ~ p > button {
      flex: 1 1 7rem;
    }
    & > header > img {
      flex: none;
      order: 1;
      width: 150px;
      height: 200px;
      margin-bottom: 8px;
    }
    & > :not(header),
    & section:first-child {
      flex: 1 1 7rem;
      order: 1;
    }
    & section:first-child {
      display: flex;
      align-self: stretch;
      margin-bottom: 8px;
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
      flex: 1;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: auto;
      grid-gap: 0;
      text-align: left;
    }
    & section:first-child > dl > div {
      flex-direction: row;
      align-items: center;
      justify-content: space-between;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
    }
    & section:first-child > dl > div + div {
      border-top: 1px solid var(--line);
    }
    & section:first-child > dl dt {
      font-size: 0.75rem;
      line-height: 1.2;
    }
    & section:first-child > dl dd {
      margin-left: 8px;
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
    grid-template: auto auto 1fr / auto minmax(0, 1fr) auto;
    grid-gap: 0 40px;
    max-width: 87rem;
    margin: 0 auto;
    & > header {
      display: contents;
    }
    & > header > * {
      grid-column: 2;
    }
    & > header > h2 {
      text-align: left;
    }
    & > header > img {
      grid-row: 1 / 4;
      grid-column: 1;
      width: 264px;
      max-width: none;
      height: 352px;
      max-height: none;
      margin: 0;
    }
    & > header > p {
      justify-content: flex-start;
      margin: 4px -6px 0;
    }
    & > header > h2 ~ p ~ p {
      grid-row: 1 / 3;
      grid-column: 3;
      order: 0;
      align-self: center;
    }
    & > :not(header) {
      grid-column: 2 / 4;
      margin-top: 16px;
    }
    & > [data-part='values'] {
      display: flex;
      align-self: stretch;
    }
    & > [data-part='values'] > div {
      display: grid;
      flex: 1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-gap: 24px;
    }
    & > [data-part='values'] > div > section {
      margin: 0;
    }
    & section:first-child {
      display: flex;
      flex-direction: column;
    }
    & section:first-child > dl {
      flex: 1;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      grid-auto-rows: 1fr;
    }
    & section:first-child > dl > div {
      justify-content: center;
    }
  }
  @media (min-width: 80rem) and (min-height: 60rem) {
    & > header > img {
      width: 384px;
      height: 512px;
    }
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
