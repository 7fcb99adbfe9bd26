import { css } from 'goober'

/** Class: how much is done as a ring, and what is missing in quiet rows, each of which is a way to it. */
export const setup = css`
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: var(--night);
  & > header {
    display: flex;
    align-items: center;
    margin-bottom: 8px;
  }
  & > header > div:last-child {
    flex: 1 1 0;
    min-width: 0;
  }
  & h2 {
    font-size: 1.0625rem;
  }
  & p,
  & li small {
    font-size: var(--small);
    color: var(--soft);
  }
  & li {
    border-top: 1px solid var(--line);
  }
  & li > * {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 52px;
    padding: 6px 0;
    border: 0;
    background: none;
    color: var(--text);
    font-size: 0.9375rem;
    line-height: 1.3;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & li svg {
    flex: none;
    margin-right: 12px;
    color: var(--amber);
  }
  & li span {
    min-width: 0;
  }
  & li small {
    display: block;
  }
  & li > ::after {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin: 0 4px 0 auto;
    border: 2px solid var(--edge);
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
  }
`

/** Class: the ring, with its figures in it. */
export const ring = css`
  position: relative;
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  margin-right: 14px;
  & > svg {
    width: 100%;
    height: 100%;
  }
  & > span {
    position: absolute;
    top: 0;
    left: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 100%;
    height: 100%;
    font-size: 0.75rem;
    font-weight: 600;
    text-align: center;
    line-height: 1.1;
  }
`
