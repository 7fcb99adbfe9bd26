import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: a card for each one, asleep until it is activated, with its action below. The first that can be awakened is large
 * and in the light, on a phone across the whole width and else across two columns: its card is beside its words.
 */
export const roster = css`
  & > li {
    display: flex;
    flex-direction: column;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--fill-veil);
    text-align: center;
  }
  & > li > a {
    flex: 1 1 auto;
    height: auto;
    border-width: 0 0 1px;
    border-radius: 13px 13px 0 0;
    background: none;
    box-shadow: none;
    text-align: left;
  }
  & > [data-stage='false'] > a > [data-part='words'],
  & > li > a > [data-part='state'],
  & > li > a > [data-part='price'] {
    ${hidden};
  }
  & > li > a > [data-part='grade'] {
    margin-bottom: 7px;
  }
  & > li > :last-child {
    margin: 8px;
  }
  & small {
    color: var(--soft);
  }
  & > [data-asleep='true'] > a img {
    filter: saturate(0.7) brightness(0.88);
  }
  & > [data-stage='true'] {
    position: relative;
    z-index: 0;
    grid-column: 1 / -1;
    overflow: hidden;
    border-color: var(--amber);
    background:
      radial-gradient(14rem 12rem at 26% 42%, var(--veil), transparent) no-repeat,
      radial-gradient(18rem 12rem at 100% 0, var(--mist), transparent) no-repeat,
      var(--night);
  }
  /* Light behind its card. */
  & > [data-stage='true']::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: -46px;
    left: -66px;
    width: 300px;
    height: 300px;
    background: radial-gradient(closest-side, var(--gold), var(--violet) 60%, transparent);
    opacity: 0.5;
  }
  & > [data-stage='true'] > a {
    grid-template: 1fr auto auto 1fr / auto minmax(0, 1fr);
    padding: 14px 12px 4px 16px;
    overflow: visible;
    border: 0;
  }
  & > [data-stage='true'] > a > div {
    grid-area: 1 / 1 / 5;
    width: 135px;
    height: 180px;
    margin-right: 16px;
    padding: 0;
    border: 1px solid var(--band);
    border-radius: 12px;
    box-shadow: var(--drop);
    transform: rotate(-2deg);
  }
  & > [data-stage='true'] > a > h3 {
    grid-area: 1 / 2;
    display: block;
    padding: 0;
    border: 0;
    background: none;
    font-size: 1.375rem;
    word-break: break-word;
  }
  & > [data-stage='true'] > a > [data-part='grade'] {
    grid-area: 2 / 2;
    margin: 8px 0 0;
  }
  & > [data-stage='true'] > a > [data-part='stars'] {
    grid-area: 3 / 2;
    margin: 6px 0 0;
  }
  & > [data-stage='true'] > a > [data-part='words'] {
    grid-area: 4 / 2;
    align-self: flex-start;
    margin: 6px 0 0;
    font-size: var(--small);
  }
  & > [data-stage='true'] > :last-child {
    margin: 8px 12px 12px;
  }
  @media (min-width: 48rem) {
    & > [data-stage='true'] {
      grid-column: span 2;
    }
    & > [data-stage='true']::before {
      top: -80px;
      left: -100px;
      width: 440px;
      height: 440px;
    }
    & > [data-stage='true'] > a {
      padding: 14px 16px 4px 20px;
    }
    & > [data-stage='true'] > a > div {
      width: 174px;
      height: 232px;
      margin-right: 24px;
    }
    & > [data-stage='true'] > a > h3 {
      font-size: 1.5rem;
    }
  }
`
