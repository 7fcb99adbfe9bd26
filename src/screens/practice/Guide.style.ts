import { css } from 'goober'

/** Class: the guide's place; on a desktop the asset's picture is at its right, from top to bottom. */
export const guideBox = css`
  /* Both ways out of the guide in one line, and as high as each other. */
  & [data-fill] {
    align-items: stretch;
  }
  & [data-fill] > button {
    margin-top: -8px;
    margin-bottom: -8px;
    padding: 8px;
    font-size: 0.9375rem;
  }
  @media (min-width: 80rem) and (max-width: 99.99rem) {
    & > section {
      display: flex;
      flex-direction: column;
      height: 100%;
    }
    & > section > :first-child {
      flex: 1 0 auto;
    }
    &[data-pictured='true'] > section {
      min-height: 17.5rem;
      padding-right: 14rem;
    }
    & > section img {
      position: absolute;
      top: 20px;
      right: 20px;
      width: 11.25rem;
      height: 15rem;
      margin: 0;
    }
  }
`

/** Class: the guide: how far it is, what to do beside the asset's picture, and one button. */
export const guide = css`
  display: flow-root;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 14px;
    font-size: var(--small);
    color: var(--soft);
  }
  & > h2 {
    margin-bottom: 6px;
    font-size: 1.25rem;
    color: var(--gold);
  }
  & > img {
    float: right;
    width: 9rem;
    /* Words of twice the size keep their room. */
    max-width: 36%;
    height: auto;
    margin: 0 0 4px 14px;
    border: 1px solid var(--amber);
    border-radius: 10px;
    box-shadow: var(--drop);
  }
  @media (min-width: 21rem) {
    & > img {
      max-width: 46%;
    }
  }
  & ol {
    display: flex;
    flex: 1 1 8rem;
    max-width: 22rem;
    margin-left: 10px;
  }
  & li {
    flex: 1;
    height: 6px;
    margin-left: 3px;
    border-radius: 3px;
    background: var(--line);
  }
  & [data-on] {
    background: var(--gold);
  }
  @media (min-width: 62rem) {
    & > img {
      width: 9.375rem;
      margin-left: 20px;
    }
    & > h2 {
      font-size: 1.625rem;
    }
  }
`
