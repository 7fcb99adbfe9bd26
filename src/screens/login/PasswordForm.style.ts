import { css } from 'goober'

/** Class: the form's fields 12 px apart, with the choice to be remembered and the way to a new password in one row. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & > h2 {
    font-size: 1.0625rem;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    font-size: var(--small);
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

/** Class: the greeting above an open form, of which a phone keeps the title alone, so that the fields and their button fit. */
export const briefGreeting = css`
  @media (max-width: 47.99rem) {
    main & {
      padding-top: 0;
    }
    main & > svg,
    main & > p,
    & ~ section > [aria-hidden] {
      display: none;
    }
  }
`
