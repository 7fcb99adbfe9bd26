import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

/**
 * Class: one readable column, its poster as large as the first view takes with the button that copies the link; on a wide
 * screen the invitation stays beside the list.
 */
export const shares = css`
  ${WIDE}
  --poster: 10rem;
  max-width: 34rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 16px;
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
      --poster: 11rem;
      grid-template-columns: 24rem minmax(0, 1fr);
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
`

/** Class: parts below each other, on a very wide screen beside each other. */
export const column = css`
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  @media (min-width: 100rem) {
    display: grid;
    grid-template-columns: 24rem minmax(0, 1fr);
    column-gap: 32px;
    align-items: start;
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
