import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: an asset of the player's own, beside the page's columns: `data-own` off the market; `data-worth` with what
 * others like it cost; `data-many` with more actions than a phone's bar has room for.
 */
export const ownAsset = css`
  & [data-part='worth'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  & [data-part='worth'] > dl {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: space-between;
    min-height: 34px;
    font-size: var(--small);
    color: var(--soft);
  }
  & [data-part='worth'] dd {
    min-width: 0;
    margin-left: 12px;
  }
  & [data-part='worth'] dd:empty::before {
    content: '–';
  }
  @media (max-width: 79.99rem) {
    & [data-part='worth'] > button[data-kind='secondary'] {
      margin: -5px 0;
      padding: 0;
      border-color: transparent;
      background: none;
      box-shadow: none;
      font-size: var(--small);
      font-weight: 500;
      color: var(--teal);
    }
    & [data-part='worth'] > button > i {
      margin: 0 6px 0 0;
    }
    /* Both words say what they are. */
    & [data-part='worth'] > button + dl {
      justify-content: flex-end;
    }
    & [data-part='worth'] > button + dl > dt {
      ${hidden};
    }
  }
  @media (max-width: 47.99rem) {
    /* The last row in their frame. Where further actions follow them, it is a row after the attributes. */
    & > [data-part='actions'] > [data-part='worth'] {
      order: 1;
      padding: 0 14px;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--ink);
    }
    &[data-many='false'] > [data-part='actions'] > [data-part='worth'] {
      order: -2;
      margin: -13px 0 0;
      border-radius: 0 0 14px 14px;
    }
    &[data-many='false'][data-worth='true'] [data-part='vitals'] {
      border-radius: 14px 14px 0 0;
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
    /* One panel, as around an offer's price. */
    &[data-own='true'][data-many='false'] > [data-part='actions'] {
      margin: 16px 0 0;
      padding: 4px 10px 10px;
      border: 1px solid var(--amber);
      border-radius: 18px;
      background: var(--night);
    }
    &[data-own='true'][data-many='false'] [data-part='worth'] > dl {
      margin: 0 6px;
    }
    /* It breaks no line when the price comes. */
    &[data-many='false'] [data-part='worth'] dt {
      white-space: nowrap;
    }
    &[data-many='false'] [data-part='worth'] dd a > span {
      font-size: 1rem;
    }
    &[data-many='false'] [data-part='worth'] dd b {
      font-weight: 600;
    }
    &[data-own='true'] [data-part='worth'],
    &[data-own='true'] > [data-part='actions'] > [data-part='offer'],
    &[data-own='true'] > [data-part='actions'] footer,
    &[data-own='true'] > [data-part='actions'] > section {
      display: contents;
    }
    &[data-own='true'] > [data-part='actions'] > *,
    &[data-own='true'] [data-part='worth'] > *,
    &[data-own='true'] > [data-part='actions'] footer > * {
      flex: 1 1 calc(50% - 12px);
      margin: 6px;
    }
    &[data-own='true'] > [data-part='actions'] > *,
    &[data-own='true'] [data-part='worth'] > dl,
    &[data-own='true'] > [data-part='actions'] footer > p,
    &[data-own='true'] > [data-part='actions'] footer > button:last-child {
      flex-basis: 100%;
    }
    &[data-own='true'] [data-part='worth'] > dl,
    &[data-own='true'] > [data-part='actions'] footer > button:last-child,
    &[data-own='true'] > [data-part='actions'] footer > p,
    &[data-own='true'] > [data-part='actions'] > [data-tone] {
      order: -1;
    }
    /* The button that compares is the second of a pair. */
    &[data-own='true'] [data-part='worth'] > button {
      order: 1;
      min-height: 44px;
    }
    &[data-own='true'] > [data-part='actions'] footer > button:last-child {
      min-height: 52px;
      margin: 6px;
    }
    &[data-own='true'] > [data-part='actions'] footer > button:not(:last-child) {
      min-height: 44px;
    }
    /* Where there are further ones, it is one of a pair, as their last row is: all columns end with the card. */
    &[data-own='true'][data-many='true'] > [data-part='actions'] footer > button:last-child,
    &[data-own='true'][data-many='true'] [data-part='worth'] > dl {
      order: 0;
      flex-basis: calc(50% - 12px);
    }
    &[data-own='true'][data-many='true'] [data-part='worth'] > dl {
      justify-content: center;
    }
    &[data-many='true'] [data-part='worth'] > dl > dt {
      ${hidden};
    }
    &[data-many='true'] [data-part='worth'] dd {
      margin: 0;
    }
    &[data-many='true'] [data-part='worth'] dd:empty::before {
      content: none;
    }
  }
`
