import { css } from 'goober'

/**
 * Class: grid for a list of tiles; the columns follow the size of the text, so 200 % text gets fewer of them. A picture's
 * height, in widths, leaves room for two rows, whole with their prices; on a phone most names have one line on it.
 */
export const tileGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr));
  gap: 10px;
  --portrait: 0.94;
  --name: 0.8125rem;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fill, minmax(11.25rem, 1fr));
    gap: 16px;
    --portrait: 1.2;
    --name: 0.90625rem;
  }
`

/**
 * Class: the shape of a card, also of one that is loading: picture, grade beside state, words, price. All rows but the
 * picture's have one line, so that every tile is equally high. The picture's place is kept by padding.
 */
export const tile = css`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr auto / auto 1fr;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--band, var(--line));
  border-radius: 14px;
  background: var(--fill-veil);
  color: var(--text);
  & > div {
    grid-area: 1 / 1 / 2 / 3;
    padding-top: calc(100% * var(--portrait, 1.18));
    border-bottom: 1px solid var(--band, var(--line));
    background: var(--mist);
  }
  & > p {
    grid-area: 3 / 1 / 4 / 3;
    min-height: 1.125rem;
    margin: 0 12px;
    overflow: hidden;
    font-size: 0.75rem;
    line-height: 1.125rem;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & > [data-part='grade'] {
    grid-area: 2 / 1;
    margin: 4px 0 0 12px;
  }
  & > [data-part='price'] {
    grid-area: 4 / 1 / 5 / 3;
    box-sizing: content-box;
    min-height: 1.5rem;
    margin: 2px 0 0;
    padding: 1px 12px;
    border-top: 1px solid var(--line);
    background: var(--shade);
    font-size: 1.125rem;
    line-height: 1.5rem;
  }
`
