import { css } from 'goober'

/**
 * Class: the possible results of a mint or an egg, each with its word, above a price and a button that are in the first
 * view. On a phone the chosen card is large beside the list of all, and eggs are a fan; on a wide screen eggs are a fan too,
 * in which each is turned around its middle, so that its word is below it, and cards are a straight row.
 */
export const gallery = css`
  --tilt: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin: -4px;
  & > li {
    display: flex;
    flex: 1 1 3.9rem;
    justify-content: center;
    max-width: 12rem;
    margin: 4px;
    text-align: center;
  }
  &[data-making='hatch'] > li {
    flex-basis: 3.2rem;
  }
  & > li > * {
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.4;
    touch-action: manipulation;
  }
  & button {
    cursor: pointer;
  }
  & img,
  & i {
    width: 100%;
    height: auto;
    margin-bottom: 6px;
    border-radius: 10px;
    background: var(--mist);
    box-shadow: var(--drop);
  }
  & i {
    padding-top: 133.333%;
  }
  /* A word may be a little wider than its picture. */
  & b {
    margin: 0 -8px;
  }
  & [data-part='large'] {
    display: none;
  }
  & [aria-pressed='true'] {
    color: var(--gold);
  }
  & [aria-pressed='true'] img {
    box-shadow:
      0 0 0 2px var(--ink),
      0 0 0 4px var(--gold);
  }
  @media (hover: hover) {
    & button:hover {
      color: var(--gold);
    }
  }
  @media (forced-colors: active) {
    & > [data-on='true'] {
      outline: 3px solid Highlight;
    }
  }
  /* The chosen card is at the list's left, or above it where the text is so large that only one column fits. */
  @media (max-width: 28.99rem) {
    &[data-making='mint'] {
      position: relative;
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
      grid-gap: 8px 12px;
      margin: 0 0 12px;
    }
    &[data-making='mint']::before {
      content: '';
      grid-row: span 4;
      padding-top: 133.333%;
    }
    &[data-making='mint'] > li {
      max-width: none;
      min-width: 0;
      margin: 0;
    }
    & button {
      flex-direction: row;
      min-height: 46px;
      padding: 2px 2px 2px 3px;
      border: 1px solid var(--edge);
      border-radius: 10px;
      background: var(--fill-veil);
      font-size: 0.875rem;
      line-height: 1.25;
      text-align: left;
    }
    & button > img {
      flex: none;
      width: 30px;
      margin: 0 7px 0 0;
      border-radius: 5px;
    }
    & b {
      margin: 0;
    }
    & [aria-pressed='true'] {
      border-color: var(--gold);
    }
    & [aria-pressed='true'] > img {
      box-shadow: none;
    }
    & [data-part='large'] {
      position: absolute;
      display: block;
      top: 0;
      left: 2px;
      width: calc(50% - 8px);
    }
    & [data-part='large'] > img {
      margin: 0;
      border-radius: 14px;
    }
    &[data-making='mint'] i {
      margin: 0;
      padding-top: 46px;
    }
    &[data-making='mint'][aria-hidden]::before {
      border-radius: 14px;
      background: var(--mist);
    }
  }
  @media (max-width: 39.99rem) {
    & span {
      flex-direction: column;
    }
    & span > svg {
      margin: 0;
    }
    &[data-making='hatch'] {
      margin: 0 16px 12px;
    }
    &[data-making='hatch'] > li {
      flex: 0 0 auto;
      width: calc(20% + 20px);
      margin: 14px -10px 0;
    }
    &[data-making='hatch'] > li > * > :first-child {
      transform: translateY(calc(var(--tilt) * var(--tilt) * 2.5px)) rotate(calc(var(--tilt) * 3.5deg));
    }
    &[data-making='hatch'] > li > * > :last-child {
      margin-top: 12px;
    }
  }
  @media (min-width: 40rem) {
    & > li > * {
      font: 600 1.0625rem / 1.5 var(--display);
    }
  }
  @media (min-width: 62rem) {
    flex-wrap: nowrap;
    margin: 0;
    padding: 12px 4px 0;
    background: radial-gradient(closest-side, var(--mist), transparent);
    &[data-making] > li {
      flex: 1 1 0;
      min-width: 0;
      max-width: none;
      margin: 0;
    }
    &[data-making='mint'] > li > * {
      width: 90%;
    }
    & > li > * > :first-child {
      margin-bottom: 30px;
      border-radius: 16px;
    }
    &[data-making='hatch'] > li > * > :first-child {
      transform: translateY(calc(var(--tilt) * var(--tilt) * 4px)) rotate(calc(var(--tilt) * 2deg));
    }
    /* Cards are in one line. The chosen one is a little nearer, and the others are set back. */
    & button > :first-child {
      margin-bottom: 20px;
      transition: transform 0.18s;
    }
    & > [data-on='true'] > button > :first-child {
      transform: scale(1.04);
    }
    & > [data-on='false'] > button > img {
      opacity: 0.85;
    }
  }
  /* As large as leaves room for the price below. */
  @media (min-width: 80rem) and (min-height: 46rem) {
    &[data-making='mint'] {
      padding: 0 8%;
    }
    & > li > * {
      min-width: 7rem;
      max-width: calc(75vh - 23.5rem);
    }
  }
`
