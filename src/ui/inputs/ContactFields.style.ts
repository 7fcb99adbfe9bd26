import { css } from 'goober'

/** Class: the area code beside the number; below each other where large texts leave no room. */
export const contactRow = css`
  display: flex;
  flex-wrap: wrap;
  margin: -6px;
  & > * {
    flex: 9 1 7rem;
    margin: 6px;
  }
  & > :first-child {
    flex: 1 0 7rem;
  }
  & label {
    flex-basis: 4rem;
  }
  /* The arrow is level with the chosen code: "Kode negara" reaches as far. */
  && svg {
    margin-top: 14px;
  }
`
