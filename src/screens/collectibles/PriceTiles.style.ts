import { css } from 'goober'

/** Class: prices in frames beside each other, the chosen one in gold. */
export const priceTiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  grid-gap: 8px;
  text-align: center;
  & > label {
    position: relative;
    padding: 10px 4px;
    border: 1px solid var(--edge);
    border-radius: var(--round);
    background: var(--ink);
    touch-action: manipulation;
  }
  & > label > span {
    font: 700 1.375rem / 1.3 var(--display);
  }
  & > label > small {
    display: block;
    font-size: var(--small);
    line-height: 1.3;
    color: var(--soft);
  }
  & > label > small > span {
    display: inline-block;
    vertical-align: middle;
  }
  & > [data-on='true'] {
    border-color: var(--gold);
    box-shadow: inset 0 0 0 1px var(--gold);
    background: var(--veil);
  }
  & > [data-on='true'] > span {
    color: var(--gold);
  }
  & input {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > label:focus-within {
    outline: 2px solid var(--gold);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & > [data-on='true'] {
      outline: 3px solid Highlight;
    }
  }
`
