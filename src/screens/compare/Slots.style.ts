import { css } from 'goober'

/** Class: two places in the shape of cards, as large as the phone allows, and a sign where they meet. */
export const slots = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  margin: 0 -6px;
  & > a,
  & > div {
    position: relative;
    z-index: 0;
    flex: 1 1 0;
    min-width: 0;
    max-width: 15rem;
    margin: 0 6px;
    overflow: hidden;
    border: 2px dashed var(--gold);
    border-radius: 14px;
    background: var(--fill-veil);
    color: var(--text);
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }
  & > div {
    border: 1px solid var(--amber);
    box-shadow: var(--drop);
  }
  /* 3 wide, 4 high. */
  & > a::before,
  & > div::before {
    content: '';
    display: block;
    padding-top: 133.333%;
  }
  & img {
    position: absolute;
    z-index: -1;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0.4;
    transition: opacity 0.18s;
  }
  & > div > img {
    opacity: 1;
  }
  & b,
  & > i {
    display: block;
    width: 44px;
    height: 44px;
    border: 1px solid var(--amber);
    border-radius: 50%;
    background: var(--fill-gold);
    box-shadow: var(--drop);
    color: var(--on-gold);
    font: 600 30px / 42px var(--display);
    text-align: center;
  }
  /* Below the eye. */
  & b {
    margin: 0 auto 6px;
  }
  & b::before {
    content: '+';
  }
  & > i {
    position: absolute;
    z-index: 1;
    top: 50%;
    left: 50%;
    margin: -22px 0 0 -22px;
    background: var(--ink);
    color: var(--gold);
    font-size: 16px;
  }
  & span {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    padding: 24px 6px 12px;
    background: linear-gradient(transparent, var(--ink));
  }
  & svg {
    display: inline-block;
    margin-right: 6px;
    vertical-align: -3px;
    color: var(--green);
  }
  @media (hover: hover) {
    & > a:hover > img {
      opacity: 0.7;
    }
  }
  @media (min-width: 62rem) {
    & > a,
    & > div {
      max-width: 16.5rem;
      margin: 0 12px;
    }
  }
`
