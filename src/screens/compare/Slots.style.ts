import { css } from 'goober'

/** Class: two empty places in the shape of cards with a sign between them, above what to do about it. */
export const slots = css`
  padding-top: 12px;
  text-align: center;
  & > div {
    display: flex;
    align-items: center;
    justify-content: center;
    margin-bottom: 20px;
  }
  & i {
    position: relative;
    z-index: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 36%;
    max-width: 15rem;
    height: calc(16vw + 8rem);
    max-height: 20rem;
    overflow: hidden;
    border: 2px dashed var(--gold);
    border-radius: 14px;
    background: var(--fill-veil);
    font-style: normal;
  }
  /* Below the eye of the card's back. */
  & i > b {
    position: absolute;
    bottom: 12px;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--fill-gold);
    box-shadow: var(--drop);
    color: var(--on-gold);
    font-size: 1.5rem;
    font-weight: 600;
    line-height: 36px;
  }
  & i[data-taken='true'] {
    border: 1px solid var(--amber);
    box-shadow: var(--drop);
  }
  & i > img {
    position: absolute;
    z-index: -1;
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0.3;
  }
  & i[data-taken='true'] > img {
    opacity: 1;
  }
  & b {
    width: 4rem;
    font: 600 1.25rem var(--display);
    color: var(--soft);
  }
  & > h2 {
    margin-bottom: 6px;
    font-size: 1.25rem;
  }
  & > p:not(:last-child) {
    margin-bottom: 18px;
    color: var(--soft);
  }
`
