import { css, keyframes } from 'goober'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`
const float = keyframes`
  50% {
    transform: translateY(-6px);
  }
`
const gather = keyframes`
  from {
    transform: scale(0.2);
    opacity: 0;
  }
  60% {
    transform: scale(1.15);
    opacity: 1;
  }
`
const rise = keyframes`
  from {
    transform: translateY(26px);
    opacity: 0;
  }
  40% {
    opacity: 1;
  }
  to {
    transform: translateY(-34px);
    opacity: 0;
  }
`
const spread = keyframes`
  from {
    transform: scale(0.3);
    opacity: 0;
  }
  40% {
    opacity: 1;
  }
`
const flip = keyframes`
  from {
    transform: rotateY(0) scale(0.75);
  }
`

/** Class: what moves while a summon is asked for, and when the hero comes: only opacity and transform. */
export const sceneMotion = css`
  &[data-is='opening'] > [data-part='circle'] > svg {
    animation: ${turn} 6s linear infinite;
  }
  &[data-is='opening'] > [data-part='sparks'] > svg {
    animation: ${rise} 1.6s linear infinite;
  }
  &[data-is='opening'] > [data-part='card'] {
    animation: ${float} 1.6s ease-in-out infinite;
  }
  &[data-is='revealing'] > [data-part='circle'] > svg {
    animation: ${turn} 1.6s ease-in;
  }
  &[data-is='revealing'] > [data-part='light'],
  &[data-is='revealing'] > [data-part='rays'] {
    animation: ${gather} 1.6s ease-out;
  }
  &[data-is='revealing'] > [data-part='ring'] {
    animation: ${spread} 0.6s 0.8s ease-out backwards;
  }
  &[data-is='revealing'] > [data-part='rays'] > svg {
    animation: ${turn} 1.6s ease-out;
  }
  &[data-is='revealing'] > [data-part='sparks'] > svg {
    animation: ${rise} 0.8s 2 ease-out;
  }
  &[data-is='revealing'] > [data-part='card'] {
    animation: ${flip} 0.5s 0.7s ease-in-out backwards;
  }
`
