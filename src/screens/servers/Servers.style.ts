import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

/** Class: the parts of the page, one under the other. */
export const servers = css`
  ${WIDE}
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & > header > p {
    max-width: 40rem;
    text-wrap: balance;
  }
  @media (min-width: 62rem) {
    & > :not(:last-child) {
      margin-bottom: 20px;
    }
  }
`

/**
 * Class: a card per server: its dragon, its name and role, and at its end what can be done with it. A phone shows four
 * of them at once; on a desktop the dragon is large, and what can be done is below the name.
 */
export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 8px;
  margin: 0 -6px;
  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: 88px;
    padding: 6px;
    border: 1px solid var(--line);
    border-radius: 18px;
    background: var(--night);
    overflow: hidden;
  }
  & > li[aria-current] {
    border-color: var(--gold);
    background: var(--fill-veil);
    box-shadow: var(--sheen);
  }
  &[data-art='true'] > li {
    padding-left: 90px;
  }
  & [data-part='art'] {
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    width: 84px;
    margin: 0;
    overflow: hidden;
    border-right: 1px solid var(--line);
  }
  & > [aria-current] > [data-part='art'] {
    border-color: var(--gold);
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 6%;
    /* Without its frame. */
    transform: scale(1.1);
  }
  & > [data-empty='true'] img {
    opacity: 0.8;
  }
  & > li > div {
    flex: 1 1 5rem;
    min-width: 0;
    margin: 4px 0 4px 6px;
    overflow-wrap: anywhere;
  }
  & > li > [data-part='choice'] {
    flex: 0 1 auto;
  }
  & [data-part='choice'] > button {
    padding: 4px 9px;
    font-size: 0.875rem;
  }
  & b {
    display: block;
    font: 600 1rem / 1.3 var(--display);
  }
  & small {
    display: flex;
    align-items: center;
    font-size: var(--small);
    line-height: 1.3;
    color: var(--soft);
  }
  @media (min-width: 62rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-gap: 20px;
    margin: 0;
    & > li {
      flex-direction: column;
      flex-wrap: nowrap;
      justify-content: center;
      align-items: flex-start;
      min-height: 262px;
      padding: 16px 24px;
    }
    &[data-art='true'] > li {
      padding-left: 220px;
    }
    /* A whole card: 3 wide, 4 high. */
    & [data-part='art'] {
      top: 13px;
      bottom: 13px;
      left: 13px;
      width: 176px;
      border: 0;
      border-radius: 12px;
    }
    & img {
      transform: none;
    }
    & > li > div {
      flex: none;
      max-width: 100%;
    }
    & > li > [data-part='choice'] {
      margin-top: 12px;
    }
    & [data-part='choice'] > button {
      padding: 8px 20px;
      font-size: 1rem;
    }
    & b {
      margin: 4px 0;
      font-size: 1.625rem;
    }
  }
`
