import { css } from 'goober'

/** Class: what to choose from, as one row of two halves, and below it a strip of small cards that scrolls sideways. */
export const picks = css`
  & fieldset {
    max-width: calc(30rem + 12px);
    margin: 0 auto 6px;
  }
  & legend {
    position: absolute;
    clip: rect(0, 0, 0, 0);
  }
  & fieldset > div {
    flex-wrap: nowrap;
    margin: 0;
    padding: 2px;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--ink);
  }
  & label {
    flex: 1 1 0;
    justify-content: center;
    margin: 2px;
    border-color: transparent;
    border-radius: 9px;
    background: none;
    line-height: 1.2;
    text-align: center;
  }
  & ul {
    display: flex;
    margin: 0 -16px;
    padding: 2px 12px 8px;
    overflow-x: auto;
    -webkit-mask-image: linear-gradient(-90deg, transparent, var(--ink) 28px);
  }
  & li:last-child {
    margin-right: 28px;
  }
  & ul::-webkit-scrollbar {
    display: none;
  }
  & li {
    flex: none;
    width: 4.5rem;
    min-width: 72px;
    margin: 0 4px;
  }
  & li > a,
  & li > div {
    display: block;
    color: var(--band, var(--soft));
    text-align: center;
    text-decoration: none;
    touch-action: manipulation;
  }
  /* 3 wide, 4 high. */
  & li span {
    position: relative;
    display: block;
    padding-top: 133.333%;
    overflow: hidden;
    border: 1px solid var(--band, var(--line));
    border-radius: 8px;
    background: var(--mist);
  }
  & img {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & [data-part='all'] > span {
    border: 1px dashed var(--edge);
    background: var(--fill-veil);
  }
  & svg {
    position: absolute;
    top: 50%;
    left: 50%;
    margin: -10px 0 0 -10px;
  }
  & small {
    display: block;
    margin-top: 4px;
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.3;
  }
  @media (hover: hover) {
    & a:hover > span {
      filter: brightness(1.15);
    }
  }
  @media (min-width: 62rem) {
    & fieldset {
      max-width: calc(33rem + 24px);
      margin-bottom: 16px;
    }
    & li {
      width: 96px;
      margin: 0 6px;
    }
    /* In the middle where all of it fits, and from its beginning where not. */
    & ul {
      margin: 0;
      padding: 2px 0 8px;
      -webkit-mask-image: none;
    }
    & li:first-child {
      margin-left: auto;
    }
    & li:last-child {
      margin-right: auto;
    }
  }
`
