import { css } from 'goober'

/** Class: one step of the guide with its picture and number, and how many there are as dots. */
export const guideSteps = css`
  flex: 1 0 100%;
  margin-top: 10px;
  & > div:first-child {
    min-height: 9.5rem;
  }
  & > div:first-child > img {
    float: right;
    margin-left: 14px;
    border-radius: 8px;
  }
  & > div:first-child > p:nth-of-type(1) {
    font-size: var(--small);
    color: var(--soft);
  }
  & h3 {
    margin: 2px 0 6px;
    font-size: 1.25rem;
    color: var(--gold);
  }
  & > ol {
    display: flex;
    clear: both;
    margin: 0;
    padding: 16px 3px;
  }
  & > a {
    margin-bottom: 10px;
  }
  & li {
    width: 10px;
    height: 10px;
    margin-right: 12px;
    transform: rotate(45deg);
  }
  & [data-on='true'] {
    background: var(--gold);
  }
`
