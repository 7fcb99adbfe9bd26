import { css } from 'goober'

/** Class: a line each: what and the price, then who, then when. */
export const events = css`
  & > li {
    padding: 12px 0 4px;
    border-bottom: 1px solid var(--line);
  }
  & > li:first-child {
    padding-top: 0;
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li > div,
  & dl,
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  & > li > div {
    justify-content: space-between;
  }
  & > li > div > *,
  & dd {
    min-width: 0;
    word-break: break-word;
  }
  & dt {
    margin-right: 8px;
  }
  & dl[data-pair='true'] > div {
    flex: 1 1 7rem;
  }
  & dl[data-pair='true'] dt {
    flex: 1 0 100%;
    margin-top: 6px;
  }
  & dt,
  & time {
    font-size: var(--small);
    color: var(--soft);
  }
  & [data-part='when'] {
    font-size: var(--small);
  }
  /* What, when, who, and the price in one row, where the panel is as wide as two. */
  @media (min-width: 80rem) {
    & > li {
      display: grid;
      grid-template-areas: 'what when who price';
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr);
      grid-column-gap: 16px;
      align-items: center;
      padding: 0;
    }
    & > li > div:first-child {
      display: contents;
    }
    & > li > div > b {
      grid-area: what;
    }
    & > li > div > [data-size] {
      grid-area: price;
      justify-self: end;
    }
    & dl {
      grid-area: who;
    }
    & dl[data-pair='true'] dt {
      flex: none;
      margin-top: 0;
    }
    & [data-part='when'] {
      grid-area: when;
    }
  }
`
