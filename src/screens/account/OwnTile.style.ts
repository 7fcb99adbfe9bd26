import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/** Class: a tile and its button in one frame, together as high as their row. What it is, its picture shows. */
export const ownTile = css`
  --stars: 7;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: 14px;
  box-shadow: var(--drop);
  & > :first-child {
    flex: 1 1 auto;
    height: auto;
    min-height: 0;
    border-bottom: 0;
    border-radius: 14px 14px 0 0;
    box-shadow: none;
  }
  /* The two do not come apart. */
  & > :first-child:hover,
  & > :first-child:active {
    transform: none;
  }
  & > :first-child > [data-part='words'] {
    ${hidden};
  }
  /* The button has it. */
  & > :first-child > [data-part='price'] {
    display: none;
  }
  /* Seen above the button, and touched through: a finger has some of their line, too. */
  & > :first-child > [data-part='grade'],
  & > :first-child > [data-part='state'] {
    z-index: 1;
    margin-top: 4px;
    margin-bottom: 3px;
    pointer-events: none;
  }
  & > button {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    height: 2.75rem;
    min-height: 44px;
    margin-top: -1rem;
    padding: 1rem 0 0 12px;
    overflow: hidden;
    border: 1px solid var(--band);
    border-top-color: transparent;
    border-radius: 0 0 14px 14px;
    background: linear-gradient(var(--line) 1px, var(--night) 1px) 0 100% / 100% 1.75rem no-repeat;
    color: var(--soft);
    font-size: var(--small);
    font-weight: 600;
    line-height: 0.875rem;
    text-align: left;
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
    margin-right: 8px;
  }
  /* One line where both parts have room, else two: what has no room in them is not shown. */
  & > button > span > span {
    min-width: 0;
    max-height: 1.75rem;
    overflow: hidden;
  }
  & > button small,
  & > button b {
    display: inline-block;
    max-width: 100%;
    overflow: hidden;
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--soft);
    vertical-align: top;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button b {
    font-weight: 600;
    color: var(--text);
  }
  & > button > i {
    display: none;
  }
  /* A phone has its grade and state in one line, and all else on the picture. */
  @media (max-width: 47.99rem) {
    /* It has the room of the lines that the other tiles have. Where something is to be done, the grade has a line. */
    &[data-todo='false'] > a > div {
      padding-top: calc(100% * var(--portrait) + 2rem - 9px);
    }
    & > a > [data-part='sign'] {
      grid-row: 1;
      align-self: flex-start;
      margin: 8px;
    }
    &[data-todo='false'] > a > [data-part='grade'] {
      ${hidden};
    }
    & > :first-child > [data-part='state'] {
      grid-area: 1 / 1 / 2 / 3;
      align-self: flex-end;
      justify-self: flex-end;
      max-width: calc(100% - 29px - 13.6px * var(--stars));
      margin: 0 11px 2px;
      color: var(--text);
    }
    /* Of the grade the word alone where there is no room for its number. */
    & > button > i {
      display: block;
      flex: 1 1 0;
      min-width: min-content;
      height: 1.125rem;
      overflow: hidden;
      color: var(--band);
      font-size: 0.75rem;
      font-style: normal;
      font-weight: 700;
      line-height: 1.125rem;
    }
    & > button > i + span {
      margin: 0 8px 0 2px;
      font-size: 0.75rem;
      font-weight: 500;
    }
    & > button > svg,
    & > button > [data-tone='neutral'] > svg {
      display: none;
    }
    & > button b {
      display: block;
    }
    & > button > * svg {
      width: 16px;
      margin-right: 4px;
    }
  }
  & [data-tone='gold'] {
    color: var(--gold);
  }
  & [data-tone='info'] {
    color: var(--teal);
  }
  & [data-tone='warning'] {
    --band: var(--amber);
    color: var(--amber);
  }
  & [data-tone='bad'] {
    color: var(--red);
  }
  @media (hover: hover) {
    & > button:hover {
      --band: var(--gold);
      color: var(--text);
    }
  }
`
