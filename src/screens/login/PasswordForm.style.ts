import { css } from 'goober'

/** Class: the form's fields 10 px apart, with the choice to be remembered and the way to a new password in one row. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 10px;
  }
  & > h2 {
    display: flex;
    align-items: center;
    font-size: 0.9375rem;
    color: var(--soft);
  }
  & > h2::before,
  & > h2::after {
    flex: 1;
    margin: 0 10px;
    border-top: 1px solid var(--line);
    content: '';
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
    border: 0;
    border-top: 1px solid var(--line);
    border-radius: 0;
    font-size: 0.9375rem;
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

/** Class: the greeting above an open form, of which a phone keeps the title and the heads of the cards, so that the fields and their button fit. */
export const briefGreeting = css`
  @media (max-width: 47.99rem) {
    main & {
      margin-bottom: 10px;
      padding-top: 2rem;
    }
    main & > svg,
    main & > p {
      display: none;
    }
    & ~ section > [aria-hidden] {
      top: -4rem;
      -webkit-mask-image: linear-gradient(var(--ink) 48%, transparent 80%);
    }
  }
`
