import { css } from 'goober'

/** Class: the area code, about 110 px, beside the number; below each other where large texts leave no room. */
export const contactRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  margin: -6px;
  & > * {
    flex: 999 1 7.5rem;
    min-width: 0;
    margin: 6px;
  }
  & > :first-child {
    flex: 1 0 6.75rem;
  }
  & > :first-child label {
    flex-basis: 5rem;
    padding: 8px 0 0 12px;
  }
  & > :first-child select {
    padding-right: 24px;
    text-overflow: ellipsis;
  }
  & > :first-child svg {
    margin: 18px 6px 0 -30px;
  }
  & p {
    margin: 6px 0 0;
  }
`
