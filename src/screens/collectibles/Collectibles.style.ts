import { css } from 'goober'

/** Class: the parts of a page, one under the other. */
export const page = css`
  max-width: 60rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 24px;
  }
`

/** Class: a camp's heading with its frames under it. */
export const shelf = css`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 12px;
    padding-bottom: 8px;
    border-bottom: 1px solid var(--line);
    color: var(--soft);
  }
  & h2 {
    font-size: 1.1875rem;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    margin: -6px;
  }
  & > ul > li {
    flex: 0 0 calc(33.33% - 12px);
    min-width: 0;
    margin: 6px;
  }
  @media (min-width: 48rem) {
    & > ul > li {
      flex-basis: calc(20% - 12px);
    }
  }
`

/** Class: one frame of the album, in the light of its band; an empty one is only a dim outline. */
export const frame = css`
  display: block;
  color: var(--band);
  font-size: var(--small);
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  & > div {
    position: relative;
    overflow: hidden;
    margin-bottom: 6px;
    padding-top: 133.333%;
    border: 1px solid var(--band);
    border-radius: 12px;
    background: var(--mist);
    box-shadow: var(--drop);
    transition: transform 0.18s;
  }
  & img {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & b {
    position: absolute;
    right: 6px;
    bottom: 6px;
    min-width: 30px;
    padding: 1px 8px;
    border: 1px solid var(--band);
    border-radius: 12px;
    background: var(--shade);
    font-size: 0.75rem;
  }
  &[data-empty='true'] {
    color: var(--soft);
  }
  &[data-empty='true'] > div {
    border: 1px dashed var(--line);
    background: var(--night);
    box-shadow: inset 0 0 24px var(--ink);
  }
  &[data-empty='true'] > div > span {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    justify-content: center;
    opacity: 0.4;
  }
  &[data-empty='true'] svg {
    margin: 0;
  }
  @media (hover: hover) {
    &:hover > div {
      transform: translateY(-3px);
    }
  }
`

/** Class: a grid of tiles with each one's action under it. */
export const roster = css`
  & > li {
    display: flex;
    flex-direction: column;
  }
  & > li > a {
    flex: 1;
    height: auto;
    margin-bottom: 8px;
  }
  & > li > span {
    align-self: center;
    margin: 10px 0;
  }
  & small {
    color: var(--soft);
  }
`

/** Class: the possible results of a mint or an egg: large pictures with a word under each. */
export const gallery = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin: -6px;
  & > li {
    flex: 0 0 calc(50% - 12px);
    margin: 6px;
    text-align: center;
  }
  &[data-making='hatch'] > li {
    flex-basis: calc(33.33% - 12px);
  }
  & img {
    width: 100%;
    height: auto;
    margin-bottom: 8px;
    border-radius: 14px;
    background: var(--mist);
    box-shadow: var(--drop);
  }
  & button {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    font: 600 1.0625rem / 1.5 var(--display);
    cursor: pointer;
    touch-action: manipulation;
  }
  @media (min-width: 40rem) {
    &[data-making] > li {
      flex: 1 1 0;
    }
  }
  @media (hover: hover) {
    & button:hover {
      color: var(--gold);
    }
  }
`

/** Class: small portraits in a row that scrolls sideways. */
export const stable = css`
  display: flex;
  overflow-x: auto;
  margin: 0 -4px;
  padding: 4px 0 10px;
  -webkit-overflow-scrolling: touch;
  & > a {
    position: relative;
    flex: none;
    width: 72px;
    margin: 0 4px;
    border: 2px solid var(--line);
    border-radius: 12px;
    overflow: hidden;
    background: var(--mist);
    color: var(--text);
    text-align: center;
    text-decoration: none;
  }
  & img {
    width: 72px;
    height: 96px;
    object-fit: cover;
  }
  & small {
    display: block;
    padding: 2px;
    background: var(--night);
    font-size: 0.75rem;
    line-height: 1.6;
  }
  & > [data-asleep='true'] > img {
    opacity: 0.55;
  }
  & > [aria-current] {
    border-color: var(--gold);
    color: var(--gold);
  }
`

/** Class: the chosen dragon; on a wide screen its picture stays next to its values. */
export const stage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  @media (min-width: 52rem) {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: start;
    & > header {
      position: sticky;
      top: 80px;
    }
  }
`

/** Class: the dragon itself. */
export const head = css`
  text-align: center;
  & > img {
    width: 100%;
    max-width: 22rem;
    height: auto;
    margin: 0 auto 16px;
    border: 1px solid var(--band);
    border-radius: 18px;
    background: var(--mist);
    box-shadow: 0 0 64px -18px var(--band);
  }
  & > h2 {
    font-size: 1.5rem;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    margin-top: 8px;
  }
  & > p > * {
    margin: 4px 6px;
  }
  & small {
    color: var(--soft);
  }
`
