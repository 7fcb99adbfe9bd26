import { css } from 'goober'

/** Class: a row per asset: picture, name and reason, and the button on the right or, on narrow screens, below. */
export const unfinished = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  & > li > img {
    flex: none;
    width: 48px;
    height: 64px;
    margin-right: 14px;
    border: 1px solid var(--edge);
    border-radius: 8px;
    object-fit: cover;
  }
  & > li > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  & h3 {
    font-size: 1.0625rem;
  }
  & h3 > a {
    color: var(--text);
  }
  & p {
    font-size: var(--small);
    color: var(--soft);
  }
  & > li > button {
    margin: 10px 0 0 auto;
  }
  @media (min-width: 36rem) {
    & > li > button {
      margin: 0 0 0 16px;
    }
  }
`
