import { css } from 'goober'

/** Class: what a card that is there adds to its shape: its picture, the light of its rarity, and how it gives way. */
export const tileLook = css`
  box-shadow:
    0 0 0 1px var(--aura),
    0 0 18px -3px var(--aura),
    var(--drop);
  text-decoration: none;
  transition: transform 0.18s;
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
    object-position: top;
  }
  @media (hover: hover) {
    &:hover {
      transform: translateY(-3px);
    }
  }
`
