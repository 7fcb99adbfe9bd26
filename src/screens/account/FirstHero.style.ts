import { css } from 'goober'

/**
 * Class: the hero's card on a glow, beside it what it costs and the one button. On a phone the buttons lie under both.
 */
export const firstHeroBanner = css`
  display: grid;
  grid-template: auto auto / auto minmax(0, 1fr);
  align-items: center;
  padding: 16px;
  border: 1px solid var(--amber);
  border-radius: 18px;
  background:
    radial-gradient(16rem 14rem at 22% 40%, var(--line), transparent 70%) no-repeat,
    radial-gradient(20rem 12rem at 100% 100%, var(--mist), transparent 70%) no-repeat,
    var(--night);
  box-shadow: var(--drop);
  & > img,
  & > i {
    width: 6.75rem;
    height: 9rem;
    margin-right: 18px;
    border: 1px solid var(--band, var(--line));
    border-radius: 10px;
    background: var(--mist);
    box-shadow: var(--drop);
    object-fit: cover;
    transform: rotate(-3deg);
  }
  & > div:last-of-type {
    grid-column: 2;
  }
  & h2 {
    margin-bottom: 6px;
    font-size: calc(1rem + 1.2vw);
    color: var(--gold);
  }
  & p {
    font-size: 0.9375rem;
    color: var(--soft);
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / 3;
    margin: 10px -4px -4px;
  }
  & > footer > * {
    flex: 1 1 auto;
    margin: 4px;
  }
  @media (min-width: 48rem) {
    & {
      padding: 28px 40px;
    }
    & > img,
    & > i {
      grid-row: 1 / 3;
      width: 10.5rem;
      height: 14rem;
      margin-right: 40px;
    }
    & > div:last-of-type {
      align-self: flex-end;
    }
    & > footer {
      grid-column: 2;
      align-self: flex-start;
      margin-top: 14px;
    }
    & > footer > * {
      flex-grow: 0;
    }
  }
  @media (max-width: 47.99rem) {
    & {
      padding: 12px 14px;
    }
    & > img,
    & > i {
      width: 128px;
      height: 170px;
      margin-right: 14px;
    }
    & > div:first-child {
      grid-column: 1 / 3;
    }
    & > footer > :first-child {
      flex-basis: 100%;
    }
  }
`
