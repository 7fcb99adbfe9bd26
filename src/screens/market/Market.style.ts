import { css } from 'goober'

/** Class: kinds, bar and offers, closer to the edges of a phone; from 1440 px on, the filters stand beside the offers. */
export const marketPage = css`
  position: relative;
  margin: -23px 0 0;
  @media (max-width: 47.99rem) {
    margin: -23px -8px 0;
    /* As far as the bar beside it. */
    & > nav {
      margin: 0 124px 8px -12px;
    }
  }
  @media (min-width: 80rem) {
    margin: -23px -3rem 0;
  }
  @media (min-width: 90rem) {
    display: grid;
    grid-template-columns: 15rem 1fr;
    grid-column-gap: 24px;
    margin: -23px -8.5rem 0;
    & > :last-child {
      margin-top: 8px;
    }
  }
`

/**
 * Class: count to the left, filters or their button and the order to the right; on a desktop the count is in the row of
 * kinds. On a phone it is three signs at the end of that row, and the count is for screen readers.
 */
export const marketBar = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  font-size: var(--small);
  && > [data-kind] {
    padding: 0 8px;
  }
  @media (max-width: 47.99rem) {
    position: absolute;
    top: 0;
    right: -8px;
    min-width: 132px;
    justify-content: flex-end;
    & > p,
    & span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip: rect(0, 0, 0, 0);
    }
    && svg {
      margin: 0;
    }
  }
  @media (min-width: 48rem) {
    margin: 8px 0 12px;
    & > p {
      flex: 1;
      color: var(--soft);
    }
  }
  @media (min-width: 72rem) {
    min-height: 48px;
    & > p {
      position: absolute;
      top: 0;
      right: 0;
      line-height: 44px;
    }
  }
  @media (min-width: 90rem) {
    position: sticky;
    top: 72px;
    display: block;
    align-self: flex-start;
  }
`

/** Class: place for one line of the filters that hide offers, where the filters themselves are behind their button. */
export const applied = css`
  min-height: 52px;
`
