import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

/**
 * Class: one readable column, its poster as wide as a phone takes with the button that copies the link in the first view;
 * on a wide screen the invitation is beside its rewards and the list, and as wide.
 */
export const shares = css`
  ${WIDE}
  --poster: 14.5rem;
  max-width: 34rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
  & > div > section + * {
    margin-top: 20px;
  }
  & > section {
    text-align: center;
  }
  & > section > h2 + p {
    margin-top: -14px;
  }
  & [data-kind] {
    flex: 1 1 11rem;
  }
  & strong {
    color: var(--gold);
    word-break: break-word;
  }
  /* Until something was collected, no room for what says so. */
  & [role='status']:empty {
    margin-top: -20px;
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      --poster: 27rem;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      max-width: none;
      column-gap: 32px;
      align-items: start;
    }
    & > header {
      grid-column: 1 / 3;
    }
    /* At the end of its sentence's line. */
    & [data-soft] + [data-kind] {
      flex: none;
      margin-left: auto;
    }
  }
  @media (min-width: 100rem) {
    grid-template-columns: 36rem minmax(0, 1fr);
  }
`

/** Class: the poster, a little wider than what is around it; what it is before it is drawn has its height. */
export const poster = css`
  margin: 0 -4px;
  & > img {
    width: 100%;
    border: 1px solid var(--line);
    border-radius: var(--round);
  }
  & > button {
    margin-top: 12px;
  }
`

/** Class: the link as text: where copying is forbidden, it can be pressed and selected. */
export const link = css`
  word-break: break-word;
  -webkit-user-select: all;
  user-select: all;
`
