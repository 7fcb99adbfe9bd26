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
  gap: 14px;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    gap: 20px;
  }
`

/** Class: a card with the frame of its band. The place of the picture is kept by padding: 3 wide, 4 high. */
export const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--band);
  border-radius: 14px;
  background: var(--fill-veil);
  box-shadow:
    var(--drop),
    inset 0 0 0 1px var(--ink);
  color: var(--text);
  text-decoration: none;
  transition: transform 0.18s;
  animation: ${arrive} 0.24s ease-out;
  &:active {
    transform: scale(0.985);
  }
  & > div {
    position: relative;
    overflow: hidden;
    padding-top: 133.333%;
    background: var(--mist);
    forced-color-adjust: none;
  }
  & img {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform 0.28s;
  }
  & > div > p {
    position: absolute;
    left: 8px;
    right: 8px;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
  & [data-part='marks'] {
    top: 10px;
    padding: 0 2px;
  }
  & [data-part='marks'] > * {
    margin-bottom: 4px;
  }
  & [data-part='stars'] {
    right: 0;
    bottom: 0;
    left: 0;
    justify-content: center;
    padding: 24px 8px 14px;
    background: linear-gradient(transparent, var(--shade) 50%);
  }
  & > h3 {
    padding: 10px 12px 0;
    border-top: 1px solid var(--band);
    font-size: 1rem;
    line-height: 1.3;
  }
  & > p {
    padding: 2px 12px 0;
    font-size: var(--small);
    line-height: 1.4;
    color: var(--soft);
  }
  & [data-part='price'] {
    margin-top: auto;
    padding: 8px 12px 12px;
    font-size: 0.9375rem;
  }
  @media (hover: hover) {
    & > div::after {
      content: '';
      position: absolute;
      top: 0;
      bottom: 0;
      left: 0;
      width: 50%;
      background: linear-gradient(100deg, transparent, var(--text), transparent);
      opacity: 0.14;
      transform: translateX(-110%);
      transition: transform 0.28s;
    }
    &:hover {
      transform: translateY(-3px);
    }
    &:hover img {
      transform: scale(1.04);
    }
    &:hover > div::after {
      transform: translateX(220%);
    }
  }
`
