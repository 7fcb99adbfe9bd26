import { css, keyframes } from 'goober'

const arrive = keyframes`
  from {
    transform: translateY(8px);
    opacity: 0;
  }
`

/** Class: grid for a list of tiles; the columns follow the size of the text, so 200 % text gets fewer of them. */
export const tileGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr));
  gap: 12px;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fill, minmax(11.25rem, 1fr));
    gap: 20px;
  }
`

/**
 * Class: the shape of a card, also of one that is loading: picture, grade, words, state, price. All rows but the picture's
 * have one line, so that every tile is equally high. The picture's place is kept by padding, 3 wide and 4 high.
 */
export const tile = css`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr auto auto / 100%;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--band, var(--line));
  border-radius: 14px;
  background: var(--fill-veil);
  color: var(--text);
  & > div {
    grid-area: 1 / 1;
    padding-top: 133.333%;
    border-bottom: 1px solid var(--band, var(--line));
    background: var(--mist);
  }
  & > p {
    grid-area: 3 / 1;
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
    margin-top: 6px;
  }
  & > [data-part='state'] {
    display: flex;
    grid-area: 4 / 1;
    justify-content: space-between;
    box-sizing: content-box;
    margin-top: 4px;
    padding-top: 4px;
    border-top: 1px solid var(--line);
  }
  & > [data-part='price'] {
    grid-area: 5 / 1;
    min-height: 1.5rem;
    margin-bottom: 6px;
    font-size: 1.125rem;
    line-height: 1.5rem;
  }
`

/** Class: what a card that is there adds to its shape: picture and motion. */
export const tileLook = css`
  box-shadow: var(--drop);
  text-decoration: none;
  transition: transform 0.18s;
  animation: ${arrive} 0.18s ease-out;
  &:active {
    transform: scale(0.985);
  }
  & > div {
    position: relative;
    overflow: hidden;
    forced-color-adjust: none;
  }
  & img {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform 0.18s;
  }
  @media (hover: hover) {
    &:hover {
      transform: translateY(-3px);
    }
    &:hover img {
      transform: scale(1.04);
    }
  }
`
