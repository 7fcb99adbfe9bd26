import { css } from 'goober'

/**
 * Class: the card on a glow of its rarity, the commonest on one of its element, name and state below; from a desktop on
 * they begin the text beside it. The price is in the bar of the page's action, if there is one.
 */
export const head = css`
  position: relative;
  z-index: 0;
  text-align: center;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: -54px;
    right: -20px;
    left: -20px;
    height: 380px;
    background: radial-gradient(closest-side, var(--band) 30%, transparent);
    opacity: 0.38;
  }
  &[data-band='1']::before {
    background: radial-gradient(closest-side, var(--element, var(--band)) 30%, transparent);
  }
  &[data-band='4']::before,
  &[data-band='5']::before {
    opacity: 0.5;
  }
  & > figure {
    position: relative;
    overflow: hidden;
    width: 220px;
    max-width: 100%;
    margin: -16px auto 10px;
    border: 1px solid var(--band);
    border-radius: 5.8% / 4.4%;
    box-shadow: var(--drop);
  }
  &[data-band='1'] > figure {
    box-shadow: 0 0 30px -10px var(--element, var(--band));
  }
  &[data-band='3'] > figure {
    box-shadow: 0 0 26px -12px var(--band);
  }
  &[data-band='4'] > figure {
    box-shadow: 0 0 36px -8px var(--band);
  }
  &[data-band='5'] > figure {
    box-shadow: 0 0 54px -4px var(--band);
  }
  & > figure img {
    width: 100%;
    height: auto;
  }
  /* Above the card's shadow, which would dim the name. */
  & > div {
    position: relative;
  }
  & h1 {
    margin-bottom: 2px;
    font-size: 1.375rem;
  }
  & [role='timer'] {
    font: 700 1.375rem / 1.2 var(--display);
  }
  & [role='timer']:not([data-soon='true']) {
    color: var(--text);
  }
  & p {
    justify-content: center;
    line-height: 1.4;
    color: var(--soft);
  }
  & p > span {
    white-space: nowrap;
  }
  & div > [data-size] {
    font-size: 1.5rem;
  }
  [data-bar='own'] & div > [data-size] {
    display: none;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
  }
  & li {
    display: flex;
    margin: 6px 4px 0;
  }
  & li > span {
    font-size: var(--small);
  }
  & ul ~ * {
    margin-top: 8px;
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  /* The name in one line where that can be, and one row of marks, also of long words. */
  @media (max-width: 47.99rem) {
    /* Further actions and an auction take more room than what it costs. */
    [data-worth='true'] & > figure {
      width: 64vw;
      max-width: 230px;
    }
    &[data-market='auction'] > figure {
      width: 196px;
    }
    [data-many='true'] & > figure {
      width: 184px;
    }
    & h1[data-long='everywhere'] {
      font-size: 1.125rem;
    }
    & li {
      margin-top: 8px;
    }
    & li > span {
      min-height: 28px;
      border-radius: 14px;
    }
  }
  @media (min-width: 56rem) {
    & {
      display: contents;
      text-align: left;
    }
    &::before {
      display: none;
    }
    & > figure {
      position: sticky;
      top: 80px;
      grid-row: 1 / span 7;
      width: auto;
      margin: 0;
      box-shadow: 0 0 60px -14px var(--band);
    }
    & > div {
      grid-row: 1;
      grid-column: 2;
    }
    & h1 {
      font-size: 1.75rem;
      line-height: 1.2;
    }
    & p,
    & ul {
      justify-content: flex-start;
    }
    & li {
      margin: 6px 8px 0 0;
    }
    & div > [data-size] {
      font-size: 1.75rem;
    }
  }
  @media (min-width: 80rem) {
    & > figure {
      grid-row: 1 / span 4;
    }
    & h1[data-long='column'] {
      font-size: 1.5rem;
    }
    & h1[data-long='everywhere'] {
      font-size: 1.375rem;
    }
  }
`
