import { css } from 'goober'

/** Class: how full the album is and how many cards that takes in one line, above a thin bar. */
export const summary = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  & > [data-part='progress'] {
    display: contents;
  }
  & > [data-part='progress'] > p {
    margin-bottom: 4px;
  }
  & > [data-part='progress'] > p > span + span {
    margin-left: 8px;
    font-weight: 600;
    color: var(--text);
  }
  & > [data-part='progress'] > div {
    flex: 1 0 100%;
    order: 1;
    height: 6px;
  }
  & > p {
    font-size: var(--small);
    color: var(--soft);
  }
`

/** Class: the camps, on a wide screen two beside each other. */
export const shelves = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  @media (min-width: 80rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-gap: 32px 48px;
  }
`

/** Class: a camp's heading with its frames under it. */
export const shelf = css`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 10px;
    padding-bottom: 4px;
    border-bottom: 1px solid var(--line);
    color: var(--soft);
  }
  & h2 {
    font-size: 1.1875rem;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    margin: -6px;
  }
  & > ul > li {
    flex: 0 0 calc(20% - 12px);
    min-width: 0;
    margin: 6px;
  }
  @media (max-width: 47.99rem) {
    & > ul {
      margin: -3px;
    }
    /* All five beside each other, unless the text is large. */
    & > ul > li {
      flex-basis: calc(20% - 6px);
      min-width: 3.125rem;
      margin: 3px;
    }
  }
`

/** Class: one frame of the album, in the light of its band; an empty one is only a dim outline. */
export const frame = css`
  display: block;
  color: var(--band);
  font-size: var(--small);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  & > div {
    position: relative;
    overflow: hidden;
    margin-bottom: 5px;
    padding-top: 133.333%;
    border: 1px solid var(--band);
    border-radius: 10px;
    background: var(--mist);
    box-shadow: var(--drop);
    transition: transform 0.18s;
  }
  & img,
  &[data-empty='true'] > div > span {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & b {
    position: absolute;
    right: 3px;
    bottom: 3px;
    padding: 0 5px;
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
  &[data-empty='true'] img {
    opacity: 0.22;
  }
  &[data-empty='true'] > div > span {
    justify-content: center;
    opacity: 0.7;
  }
  &[data-empty='true'] svg {
    margin: 0;
  }
  @media (max-width: 47.99rem) {
    font-size: 0.75rem;
    /* The band's word, whole, above its grades. */
    overflow-wrap: normal;
    word-spacing: 100vw;
  }
  @media (hover: hover) {
    &:hover > div {
      transform: translateY(-3px);
    }
  }
`
