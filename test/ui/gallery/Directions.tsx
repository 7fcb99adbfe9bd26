import { css } from 'goober'
import { Tiles } from './Cards'
import type { Texts } from './texts'

/** Everything under the picture: name, class, price. */
const caption = css`
  & a {
    grid-template-rows: auto auto auto 1fr;
  }
  & a > h3 {
    grid-area: 2 / 1;
    align-self: start;
    padding: 10px 12px 0;
    background: none;
  }
`

/** Everything on the picture, which fills the tile. */
const poster = css`
  & a {
    grid-template-rows: 1fr auto auto;
  }
  & a > div {
    grid-area: 1 / 1 / 4 / 2;
    padding-top: 150%;
  }
  & a > p {
    z-index: 1;
    grid-area: 2 / 1;
    background: var(--shade);
  }
  & a > [data-part='price'] {
    grid-area: 3 / 1;
    padding-bottom: 12px;
  }
`

const DIRECTIONS = [
  ['Caption', caption],
  ['Poster', poster],
  ['Plate, taken', undefined],
] as const

/** Three directions of the market's tile side by side; test/docs/decisions.md says why the last one was taken. */
export function Directions({ texts }: { texts: Texts }) {
  return (
    <>
      {DIRECTIONS.map(([name, look]) => (
        <section key={name} class={look} aria-label={name}>
          <h3>{name}</h3>
          <Tiles texts={texts} />
        </section>
      ))}
    </>
  )
}
