import { css } from 'goober'

/**
 * Class: pretend assets under their heading; on a desktop as wide as their number, so that those of all shelves are equal
 * and no place in the row is empty.
 */
export const shelf = css`
  --count: 1;
  margin-bottom: 20px;
  & > h2 {
    margin-bottom: 12px;
    font-size: 1.1875rem;
  }
  @media (min-width: 80rem) {
    flex: var(--count) 1 calc((var(--count) - 1) * 20px);
    min-width: 0;
    margin: 0 16px;
    & > h2 {
      white-space: nowrap;
    }
    & > ul {
      --portrait: 1;
      grid-template-columns: repeat(var(--count), minmax(0, 1fr));
    }
  }
`

/** Class: a pretend asset with what can be done with it below. */
export const shelfItem = css`
  display: flex;
  flex-direction: column;
  & > article {
    flex: 1 0 auto;
    height: auto;
  }
  &[data-now='true'] > article {
    outline: 2px solid var(--gold);
    outline-offset: 3px;
  }
  & > button {
    margin-top: 8px;
    padding: 8px;
  }
`
