import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: an asset of the player's own, beside the page's columns: `data-own` off the market; `data-worth` with what
 * others like it cost; `data-many` with more actions than a phone's bar has room for.
 */
export const ownAsset = css`
  & [data-part='worth'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
  }
  & [data-part='worth'] > dd {
    min-width: 0;
    margin-left: 12px;
  }
  & [data-part='worth'] > dd:empty::before {
    content: '–';
  }
  & [data-part='worth'] > dt {
    font-size: var(--small);
    color: var(--soft);
  }
  @media (max-width: 47.99rem) {
    /* The last row in their frame. Where further actions follow them, it is a row after the attributes. */
    & > [data-part='actions'] > [data-part='worth'] {
      order: 1;
      padding: 4px 14px;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--ink);
    }
    &[data-many='false'] > [data-part='actions'] > [data-part='worth'] {
      order: -2;
      margin: -13px 0 -4px;
      border-radius: 0 0 14px 14px;
    }
    &[data-many='false'][data-worth='true'] [data-part='vitals'] {
      border-radius: 14px 14px 0 0;
    }
    /* The button that compares is the left part of that row, where the row has room for both. */
    &[data-worth='true'] > [data-part='actions'] > [data-few='true'] > button[data-kind='secondary'] {
      position: static;
      order: -2;
      justify-content: flex-start;
      width: auto;
      height: 44px;
      margin: -12px auto 0 0;
      padding: 0 0 0 14px;
      border-color: transparent;
      background: none;
      box-shadow: none;
      font-size: var(--small);
      font-weight: 500;
      color: var(--teal);
    }
    &[data-worth='true'] > [data-part='actions'] > [data-few='true'] > button > i + span {
      position: static;
      width: auto;
      height: auto;
      margin: 0 0 0 6px;
      overflow: visible;
      white-space: nowrap;
    }
  }
  @media (min-width: 20rem) and (max-width: 47.99rem) {
    &[data-worth='true'] > [data-part='actions'] > [data-few='true'] > button[data-kind='secondary'] {
      margin-top: -52px;
    }
    & [data-beside='true'] > dt {
      ${hidden};
    }
    & [data-part='worth'][data-beside='true'] > dd {
      max-width: 52%;
      margin-left: auto;
    }
    & [data-beside='true'] > dd:empty::before {
      content: none;
    }
  }
  @media (max-width: 55.99rem) {
    /* What it costs, or further actions come between what a fight begins with and what the asset is. */
    &[data-many='true'] [data-part='vitals'],
    &[data-worth='true'] [data-part='vitals'] {
      order: -3;
      margin: -4px 0;
    }
    &[data-many='true'] [data-part='summary'],
    &[data-worth='true'] [data-part='summary'] {
      display: contents;
    }
  }
  @media (min-width: 80rem) {
    /* An own asset's main action has a row, and all others share rows, whichever part they are in. */
    &[data-own='true'] > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      margin: 10px -6px -6px;
    }
    &[data-own='true'] > [data-part='actions'] > [data-part='offer'],
    &[data-own='true'] > [data-part='actions'] footer,
    &[data-own='true'] > [data-part='actions'] > section {
      display: contents;
    }
    &[data-own='true'] > [data-part='actions'] > *,
    &[data-own='true'] > [data-part='actions'] footer > * {
      flex: 1 1 calc(50% - 12px);
      margin: 6px;
    }
    &[data-own='true'] > [data-part='actions'] > *,
    &[data-own='true'] > [data-part='actions'] footer > p,
    &[data-own='true'] > [data-part='actions'] footer > button:last-child {
      flex-basis: 100%;
    }
    &[data-own='true'] > [data-part='actions'] > [data-part='worth'],
    &[data-own='true'] > [data-part='actions'] footer > button:last-child,
    &[data-own='true'] > [data-part='actions'] footer > p,
    &[data-own='true'] > [data-part='actions'] > [data-tone] {
      order: -1;
    }
    &[data-own='true'] > [data-part='actions'] footer > button:last-child {
      min-height: 60px;
      margin: 6px;
    }
    &[data-own='true'] > [data-part='actions'] footer > button:not(:last-child) {
      min-height: 44px;
    }
    /* Where there are further ones, it is one of a pair, as their last row is: all columns end with the card. */
    &[data-own='true'][data-many='true'] > [data-part='actions'] footer > button:last-child,
    &[data-many='true'] > [data-part='actions'] > [data-part='worth'] {
      order: 0;
      flex-basis: calc(50% - 12px);
    }
    &[data-many='true'] > [data-part='actions'] > [data-part='worth'] {
      justify-content: center;
      margin: 6px;
    }
    &[data-many='true'] > [data-part='actions'] > [data-part='worth'] > dt {
      ${hidden};
    }
    &[data-many='true'] > [data-part='actions'] > [data-part='worth'] > dd {
      margin: 0;
    }
    &[data-many='true'] > [data-part='actions'] > [data-part='worth'] > dd:empty::before {
      content: none;
    }
  }
`
