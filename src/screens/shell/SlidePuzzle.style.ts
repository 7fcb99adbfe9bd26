import { css } from 'goober'

/** Class: the scene with its gap, the slider under it, and the two buttons that replace dragging. */
export const slidePuzzle = css`
  & > svg {
    width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: linear-gradient(var(--mist), var(--ink));
  }
  & > svg > [data-part='sun'] {
    fill: var(--amber);
    opacity: 0.35;
  }
  & > svg > [data-part='far'] {
    fill: var(--line);
  }
  & > svg > [data-part='near'] {
    fill: var(--night);
  }
  & > svg > [data-part='gap'] {
    fill: var(--ink);
    stroke: var(--soft);
    stroke-width: 1.5;
    stroke-dasharray: 4 3;
  }
  & > svg > [data-part='piece'] {
    fill: var(--gold);
    stroke: var(--text);
    stroke-width: 1.5;
    cursor: grab;
    touch-action: none;
  }
  & > div {
    display: flex;
    align-items: center;
    margin: 8px -8px 0;
  }
  & input {
    flex: 1;
    min-width: 0;
    height: 44px;
    margin: 0 4px;
    accent-color: var(--gold);
    cursor: pointer;
  }
  & > p {
    margin-top: 4px;
    font-size: var(--small);
    color: var(--soft);
    text-align: center;
  }
`
