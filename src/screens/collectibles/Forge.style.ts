import { css } from 'goober'

/**
 * Class: the possible results of a mint or an egg with a word under each: one row of small ones on a phone, whose price
 * and button follow in the first view, and a fan of large ones on a wide screen.
 */
export const gallery = css`
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
  & span {
    flex-direction: column;
  }
  & span > svg {
    margin: 0;
  }
  & [aria-pressed='true'] {
    color: var(--gold);
  }
  & [aria-pressed='true'] > img {
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
  @media (max-width: 39.99rem) {
    & > :last-child b {
      margin: 0 -4px 0 -12px;
    }
  }
  @media (min-width: 40rem) {
    & > li > * {
      font: 600 1.0625rem / 1.5 var(--display);
    }
    & span {
      flex-direction: row;
    }
    & span > svg {
      margin-right: 6px;
    }
  }
  @media (min-width: 62rem) {
    flex-wrap: nowrap;
    margin: 0;
    padding: 40px 4% 0;
    background: radial-gradient(closest-side, var(--mist), transparent);
    &[data-making] > li {
      flex: 1 1 0;
      min-width: 0;
      max-width: none;
      margin: 0;
    }
    & > li > * {
      flex: none;
      width: 96%;
      max-width: 25rem;
    }
    & > li > * > :first-child {
      margin-bottom: 18px;
      border-radius: 16px;
      transform-origin: 50% 100%;
    }
    & > :first-child > * > :first-child {
      transform: rotate(-6deg);
    }
    & > :nth-child(2) > * > :first-child {
      transform: translateY(-14px) rotate(-3deg);
    }
    & > :nth-child(3):nth-last-child(3) > * > :first-child {
      transform: translateY(-16px);
    }
    & > :nth-last-child(2) > * > :first-child {
      transform: translateY(-14px) rotate(3deg);
    }
    & > :last-child > * > :first-child {
      transform: rotate(6deg);
    }
    & > [data-on='true'] {
      z-index: 1;
    }
    & > [data-on='true'] > button {
      transform: translateY(-14px);
    }
    & > [data-on='true'] > button > b {
      transform: translateY(14px);
    }
  }
`
