import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: a tile and its button in one frame, together as high as their row. Place or price and the level share a line,
 * which cuts no word: a place without room in it is not shown. What it is, its picture shows.
 */
export const ownTile = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: 14px;
  box-shadow: var(--drop);
  & > :first-child {
    flex: 1 1 auto;
    grid-template-columns: 1fr auto;
    height: auto;
    min-height: 0;
    border-bottom-color: var(--line);
    border-radius: 14px 14px 0 0;
    box-shadow: none;
  }
  /* The two do not come apart. */
  & > :first-child:hover,
  & > :first-child:active {
    transform: none;
  }
  & > :first-child > :nth-child(n) {
    grid-column: 1 / 3;
  }
  & > :first-child > [data-part='words'] {
    ${hidden};
  }
  & > :first-child > [data-part='state'] {
    grid-column: 2;
    margin: 2px 12px 8px 0;
    padding: 0;
    border: 0;
  }
  & > :first-child > [data-part='price'] {
    grid-row: 4;
    grid-column: 1;
    height: 1.125rem;
    min-height: 0;
    margin: 2px 0 8px 12px;
    padding-right: 8px;
    font-size: 0.875rem;
    line-height: 1.125rem;
  }
  & > :first-child > [data-part='price'] > small {
    display: flex;
    flex-wrap: wrap;
    height: 1.125rem;
    font-size: 0.75rem;
  }
  & > :first-child > [data-part='price'] > small::before {
    content: '';
    width: 0;
    height: 100%;
  }
  & > button {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    height: 44px;
    padding: 0 8px 0 12px;
    overflow: hidden;
    border: 1px solid var(--band);
    border-top: 0;
    border-radius: 0 0 14px 14px;
    background: var(--night);
    color: var(--soft);
    font-size: var(--small);
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button > span {
    display: flex;
    align-items: center;
    min-width: 0;
    overflow: hidden;
  }
  & > button svg {
    flex: none;
  }
  & > button > span > svg {
    margin-right: 5px;
  }
  & [data-tone='gold'] {
    color: var(--gold);
  }
  & [data-tone='warning'] {
    border-color: var(--amber);
    color: var(--amber);
  }
  & [data-tone='bad'] {
    color: var(--red);
  }
  @media (hover: hover) {
    & > button:hover {
      border-color: var(--gold);
      color: var(--text);
    }
  }
`
