import { css } from 'goober'

/**
 * Class: the fields in it are 48 px high, for a row of filters. Each control reaches under its label, so that a tap
 * anywhere in the box opens it.
 */
export const lowFields = css`
  && label {
    flex-basis: 4rem;
    padding: 0.25rem 0 0 0.75rem;
    line-height: 1rem;
  }
  && input,
  && select {
    width: calc(100% + 0.75rem);
    min-height: 46px;
    margin: -1.25rem 0 0 -0.75rem;
    padding: 1.25rem 28px 0.25rem 0.75rem;
    line-height: 1.25rem;
  }
  && svg {
    margin-right: 10px;
  }
`
