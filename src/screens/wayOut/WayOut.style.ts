import { css } from 'goober'

export const page = css`
  max-width: 72rem;
  margin: 0 auto;
  padding: 8px 16px 48px;
  & section {
    padding: 16px;
  }
  & [data-soft='true'] {
    font-size: 0.9375rem;
    color: var(--soft);
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
    word-break: break-word;
  }
  @media (min-width: 80rem) {
    max-width: 119.5rem;
    min-height: 100vh;
    padding: 8px 36px 48px;
    /* The land behind the app's pages, in a few strokes, as nothing may be loaded for it. */
    background:
      url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 16'><path fill='%23251d49' d='M0 16V7l5-3 6 4 9-6 7 5 6-4 9 6 6-4 7 4 9-2v9'/></svg>")
      50% 100% / 45rem repeat-x fixed;
  }
`

/** The emblem and name, and the languages at the other end. */
export const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 28px;
  & > nav {
    display: flex;
    margin: 0 -10px;
  }
  & > nav > button {
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    background: none;
    color: var(--soft);
    cursor: pointer;
  }
  & > nav > [aria-pressed='true'] {
    color: var(--gold);
    font-weight: 600;
  }
`

/** A card's back: the eye in a gold frame, in violet light or for a dragon in teal, above its number. */
export const back = css`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 50px;
  overflow: hidden;
  border: 2px solid var(--gold);
  border-radius: 5px;
  background: radial-gradient(circle at 50% 36%, var(--violet), var(--mist) 60%);
  font: 600 12px / 1.3 var(--display);
  &[data-of='dragon'] {
    background: radial-gradient(circle at 50% 36%, var(--teal), var(--mist) 60%);
  }
  &::after {
    content: attr(data-number);
  }
`

/** The wallet that the page is about: in the middle, or where there is room in the line of the languages, before them. */
export const middle = css`
  display: flex;
  justify-content: center;
  @media (min-width: 80rem) {
    justify-content: flex-end;
    position: relative;
    top: -118px;
    margin: -50px 150px 0 0;
  }
  & > p {
    display: flex;
    padding: 4px 16px;
    border: 1px solid var(--line);
    border-radius: 32px;
    background: var(--night);
    font-size: 0.9375rem;
  }
  & svg {
    margin-right: 8px;
    color: var(--gold);
  }
`

/** The coin's mark beside the sentence about the sum. */
export const waits = css`
  display: flex;
  align-items: center;
  & > i {
    margin-right: 12px;
  }
`

/** Steps, each behind its number. */
export const steps = css`
  counter-reset: step;
  & > li {
    position: relative;
    padding: 4px 0 16px 42px;
  }
  & > li::before {
    counter-increment: step;
    content: counter(step);
    position: absolute;
    left: 0;
    width: 28px;
    border: 1px solid var(--amber);
    border-radius: 50%;
    color: var(--gold);
    text-align: center;
  }
  & > li > :not(:last-child) {
    margin-bottom: 12px;
  }
`

/** Two columns of panels where there is room. */
export const sides = css`
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-gap: 24px;
    align-items: start;
    & > :not(:last-child) {
      margin: 0;
    }
  }
`

/** A token and its button, or its sum, in each row; the button goes below where both do not fit. */
export const tokens = css`
  margin-top: -8px;
  & > li > div > i {
    margin-right: 12px;
  }
  & > li > :not(div) {
    max-width: 100%;
    margin-left: auto;
  }
  & > li > span {
    text-align: right;
    word-break: break-word;
  }
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li > div {
    display: flex;
    align-items: center;
    flex: 1 1 10rem;
    min-width: 0;
    padding: 4px 16px 4px 0;
  }
  &[data-of='sums'] > li {
    min-height: 50px;
    padding: 0;
  }
  &[data-of='sums'] > li > div {
    flex-basis: 6rem;
  }
`

/** All digits, behind their own tap, so that the rows above stay short. */
export const digits = css`
  margin-top: -8px;
  & > summary {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-height: 44px;
    margin-bottom: -12px;
    list-style: none;
    font-size: 0.875rem;
    color: var(--soft);
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    width: 6px;
    height: 6px;
    margin: 0 2px 3px 10px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: 4px 0;
  }
  & dt {
    padding-right: 16px;
    color: var(--soft);
  }
  & dd {
    max-width: 100%;
    margin-left: auto;
    text-align: right;
    word-break: break-word;
    user-select: all;
  }
`

/** Numbers to keep, whole and to be selected. */
export const plain = css`
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--ink);
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.9375rem;
  word-break: break-word;
  user-select: all;
`
