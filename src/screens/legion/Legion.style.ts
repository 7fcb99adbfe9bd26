import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: one readable column, on a phone without its title, which the chosen tab says; on a wide screen as wide as the
 * window, with the tabs in its middle.
 */
export const page = css`
  max-width: 60rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  @media (max-width: 47.99rem) {
    & {
      margin-top: -16px;
    }
    & > header {
      ${hidden};
    }
    & > nav:not(:last-child) {
      margin-bottom: 12px;
    }
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

/** Class: what is the player's own, and below it or, on a wide screen, beside it the list of others. */
export const beside = css`
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  /* With a large text a level goes below a name that needs the row. */
  & [data-rows='true'] td:first-child {
    flex-basis: auto;
    max-width: 100%;
  }
  /* The way to invite more is beside the members' title where both have room, else below it. */
  & > section {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
  & > section > * {
    width: 100%;
    min-width: 0;
  }
  && > section > h2,
  && > section > a {
    width: auto;
    margin: -6px 12px 8px 0;
  }
  && > section > a {
    margin-right: -4px;
  }
  @media (min-width: 80rem) {
    display: grid;
    grid-template-columns: 28rem minmax(0, 1fr);
    grid-gap: 32px;
    align-items: start;
    & > :not(:last-child) {
      position: sticky;
      top: 80px;
      margin-bottom: 0;
    }
  }
`

/** Class: two panels beside each other where there is room; on a phone close, so that what earns points is in view. */
export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  grid-gap: 20px;
  @media (max-width: 47.99rem) {
    & {
      grid-gap: 12px;
    }
    & > section {
      padding: 16px 20px;
    }
    & > section > h2 {
      margin-bottom: 8px;
    }
    & > section > :not(h2):not(:last-child) {
      margin-bottom: 10px;
    }
  }
`

/** Class: the level's name, large, beside its crest. */
export const levelName = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: var(--gold);
  & > svg {
    flex: none;
    margin: -4px 16px -4px 0;
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  & strong {
    display: block;
    font: 700 1.75rem / 1.2 var(--display);
  }
`

/** Class: a player's or a level's crest, and beside it the name over what else there is to say. */
export const player = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > svg {
    flex: none;
    margin-right: 10px;
  }
  & > :last-child {
    flex: 1 1 auto;
    min-width: 0;
    max-width: 100%;
  }
  & b,
  & small {
    display: block;
    line-height: 1.35;
  }
  & small {
    display: flex;
    align-items: center;
    font-size: var(--small);
    color: var(--soft);
  }
  & small > svg {
    margin-right: 4px;
  }
`

/** Class: a level's name behind its small crest. */
export const levelTag = css`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  & > svg {
    flex: none;
    margin-right: 6px;
  }
`

/** Class: the way to the next level: how far, a golden bar in six parts, the last without a line at its end, and the next
 * crest. */
export const climb = css`
  display: flex;
  align-items: flex-end;
  font-size: var(--small);
  color: var(--soft);
  & > div {
    flex: 1;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    margin-bottom: 6px;
  }
  & > svg {
    flex: none;
    margin: 0 0 -10px 12px;
  }
  & [role] {
    height: 18px;
    overflow: hidden;
    border: 1px solid var(--edge);
    border-radius: 9px;
    background:
      linear-gradient(-90deg, var(--edge) 2px, transparent 2px) 0 0 / calc(16.667% + 0.4px) 100%,
      var(--ink);
  }
  & [role] > i {
    display: block;
    height: 100%;
    background: var(--fill-gold);
    transform-origin: 0 0;
    transition: transform 0.2s;
  }
  @media (forced-colors: active) {
    & [role] > i {
      background: Highlight;
    }
  }
`

/** Class: points, large. */
export const hoard = css`
  & > span[data-size] {
    font: 700 2rem / 1.1 var(--display);
    color: var(--gold);
  }
`

/** Class: a figure that is zero. */
export const quiet = css`
  color: var(--soft);
`
