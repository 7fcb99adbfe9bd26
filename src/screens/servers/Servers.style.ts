import { css } from 'goober'

/** Class: the parts of the page, one under the other. */
export const servers = css`
  max-width: 60rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 24px;
  }
  & > header > p {
    max-width: 40rem;
    text-wrap: balance;
  }
`

/**
 * Class: a card per server: its sign in a rhombus, beside it name, role, and whether it is the current one; its dragon has
 * the card's right end for itself.
 */
export const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  grid-gap: 12px;
  & > li {
    position: relative;
    z-index: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: 124px;
    padding: 10px;
    border: 1px solid var(--line);
    border-radius: 18px;
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    overflow: hidden;
  }
  & > [data-empty='true'] {
    background: var(--night);
  }
  & > li[aria-current] {
    border-color: var(--gold);
  }
  & > li > * {
    margin: 4px;
  }
  & > li > i {
    flex: none;
    margin: 4px 10px 4px 4px;
    padding: 5px;
    border: 1px solid var(--amber);
    background: var(--night);
    color: var(--gold);
    transform: rotate(45deg);
  }
  & > li > i > span {
    transform: rotate(-45deg);
  }
  &[data-art='true'] > li {
    padding-right: calc(50% - 2.8rem + 8px);
  }
  & [data-part='art'] {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    /* A large text leaves it less. */
    width: calc(50% - 2.8rem);
    margin: 0;
    overflow: hidden;
    border-left: 1px solid var(--line);
  }
  & > [aria-current] > [data-part='art'] {
    border-color: var(--gold);
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 34%;
    /* Without its frame. */
    transform: scale(1.22);
  }
  & > [data-empty='true'] img {
    opacity: 0.5;
  }
  & > li > div {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='choice'] {
    margin-top: 6px;
  }
  & [data-part='choice'] > button {
    padding: 8px;
    font-size: 0.875rem;
  }
  & b {
    display: block;
    font: 600 1.125rem / 1.3 var(--display);
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  @media (min-width: 62rem) {
    grid-gap: 20px;
    & > li {
      min-height: 176px;
      padding: 16px 20px;
    }
    &[data-art='true'] > li {
      padding-right: calc(50% - 3.5rem + 8px);
    }
    & [data-part='art'] {
      width: calc(50% - 3.5rem);
    }
    & [data-part='choice'] > button {
      padding: 8px 16px;
    }
    & > li > i {
      margin: 4px 24px 4px 8px;
      padding: 8px;
    }
    & b {
      font-size: 1.375rem;
    }
  }
`
