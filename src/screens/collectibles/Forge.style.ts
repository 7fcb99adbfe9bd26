import { css } from 'goober'

/** Class: the possible results of a mint or an egg: large pictures with a word under each. */
export const gallery = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin: -6px;
  & > li {
    flex: 0 0 calc(50% - 12px);
    margin: 6px;
    text-align: center;
  }
  &[data-making='hatch'] > li {
    flex-basis: calc(33.33% - 12px);
  }
  & img {
    width: 100%;
    height: auto;
    margin-bottom: 8px;
    border-radius: 14px;
    background: var(--mist);
    box-shadow: var(--drop);
  }
  & button {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    font: 600 1.0625rem / 1.5 var(--display);
    cursor: pointer;
    touch-action: manipulation;
  }
  @media (min-width: 40rem) {
    &[data-making] > li {
      flex: 1 1 0;
    }
  }
  @media (hover: hover) {
    & button:hover {
      color: var(--gold);
    }
  }
`
