import { css, keyframes } from 'goober'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`
const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(14px) scale(0.86);
  }
`
const burst = keyframes`
  from {
    opacity: 0;
    transform: scale(0.4);
  }
`
const show = keyframes`
  from {
    opacity: 0;
    transform: translateY(6px);
  }
`

/** Class: one readable column; on a wide screen the altar stays beside the rest. */
export const summon = css`
  max-width: 34rem;
  margin: 0 auto;
  & > :not(:last-child),
  & > div > :not(:last-child) {
    margin-bottom: 24px;
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      max-width: none;
      column-gap: 32px;
      align-items: start;
    }
    & > header {
      grid-column: 1 / 3;
    }
  }
`

/** Class: tickets, circle or hero, and the button below each other. */
export const altar = css`
  display: flex;
  flex-direction: column;
  text-align: center;
  & > p:first-child {
    display: flex;
    align-items: center;
    justify-content: center;
    color: var(--soft);
  }
  & > p:first-child > strong {
    margin-left: 12px;
    font: 700 1.75rem / 1 var(--display);
    color: var(--gold);
  }
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
  & > small {
    font-size: var(--small);
    color: var(--soft);
  }
  & > div {
    text-align: left;
  }
  & > [role='status'] {
    overflow: hidden;
    min-height: 252px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    text-align: center;
    color: var(--soft);
  }
`

/** Class: the circle heroes come through, cards of two behind it; it turns during a summon. */
export const circle = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 200px;
  height: 200px;
  margin: 12px 0;
  color: var(--gold);
  &::before {
    content: '';
    position: absolute;
    top: -12%;
    right: -12%;
    bottom: -12%;
    left: -12%;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--mist), transparent);
  }
  & > svg {
    position: relative;
  }
  & > img {
    position: absolute;
    top: 30px;
    left: -26px;
    width: 104px;
    height: auto;
    border: 1px solid var(--amber);
    border-radius: 12px;
    opacity: 0.8;
    transform: rotate(-9deg);
    transition: opacity 0.28s;
  }
  & > img + img {
    left: auto;
    right: -26px;
    transform: rotate(9deg);
  }
  & > i {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border: 1px solid var(--line);
    border-radius: 50%;
  }
  & > [data-part='gem'] {
    top: 14.6%;
    right: 14.6%;
    bottom: 14.6%;
    left: 14.6%;
    border-radius: 0;
    border-color: var(--amber);
    background: var(--fill-veil);
    box-shadow: var(--drop);
    transform: rotate(45deg);
  }
  &[data-open='true'] > i:first-child {
    border-color: var(--gold);
    border-top-color: transparent;
    animation: ${turn} 1.2s linear infinite;
  }
  &[data-open='true'] > svg {
    opacity: 0.6;
  }
  &[data-open='true'] > img {
    opacity: 0.2;
  }
`

/**
 * Class: the hero's entrance in three steps under 300 ms: light, picture, words. With reduced motion all appears at
 * once.
 */
export const revealed = css`
  width: 100%;
  color: var(--soft);
  & > div {
    position: relative;
    width: 200px;
    max-width: 100%;
    margin: 8px auto 20px;
  }
  & > div > i {
    position: absolute;
    top: -24%;
    right: -36%;
    bottom: -24%;
    left: -36%;
    background: radial-gradient(closest-side, var(--band), transparent);
    opacity: 0.42;
    animation: ${burst} 0.26s ease-out backwards;
  }
  & img {
    position: relative;
    width: 100%;
    height: auto;
    border: 2px solid var(--band);
    border-radius: 14px;
    background: var(--mist);
    box-shadow:
      var(--drop),
      inset 0 0 0 1px var(--ink);
    animation: ${rise} 0.28s 0.2s ease-out backwards;
  }
  & > h2 {
    font-size: 1.25rem;
    color: var(--text);
  }
  & > h2,
  & > p,
  & > a {
    animation: ${show} 0.24s 0.44s ease-out backwards;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    margin-top: 8px;
  }
  & > p > * {
    margin: 2px 5px;
  }
  & > a {
    margin-top: 14px;
  }
`

/** Class: what is missing, each with a way to get it. */
export const unmetList = css`
  & > li {
    margin-top: 12px;
  }
  & > li > :not(:last-child) {
    margin-bottom: 6px;
  }
`

/** Class: a line for each hero who came. */
export const history = css`
  & > li:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
  & a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    color: var(--text);
    text-decoration: none;
  }
  & small {
    font-size: var(--small);
    color: var(--soft);
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--gold);
    }
  }
`
