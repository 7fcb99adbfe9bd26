import { css } from 'goober'

/** Class: the frame around all that is known of a worth, quieter than the review's own figures. */
export const worth = css`
  padding: 8px 14px 2px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background:
    radial-gradient(18rem 5rem at 50% 0, var(--mist), transparent) no-repeat,
    var(--ink);
  font-size: 0.9375rem;
  & h3 {
    font-size: 1rem;
  }
  & h4 {
    margin: 6px 0 0;
    font-size: var(--small);
    font-weight: 600;
    color: var(--soft);
  }
  & > div > :not(:first-child),
  & > :not(:first-child) {
    margin-top: 4px;
  }
  & > div > :empty {
    margin: 0;
  }
`

/** Class: the one sentence that the player came for. */
export const verdict = css`
  font-weight: 600;
  color: var(--gold);
  &[data-tone='less'] {
    color: var(--green);
  }
  &[data-tone='more'] {
    color: var(--amber);
  }
`

/**
 * Class: around it where a price is typed, and what can be done without one; a sheet in the middle of a window would move
 * with each line more.
 */
export const verdictPlace = css`
  @media (min-width: 48rem) {
    & {
      min-height: 1.5rem;
    }
    &:empty {
      min-height: calc(1.5rem + 4px);
    }
  }
`

/** Class: what is compared, a line each: what it is on the left, its price on the right. */
export const lines = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    padding: 5px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & span {
    min-width: 0;
    padding-right: 12px;
    color: var(--soft);
  }
  & b {
    margin-left: auto;
    text-align: right;
  }
  & b > small {
    font-size: var(--small);
    font-weight: 400;
    color: var(--soft);
  }
`

/** Class: offers beside each other, and on a phone below each other; of those to tap, two where a third would be cut. */
export const offerTiles = css`
  & > li {
    display: flex;
  }
  & > li > * {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-width: 0;
    min-height: 44px;
    padding: 4px 10px;
    border: 1px solid var(--line);
    border-radius: 9px;
    background: var(--night);
    line-height: 1.3;
    word-break: break-word;
  }
  & > li > button {
    border-color: var(--edge);
    box-shadow: var(--sheen);
    text-align: left;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > li > [aria-pressed='true'] {
    border-color: var(--gold);
    background: var(--mist);
  }
  & [aria-pressed='true'] b {
    color: var(--gold);
  }
  & b {
    margin-right: 6px;
    font-size: 0.875rem;
  }
  & small,
  & span {
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--soft);
  }
  @media (max-width: 47.99rem) {
    & > li:not(:last-child) {
      margin-bottom: 6px;
    }
  }
  @media (max-width: 47.99rem) and (max-height: 43.99rem) {
    &[data-taps='true'] > li:nth-child(3) {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    grid-gap: 6px;
    & > li > * {
      flex-direction: column;
      justify-content: center;
      text-align: center;
    }
    & b {
      margin: 0;
    }
  }
`

/** Class: a part that opens at a tap on its title. */
export const fold = css`
  border-top: 1px solid var(--line);
  & > summary {
    padding: 13px 0;
    list-style: none;
    font-size: var(--small);
    font-weight: 600;
    color: var(--teal);
    cursor: pointer;
    touch-action: manipulation;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    display: inline-block;
    width: 7px;
    height: 7px;
    margin: 0 6px 3px 10px;
    border: solid var(--teal);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &[open] > summary::after {
    margin-bottom: -1px;
    transform: rotate(-135deg);
  }
  & > h4 {
    margin-top: 0;
  }
  & > :not(:last-child) {
    margin-bottom: 8px;
  }
  &:not([open]) > summary {
    margin-bottom: 0;
  }
`

/** Class: what the figures rest on. */
export const basis = css`
  font-size: var(--small);
  color: var(--soft);
`

/** Class: its own sale and the button for more of them, in one line where both fit. */
export const ownSale = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  border-top: 1px solid var(--line);
  & > * {
    flex: 1 1 10rem;
    padding-right: 12px;
  }
  & > button {
    flex: 0 1 auto;
    margin-right: -8px;
    padding: 8px;
    font-size: var(--small);
  }
`
