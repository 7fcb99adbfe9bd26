import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'
import { hidden } from '../../ui/text/hidden'

/** Class: one readable column; on a wide screen the altar stays beside the rest. */
export const summon = css`
  max-width: 34rem;
  margin: 0 auto;
  & > :not(:last-child),
  & > div > :not(:last-child) {
    margin-bottom: 16px;
  }
  /* The circle stands in the open, in front of the land. */
  & > section:first-of-type {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
  /* Nothing was collected yet: no room for the answer. */
  & > div [role='status']:empty {
    margin-top: -16px;
  }
  @media (max-width: 61.99rem) {
    /* Nothing of the next panel is cut by the bar. */
    & > section:first-of-type {
      margin-bottom: 44px;
    }
    & > header > p {
      ${hidden};
    }
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      max-width: none;
      column-gap: 32px;
      align-items: start;
    }
    & > div {
      grid-area: 1 / 2 / 3;
    }
  }
  ${WIDE}
  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`
