import { css } from 'goober'

/** Class: numbers side by side, each over its word, in columns of equal width. */
export const held = css`
  display: flex;
  margin-top: 16px;
  padding: 6px 0;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: var(--night);
  text-align: center;
  & > div {
    display: flex;
    flex: 1 1 0;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 0 4px;
  }
  & > div + div {
    border-left: 1px solid var(--line);
  }
  & dt {
    font-size: 0.75rem;
    line-height: 1.3;
    color: var(--soft);
  }
  & dd {
    font: 700 1.0625rem / 1.2 var(--display);
  }
`
