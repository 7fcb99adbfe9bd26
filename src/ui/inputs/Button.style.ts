import { css, keyframes } from 'goober'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

/** Class: the look of a button, for `<button>` and `<a>`; `data-kind` and `data-wide` choose the variant. */
export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 8px 20px;
  border: 1px solid var(--edge);
  border-radius: var(--round);
  background: var(--fill-veil);
  box-shadow: var(--sheen);
  color: var(--text);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: opacity 0.12s;
  &:hover {
    filter: brightness(1.15);
  }
  &:active {
    opacity: 0.8;
  }
  &[data-wide='true'] {
    display: flex;
    width: 100%;
  }
  &[data-kind='primary'] {
    background: var(--fill-gold);
    border-color: var(--gold);
    color: var(--on-gold);
  }
  &[data-kind='quiet'] {
    background: none;
    border-color: transparent;
    box-shadow: none;
    color: var(--teal);
  }
  &[data-kind='danger'] {
    background: none;
    border-color: var(--red);
    color: var(--red);
  }
  &[disabled] {
    border: 1px dashed var(--edge);
    background: none;
    box-shadow: none;
    color: var(--soft);
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    opacity: 1;
    cursor: progress;
  }
  &[aria-busy='true']::before {
    content: '';
    width: 1em;
    height: 1em;
    margin-right: 10px;
    border: 2px solid;
    border-right-color: transparent;
    border-radius: 50%;
    animation: ${turn} 0.9s linear infinite;
  }
  & > svg {
    flex: none;
    margin: 0 8px 0 -4px;
  }
`
