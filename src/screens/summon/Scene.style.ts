import { css } from 'goober'

/**
 * Class: as wide as the altar, as high as the whole card. With a hero the card is as large as it can be with its words and
 * the next button in one view, which is less in a low window. What differs by window: the height of the card, and how much
 * larger than on a phone the lights and the signs around it are.
 */
export const scene = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  --card: 254px;
  --lights: 1;
  --signs: 1.38;
  height: 294px;
  color: var(--amber);
  perspective: 900px;
  & > i {
    position: absolute;
    top: 50%;
    left: 50%;
    width: 320px;
    height: 320px;
    margin: -160px 0 0 -160px;
    transform: scale(var(--lights));
    pointer-events: none;
  }
  & > i > svg {
    width: 100%;
    height: 100%;
  }
  & > [data-part='circle'],
  & > [data-part='ring'],
  & > [data-part='sparks'] {
    top: calc(50% + 49px);
    left: calc(50% + 49px);
    width: 222px;
    height: 222px;
    transform: scale(var(--signs));
  }
  & > [data-part='circle'] {
    opacity: 0.7;
  }
  & > [data-part='light'] {
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--violet), transparent);
    opacity: 0.5;
  }
  /* Light on the ground under the card. */
  &::before {
    content: '';
    position: absolute;
    bottom: -10px;
    left: 50%;
    width: 300px;
    height: 56px;
    margin-left: -150px;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--band, var(--violet)), transparent);
    opacity: 0.7;
  }
  & > [data-part='rays'] {
    opacity: 0.6;
    -webkit-mask-image: radial-gradient(closest-side, var(--ink), transparent 76%);
  }
  & > [data-part='sparks'] {
    color: var(--gold);
  }
  & > [data-part='ring'] {
    border: 2px solid var(--band);
    border-radius: 50%;
    opacity: 0.6;
  }
  & > [data-part='card'] {
    position: relative;
    z-index: 2;
    width: calc(var(--card) * 0.75);
    height: var(--card);
    transform-style: preserve-3d;
  }
  & > [data-part='card'] > * {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    border-radius: 14px;
    box-shadow: var(--drop);
    -webkit-backface-visibility: hidden;
    backface-visibility: hidden;
  }
  & > [data-part='card'] > i > img {
    width: 100%;
    height: 100%;
    border-radius: 14px;
    background: var(--night);
  }
  & > [data-part='card'] > img {
    border: 2px solid var(--band);
    background: var(--mist);
    transform: rotateY(180deg);
  }
  & > [data-part='card'] > span {
    transform: rotateY(180deg);
  }
  &[data-band] {
    color: var(--band);
  }
  &[data-band] > [data-part='light'] {
    background: radial-gradient(closest-side, var(--band), transparent);
    opacity: 0.62;
  }
  &[data-band='1'] > [data-part='light'] {
    opacity: 0.2;
  }
  &[data-band='1'] > [data-part='sparks'] {
    display: none;
  }
  &[data-band='5'] > [data-part='light'],
  &[data-band='5'] > [data-part='rays'] {
    opacity: 0.85;
  }
  &[data-band] > [data-part='card'] {
    transform: rotateY(180deg);
  }
  &[data-band='4'] > [data-part='card'],
  &[data-band='5'] > [data-part='card'] {
    transform: rotateY(180deg) scale(1.04);
  }
  & > button {
    position: absolute;
    z-index: 3;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text);
    font-size: var(--small);
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button > span {
    position: absolute;
    right: 16px;
    bottom: 4px;
    padding: 4px 10px;
    border-radius: var(--round);
    background: var(--ink);
  }
  /* Solid, as the circle is behind them. On a phone as wide as the screen, whose edges cut the two cards off. */
  & > [data-part='deck'] {
    right: -20px;
    left: -20px;
    width: auto;
    margin: -160px 0 0;
    overflow: hidden;
    transform: none;
  }
  & > [data-part='deck'] > img {
    position: absolute;
    top: calc(50% - var(--card) / 2);
    left: calc(70px - var(--card) * 0.68);
    width: calc(var(--card) * 0.75);
    height: var(--card);
    border-radius: 14px;
    transform: rotate(-3deg) scale(0.82);
    filter: brightness(0.6);
  }
  & > [data-part='deck'] > img + img {
    right: calc(70px - var(--card) * 0.68);
    left: auto;
    transform: rotate(3deg) scale(0.82);
  }
  &[data-large='true'] {
    --card: 288px;
    --signs: 1.26;
    height: 286px;
  }
  @media (max-width: 61.99rem) {
    &[data-low='true'] {
      --card: 232px;
      --signs: 1.1;
      height: 248px;
    }
  }
  @media (min-width: 48rem) {
    & > [data-part='deck'] {
      overflow: visible;
    }
    & > [data-part='deck'] > img,
    & > [data-part='deck'] > img + img {
      right: auto;
      left: calc(50% - var(--card) * 0.375);
      transform: translateX(-86%) rotate(-8deg) scale(0.82);
    }
    & > [data-part='deck'] > img + img {
      transform: translateX(86%) rotate(8deg) scale(0.82);
    }
  }
  @media (min-width: 62rem) {
    & {
      --card: 260px;
      --lights: 1.35;
      --signs: 1.35;
      height: 300px;
    }
    &[data-large='true'] {
      --card: 400px;
      --signs: 1.8;
      height: 416px;
    }
  }
  @media (min-width: 80rem) {
    & {
      --card: 316px;
      --lights: 1.6;
      --signs: 1.6;
      height: 360px;
    }
    &[data-large='true'] {
      --card: 392px;
      --lights: 1.9;
      --signs: 1.9;
      height: 426px;
    }
  }
  @media (min-width: 80rem) and (min-height: 49rem) {
    & {
      --card: 388px;
      --lights: 1.9;
      --signs: 2.04;
      height: 440px;
    }
  }
  @media (min-width: 80rem) and (min-height: 56rem) {
    &,
    &[data-large='true'] {
      --card: 432px;
      --signs: 2.1;
      height: 468px;
    }
  }
  @media (min-width: 62rem) and (max-height: 44.99rem) {
    &[data-large='true'] {
      --card: 316px;
      --signs: 1.5;
      height: 336px;
    }
  }
  @media (max-height: 37.49rem) {
    &,
    &[data-large='true'] {
      --card: 224px;
      --signs: 1;
      height: 232px;
    }
  }
`
