import { css } from 'goober'

/** Class: two rows in one frame; on a phone each in its own where actions or what it costs come between them. */
export const summary = css`
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--ink);
  & > * + * {
    border-top: 1px solid var(--line);
  }
  @media (max-width: 55.99rem) {
    [data-many='true'] & > *,
    [data-worth='true'] & > * {
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--ink);
    }
  }
`

/** Class: columns of equal width, as long as their words fit. */
export const strip = css`
  display: flex;
  flex-wrap: wrap;
  padding: 6px 0;
  text-align: center;
  & > div {
    display: flex;
    flex: 1 1 0;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 0 2px;
    white-space: nowrap;
  }
  & > div + div {
    border-left: 1px solid var(--line);
  }
  & dt {
    font-size: 0.75rem;
    line-height: 1.3;
    color: var(--soft);
  }
  & dd {
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.3;
  }
  & svg {
    display: inline-block;
    max-width: none;
    margin: 0 3px -2px 0;
    color: var(--red);
  }
  & [data-of='power'] dd,
  & [data-of='power'] svg {
    color: var(--gold);
  }
  & [data-of='attack'] svg {
    color: var(--amber);
  }
  & [data-of='defense'] svg {
    color: var(--teal);
  }
  &[data-part='vitals'] dd {
    font: 700 1.25rem / 1.2 var(--display);
  }
  /* One line of words, with a number after its name. */
  @media (max-width: 47.99rem) {
    &[data-part='traits'] > div {
      flex: 1 1 auto;
      flex-direction: row;
      align-items: baseline;
      justify-content: center;
    }
    &[data-part='traits'] dd {
      margin-left: 4px;
      font-size: var(--small);
    }
  }
  /* The longest words, and numbers of six characters, fit on the narrowest phones, too. */
  @media (max-width: 22.4rem) {
    & svg {
      display: none;
    }
    &[data-part='vitals'] dd {
      font-size: 1.0625rem;
    }
  }
  @media (min-width: 80rem) {
    & dt {
      font-size: var(--small);
    }
    & svg {
      width: 14px;
      height: 14px;
    }
    & {
      padding: 12px 0;
    }
    &[data-part='vitals'] dd {
      font-size: 1.5rem;
    }
  }
`

/** Class: a line under each value; a number is in line with the first line of its words. */
export const values = css`
  & > dl > div {
    align-content: flex-start;
    align-items: baseline;
    padding-bottom: 5px;
    border-bottom: 1px solid var(--mist);
  }
  @media (min-width: 80rem) {
    /* The longest names are on the right. */
    & > dl {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
      grid-row-gap: 0;
    }
    & > dl > div {
      align-content: center;
      min-height: 34px;
      padding: 3px 0;
    }
    & > dl > div:last-child,
    & > dl > div:nth-last-child(2):nth-child(odd) {
      border: 0;
    }
    & > dl dd {
      font-size: 0.9375rem;
    }
  }
`
