import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: the parts of a page, one under the other, closer to each other on a phone, where the chosen tab is the title; the
 * pictures of some pages use the whole width up to 1920 px.
 */
export const page = css`
  max-width: 60rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 24px;
  }
  & > fieldset > legend {
    ${hidden};
  }
  & > [data-outcome] {
    text-align: center;
    font-size: 0.9375rem;
    color: var(--soft);
  }
  @media (max-width: 47.99rem) {
    & > header {
      ${hidden};
    }
    /* All five fit there, in most languages. */
    & > header + nav {
      margin-top: -14px;
    }
    & > header + nav > a {
      padding: 4px 3px;
      font-size: 0.8125rem;
    }
    & > :not(:last-child) {
      margin-bottom: 12px;
    }
    &[data-page='activate'] > section,
    &[data-page='mint'] > section,
    &[data-page='hatch'] > section {
      padding: 14px;
    }
    &[data-page='activate'] > section > dl > div {
      padding: 0;
      border: 0;
      background: none;
    }
    &[data-page='activate'] > section > h2 {
      margin: 0 0 4px;
      text-align: center;
      font-size: 0.9375rem;
    }
    &[data-page='mint'] > ul + section > h2,
    &[data-page='hatch'] > ul + section > h2 {
      ${hidden};
    }
    & > fieldset {
      min-width: 0;
    }
    & > fieldset > div {
      flex-wrap: nowrap;
      margin: 0 -20px;
      padding: 0 28px 0 16px;
      overflow-x: auto;
      -webkit-mask-image: linear-gradient(-90deg, transparent, var(--ink) 28px);
    }
    /* So narrow that the last that fits is seen to be cut. */
    & > fieldset > div > label {
      flex: none;
      margin: 4px 3px;
      padding: 4px 10px;
    }
  }
  /* How full the album is, beside its kinds. */
  @media (min-width: 62rem) and (max-width: 89.99rem) {
    & > * {
      clear: both;
    }
    & > fieldset {
      float: left;
      margin-right: 32px;
    }
    & > fieldset + [data-narrow] {
      clear: none;
      padding-top: 8px;
    }
  }
  @media (min-width: 62rem) {
    &[data-page='activate'] {
      display: grid;
      grid-template-columns: minmax(0, 36rem) minmax(0, 1fr);
      column-gap: 20px;
    }
    &[data-page='activate'] > * {
      grid-column: 1 / 3;
      width: 100%;
    }
    &[data-page='activate'] > section {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      grid-column: 1;
      padding: 12px 20px;
    }
    &[data-page='activate'] > section > * {
      flex: 1 0 100%;
      margin: 4px 0;
    }
    &[data-page='activate'] > section > h2 {
      flex: 1 0 auto;
      margin: 0 24px 0 0;
    }
    &[data-page='activate'] > section > dl {
      flex: 1 1 16rem;
    }
    &[data-page='activate'] > [data-part='progress'] {
      display: flex;
      flex-direction: column;
      justify-content: center;
      grid-column: 2;
      padding: 12px 20px;
      border: 1px solid var(--line);
      border-radius: 18px;
      background: var(--night);
    }
    &[data-page='mint'],
    &[data-page='hatch'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 20rem;
      column-gap: 32px;
      align-items: start;
    }
    &[data-page='mint'] > *,
    &[data-page='hatch'] > * {
      grid-column: 1 / 3;
      width: 100%;
    }
    &[data-page='mint'] > ul,
    &[data-page='hatch'] > ul {
      grid-column: 1;
      width: auto;
    }
    &[data-page='mint'] > ul + section,
    &[data-page='hatch'] > ul + section {
      position: sticky;
      top: 80px;
      grid-column: 2;
      align-self: center;
      margin-bottom: 40px;
    }
  }
  @media (min-width: 80rem) {
    max-width: none;
    margin: 0 calc(50% - 50vw + 36px);
    &[data-page='mint'],
    &[data-page='hatch'] {
      grid-template-columns: minmax(0, 1fr) 21rem;
    }
  }
  @media (min-width: 90rem) {
    & > header,
    & > nav,
    & > fieldset,
    & > section,
    & > [data-narrow] {
      max-width: 72rem;
      margin-right: auto;
      margin-left: auto;
    }
  }
  @media (min-width: 120rem) {
    margin: 0 calc(50% - 57.5rem);
  }
`
