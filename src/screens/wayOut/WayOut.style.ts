import { css } from 'goober'

export const page = css`
  max-width: 72rem;
  margin: 0 auto;
  padding: 8px 16px 48px;
  & section {
    padding: 16px;
  }
  /* All digits begin on the line of their title, and below it where both do not fit. */
  & section > h2 {
    float: left;
  }
  & section > h2 ~ :not(details) {
    clear: both;
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
    background: radial-gradient(50% 24rem at 50% 100%, var(--mist), transparent) fixed;
  }
`

/** The emblem and name, and the languages at the other end. */
export const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 28px;
  @media (min-width: 80rem) {
    margin-bottom: 12px;
  }
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
    top: -102px;
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

/** The coin's mark beside the sum that waits, and what is to be known of it. */
export const waits = css`
  display: flex;
  align-items: center;
  & > i {
    margin-right: 14px;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & strong {
    font: 600 1.75rem / 1.25 var(--display);
    color: var(--gold);
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

/**
 * A token and its button, or its sum, in each row; the button goes below where both do not fit. NFTs are beside each other
 * where there is room.
 */
export const tokens = css`
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
  @media (min-width: 34rem) {
    &[data-of='nfts'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
      grid-gap: 12px;
    }
    &[data-of='nfts'] > li {
      align-content: space-between;
      padding: 10px;
      border: 1px solid var(--line);
      border-radius: var(--round);
      background: var(--ink);
    }
    &[data-of='nfts'] > li > div {
      align-items: flex-start;
      padding: 0;
    }
    &[data-of='nfts'] > li > div > i {
      width: 46px;
      height: 64px;
      font-size: 14px;
    }
    &[data-of='nfts'] > li > button {
      width: 100%;
      margin-top: 10px;
    }
  }
`

/** All digits, behind their own tap, so that the rows below stay short. */
export const digits = css`
  & > summary {
    display: flex;
    float: right;
    align-items: center;
    min-height: 44px;
    margin: -10px 0 -6px;
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
  & > dl {
    clear: both;
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
