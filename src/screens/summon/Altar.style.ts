import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'
import { show } from './Hero.style'

/** Class: tickets, circle and what to do next below each other; a hero takes the tickets' place, which follow. */
export const altar = css`
  display: flex;
  flex-direction: column;
  text-align: center;
  & > [data-part='tickets'] {
    display: flex;
    align-items: center;
    justify-content: center;
    color: var(--soft);
  }
  & > [data-part='tickets'] > strong {
    margin-left: 12px;
    font: 700 1.75rem / 1 var(--display);
    font-variant-numeric: lining-nums;
    color: var(--gold);
  }
  & > :not(:last-child):not(:empty) {
    margin-bottom: 8px;
  }
  & > [data-part='next'] > div > * {
    flex-basis: auto;
    padding: 8px 12px;
  }
  & small {
    display: block;
    margin-top: 4px;
    text-align: center;
    font-size: var(--small);
    color: var(--soft);
  }
  @media (max-width: 61.99rem) {
    & [data-part='camps'] + small {
      ${hidden};
    }
    /* The panel with the ways to a ticket is in the first view, too. */
    &[data-low='true'] {
      margin-bottom: -32px;
    }
  }
  & > div {
    text-align: left;
  }
  & > [data-band] ~ [data-part='next'] {
    animation: ${show} 0.2s 1.3s ease-out backwards;
  }
  & > [data-is='shown'] ~ [data-part='next'] {
    animation: none;
  }
  & > [data-after='true'] {
    min-height: 6rem;
  }
  & > [role='status'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    text-align: center;
    color: var(--soft);
  }
  @media (min-width: 62rem) {
    & > [data-part='next'] {
      align-self: center;
      width: 100%;
      max-width: 24rem;
    }
  }
`
