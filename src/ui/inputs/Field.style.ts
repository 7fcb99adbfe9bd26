import { css } from 'goober'

/** Class: a labelled control: box with the label inside, then hint and error. Shared by Field and Select. */
export const field = css`
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    border: 1px solid var(--edge);
    border-radius: var(--round);
    background: var(--ink);
  }
  & > div:focus-within {
    border-color: var(--gold);
    box-shadow: 0 0 0 1px var(--gold);
  }
  & label {
    flex: 1 1 8rem;
    min-width: 0;
    padding: 8px 16px 0;
    font-size: var(--small);
    color: var(--soft);
  }
  & input,
  & select {
    display: block;
    width: 100%;
    min-height: 34px;
    padding: 0 0 6px;
    border: 0;
    background: none;
    outline: 0;
    color: var(--text);
    font-size: 1rem;
  }
  & input::placeholder {
    color: var(--soft);
    opacity: 0.8;
  }
  & select {
    -webkit-appearance: none;
    appearance: none;
    padding-right: 28px;
    cursor: pointer;
  }
  & > div > svg {
    flex: none;
    margin: 0 14px 0 -40px;
    color: var(--soft);
    pointer-events: none;
    transform: rotate(90deg);
  }
  & [disabled] {
    opacity: 0.6;
    cursor: not-allowed;
  }
  & button[disabled] {
    border-color: transparent;
    background: none;
    opacity: 1;
  }
  & option {
    background: var(--veil);
  }
  & p {
    margin: 6px 16px 0;
    font-size: var(--small);
    color: var(--soft);
  }
  & [role='alert'] {
    color: var(--red);
  }
  &[data-invalid='true'] > div {
    border-color: var(--red);
  }
  @media (forced-colors: active) {
    & > div:focus-within {
      outline: 2px solid;
    }
  }
`
