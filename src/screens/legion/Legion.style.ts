import { css } from 'goober'

/** Class: one readable column. */
export const page = css`
  max-width: 60rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 24px;
  }
`

/** Class: two panels beside each other where there is room. */
export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  grid-gap: 24px;
`

/** Class: the level's name, large, with its crest. */
export const levelName = css`
  display: flex;
  align-items: center;
  color: var(--gold);
  & > svg {
    flex: none;
    margin-right: 14px;
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  & strong {
    display: block;
    font: 700 1.625rem / 1.2 var(--display);
  }
`

/** Class: a player's crest, and beside it the name over the level. */
export const player = css`
  position: relative;
  padding-left: 42px;
  & > svg {
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    margin: auto 0;
  }
  & > b,
  & > small {
    display: block;
    line-height: 1.35;
  }
  & > small {
    font-size: var(--small);
    color: var(--soft);
  }
`

/** Class: rules, each with a mark before it. */
export const rules = css`
  & > li {
    position: relative;
    padding: 6px 0 6px 24px;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 15px;
    left: 4px;
    width: 8px;
    height: 8px;
    background: var(--amber);
    transform: rotate(45deg);
  }
`
