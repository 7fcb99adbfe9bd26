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
  & section > p {
    text-align: center;
  }
  & [data-kind] {
    flex: auto;
  }
  /* Until something was collected, no room for what says so. */
  & [role='status']:empty {
    margin-top: -20px;
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      --poster: 23rem;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      max-width: none;
      column-gap: 32px;
      align-items: start;
    }
    & > header {
      grid-column: 1 / 3;
    }
    /* Beside its sentence. */
    & [data-soft] + [data-kind] {
      flex: none;
    }
  }
  @media (min-width: 100rem) {
    grid-template-columns: 36rem minmax(0, 1fr);
  }
`

/** Class: the poster, a little wider than what is around it on a phone; what it is before it is drawn has its height. */
export const poster = css`
  max-width: 29rem;
  margin: 0 -6px;
  & > img {
    width: 100%;
    height: auto;
    border-radius: var(--round);
  }
  & > button {
    margin-top: 12px;
  }
  @media (min-width: 34rem) {
    margin: 0 auto;
  }
`

/** Class: the invite code, large enough to be read out, with its button. */
export const code = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 0 0 14px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--ink);
  & small {
    margin-right: 10px;
    color: var(--soft);
  }
  & strong {
    font:
      700 1.25rem / 1.3 Menlo,
      monospace;
    letter-spacing: 0.12em;
    color: var(--gold);
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`

/**
 * Class: the link as text: where copying is forbidden, it can be pressed and selected. Old engines show `monospace` alone
 * in 13/16 of its size.
 */
export const link = css`
  color: var(--soft);
  & > code {
    display: block;
    font-family: Menlo, monospace;
    font-size: 0.75rem;
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`
