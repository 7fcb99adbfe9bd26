import { css } from 'goober'

/**
 * Class: the lines of a card that is there: name and stars on the picture's foot, and those below it, which cut no word:
 * what has no room in its line is not shown.
 */
export const tileLines = css`
  & > h3 {
    display: -webkit-box;
    overflow: hidden;
    padding: 20px 8px 2px 12px;
    border-bottom: 17px solid transparent;
    font-size: var(--name, 0.9375rem);
    line-height: 1.15;
    background: linear-gradient(transparent, var(--shade) 58%) border-box;
    text-shadow: 0 1px 5px var(--ink);
    forced-color-adjust: none;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  & > p {
    color: var(--soft);
  }
  /* Beside the grade, wholly or not at all. */
  & > [data-part='state'] {
    display: flex;
    flex-wrap: wrap;
    grid-area: 2 / 2;
    justify-content: flex-end;
    height: 1.125rem;
    margin: 4px 12px 0 6px;
  }
  & > [data-part='state']::before {
    content: '';
    height: 100%;
  }
  /* What lies on the picture. */
  & > h3,
  & > [data-part='stars'] {
    z-index: 1;
    grid-area: 1 / 1 / 2 / 3;
    align-self: flex-end;
  }
  /* The element's name is always on the line, the words before it only where there is room. */
  & > [data-part='words'] {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-end;
    height: 1.125rem;
    margin-right: 2px;
    letter-spacing: -0.01em;
  }
  /* An auction's time comes late, into a place that is kept for it. */
  & > [data-timed='true'] {
    max-width: calc(100% - 5.25rem);
  }
  & > [data-part='sign'] {
    grid-area: 3 / 2;
    justify-self: flex-end;
    background: var(--veil);
  }
  & > [data-part='grade'] > span {
    display: flex;
    min-height: 1.125rem;
    padding: 0;
    border: 0;
    background: none;
  }
  & b {
    margin-left: 4px;
    color: var(--gold);
  }
  /* The coin's sign is always on the line, its name only where there is room beside what the price is. */
  & > [data-part='price'] {
    display: flex;
  }
  & [data-part='price'] > small {
    font-size: 0.75rem;
  }
  & [data-part='price'] > span {
    position: relative;
    flex: 1;
    height: 1.5rem;
    padding-left: 24px;
    overflow: hidden;
  }
  & [data-part='price'] i {
    position: absolute;
    top: calc(0.75rem - 8px);
    left: 0;
  }
`
