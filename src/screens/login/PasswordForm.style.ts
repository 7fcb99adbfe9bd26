import { css } from 'goober'

/** Class: the form's fields 10 px apart, with the choice to be remembered and the way to a new password in one row. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 10px;
  }
  & > h2 {
    font-size: 1rem;
    text-align: center;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    font-size: var(--small);
  }
  & > [data-kind='quiet'],
  && ~ a,
  && ~ button {
    margin: 0;
    border-width: 1px 0 0;
    border-color: var(--line);
    border-radius: 0;
  }
  & > [data-kind='quiet'] {
    margin-bottom: -10px;
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
