import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

/** Class: one readable column; on a wide screen as wide as the window, with the tabs in its middle. */
export const page = css`
  max-width: 60rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  ${WIDE}
  @media (min-width: 90rem) {
    & > nav {
      max-width: 72rem;
      margin-right: auto;
      margin-left: auto;
    }
  }
`

/** Class: the player's own place and the best three, and the table below or, on a wide screen, beside them. */
export const ranks = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 8px;
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
    grid-gap: 32px;
    align-items: start;
    & > :first-child {
      position: sticky;
      top: 80px;
    }
  }
`

/** Class: the player's own place, on gold. */
export const ownPlace = css`
  margin-bottom: 12px;
  padding: 10px 14px;
  border: 1px solid var(--gold);
  border-radius: var(--round);
  background: var(--fill-veil);
  color: var(--gold);
  font-weight: 600;
  text-align: center;
`

/** Class: whose month it is, under the podium. */
export const monthLine = css`
  max-width: 34rem;
  margin: 12px auto 0;
  color: var(--soft);
  font-size: 0.9375rem;
  text-align: center;
`

/** Class: what is the player's own, and below it or, on a wide screen, beside it the list of others. */
export const beside = css`
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  @media (min-width: 80rem) {
    display: grid;
    grid-template-columns: 26rem minmax(0, 1fr);
    grid-gap: 32px;
    align-items: start;
    & > :not(:last-child) {
      position: sticky;
      top: 80px;
      margin-bottom: 0;
    }
    &[data-even='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: stretch;
    }
  }
`

/** Class: two panels beside each other where there is room. */
export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  grid-gap: 24px;
`

/** Class: the level's name, large, with its crest in a rhombus. */
export const levelName = css`
  display: flex;
  align-items: center;
  color: var(--gold);
  & > i {
    margin: 10px 24px 10px 10px;
    padding: 7px;
    border: 1px solid var(--amber);
    background: var(--ink);
    transform: rotate(45deg);
  }
  & > i > svg {
    transform: rotate(-45deg);
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

/** Class: a history's lines, in columns where there is room: what it was, over from whom and when, and the change. */
export const history = css`
  & thead {
    position: absolute;
    clip: rect(0, 0, 0, 0);
  }
  & tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
    grid-column-gap: 32px;
  }
  & tr {
    display: flex;
  }
  & td:first-child {
    flex: 1;
  }
  /* On a phone no wider than it needs, so that the line beside it stays one. */
  & tr > td:last-child:not(:first-child) {
    min-width: 0;
  }
  & td > small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  & td > [data-sign='+'] {
    color: var(--green);
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
