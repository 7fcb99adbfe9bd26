import { css } from 'goober'

/** Class: over the bottom bar on a phone, of two rows where large text needs them; in the page from a tablet on. */
export const actionBar = css`
  position: fixed;
  z-index: 20;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 58px;
  padding: 6px 20px calc(6px + var(--safe-bottom));
  border-top: 1px solid var(--amber);
  background: var(--night);
  & > a:first-child {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    margin: 0 4px 0 -10px;
    color: var(--soft);
  }
  & > p,
  & > div {
    position: relative;
    flex: 1 1 auto;
    min-width: 0;
    padding-right: 12px;
    line-height: 1.3;
  }
  & > div {
    flex: 3 1 8rem;
    padding-right: 8px;
  }
  & > p {
    flex-basis: 6rem;
    font-size: var(--small);
    color: var(--soft);
  }
  & > p > span,
  & > div > small {
    display: block;
  }
  & > div > small {
    font-size: 0.75rem;
    color: var(--soft);
  }
  & > p > button {
    min-width: 44px;
    min-height: 44px;
    margin: -12px 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--teal);
    text-align: left;
    text-decoration: underline;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button,
  & > :last-child {
    flex: 1 1 5.5rem;
    width: auto;
    min-width: 0;
  }
  &:not([data-beside]) > button {
    align-self: stretch;
  }
  & > button + button {
    margin-left: 8px;
  }
  /* Room for the line under it, where a price of many digits takes a second one. */
  & > div > [data-size] {
    max-width: 100%;
    padding-bottom: 6px;
  }
  & > div > [data-size]:first-child {
    padding-bottom: 24px;
  }
  &[data-beside='price'] {
    min-height: 64px;
  }
  &[data-long='true'] > div > [data-size] {
    font-size: 1rem;
    line-height: 1.3;
  }
  &[data-long='true'] i > svg {
    width: 16px;
    height: 16px;
  }
  @media (min-width: 48rem) {
    & {
      position: static;
      flex-wrap: nowrap;
      min-height: 0;
      padding: 8px;
      border: 1px solid var(--amber);
      border-radius: 18px;
    }
    & > a:first-child {
      display: none;
    }
    & > div > [data-size]:first-child {
      padding-bottom: 20px;
    }
    &[data-beside='price'] {
      padding: 8px 16px;
    }
    &:not([data-beside]) {
      padding: 0;
      border: 0;
      background: none;
    }
    &:not([data-beside]) > button {
      min-height: 4.25rem;
    }
    &:not([data-beside]) > button + button {
      margin-left: 12px;
    }
    /* The price in one line, as long as the page has room for it, and no thin button beside a short one. */
    &[data-beside='price'] > div {
      flex: 1 0 auto;
      min-width: 9.5rem;
      max-width: 66%;
      padding-right: 4px;
    }
    &[data-beside='price'] > :last-child {
      flex: 0 1 10.5rem;
      margin-left: auto;
    }
    &[data-beside='price'] > div > [data-size] {
      font-size: 1.75rem;
    }
    &[data-long='true'] > div > [data-size] {
      font-size: 1.375rem;
    }
  }
  @media print {
    & {
      position: static;
    }
  }
`

/** Class: a button of one line or two, equally high. */
export const actionButton = css`
  flex-direction: column;
  padding: 3px 4px;
  line-height: 1.2;
  & > small {
    font-size: 0.75rem;
    font-weight: 400;
    line-height: 1.3;
  }
  &:not([data-kind='primary']) > small {
    color: var(--soft);
  }
  @media (min-width: 48rem) {
    & {
      padding: 6px 4px;
    }
  }
`

/** Class: actions in pairs, of which a single one has the whole row, as a notice among them has. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  & > * {
    flex: 1 1 calc(50% - 12px);
    margin: 4px;
  }
  & > div {
    display: flex;
    flex-direction: column;
  }
  & > div > :first-child {
    flex: 1 0 auto;
  }
  & > a,
  & > button {
    padding: 8px 12px;
  }
  & > [data-part='note'] {
    flex-basis: 100%;
  }
  @media (max-width: 47.99rem) {
    /* What it has is on the stage, or is a row of the page. */
    &[data-few='true'] {
      display: contents;
    }
    &[data-few='true'] > * {
      margin: 0;
    }
  }
  @media (min-width: 48rem) {
    & {
      margin: -6px;
    }
  }
`

export const why = css`
  margin: 2px 0 0;
  font-size: var(--small);
  color: var(--soft);
`
