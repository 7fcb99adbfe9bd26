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
    &[data-making='true'] > section {
      padding: 14px;
    }
    /* The prices beside their title, so that the pictures begin higher. */
    &[data-page='activate'] > section {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding: 8px 14px;
    }
    &[data-page='activate'] > section > * {
      flex: 1 0 100%;
      margin: 4px 0;
    }
    &[data-page='activate'] > section > h2 {
      flex: 1 0 4.5rem;
      font-size: 0.875rem;
    }
    &[data-page='activate'] > section > dl {
      flex: 3 1 11.5rem;
    }
    &[data-page='activate'] > section > dl > div {
      padding: 0;
      border: 0;
      background: none;
    }
    &[data-making='true'] > ul + section > h2 {
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
    &[data-making='true'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 21rem;
      column-gap: 32px;
      align-items: start;
    }
    &[data-making='true'] > :not(ul) {
      grid-column: 1 / 3;
      width: 100%;
    }
    &[data-making='true'] > ul + section {
      grid-column: 2;
      align-self: center;
      margin-bottom: 40px;
    }
  }
  @media (min-width: 80rem) {
    max-width: none;
    margin: 0 calc(50% - 50vw + 36px);
  }
  /* Where the window is high enough, the pictures are large, and what they cost is one line below them. */
  @media (min-width: 80rem) and (min-height: 46rem) {
    &[data-making='true'] {
      display: block;
    }
    &[data-making='true'] > ul + section {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr);
      grid-gap: 24px;
      align-items: center;
      margin-bottom: 0;
    }
    &[data-making='true'] > ul + section > * {
      margin: 0;
    }
    &[data-making='true'] > ul + section > button {
      grid-column: 3;
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
