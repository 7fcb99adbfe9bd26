import { css } from 'goober'

/** Class: numbers side by side, each over its word, in columns of equal width. */
export const held = css`
  display: flex;
  flex-wrap: wrap;
  margin-top: 16px;
  padding: 6px 0;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: var(--night);
  font-size: 0.75rem;
  color: var(--soft);
  text-align: center;
  & > li {
    flex: 1 1 6rem;
  }
  & > li + li {
    border-left: 1px solid var(--line);
  }
  & b {
    display: block;
    font: 700 1rem / 1.25 var(--display);
    color: var(--text);
  }
`
