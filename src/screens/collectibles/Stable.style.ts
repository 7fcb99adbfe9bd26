import { css } from 'goober'

/** Class: small portraits in a row that scrolls sideways. */
export const stable = css`
  display: flex;
  overflow-x: auto;
  margin: 0 -4px;
  padding: 4px 0 10px;
  -webkit-overflow-scrolling: touch;
  & > a {
    position: relative;
    flex: none;
    width: 72px;
    margin: 0 4px;
    border: 2px solid var(--line);
    border-radius: 12px;
    overflow: hidden;
    background: var(--mist);
    color: var(--text);
    text-align: center;
    text-decoration: none;
  }
  & img {
    width: 72px;
    height: 96px;
    object-fit: cover;
  }
  & small {
    display: block;
    padding: 2px;
    background: var(--night);
    font-size: 0.75rem;
    line-height: 1.6;
  }
  & > [data-asleep='true'] > img {
    opacity: 0.55;
  }
  & > [aria-current] {
    border-color: var(--gold);
    color: var(--gold);
  }
`
