import { css } from 'goober'

/** Class: the guide's place; on a desktop the asset's picture is at its right, from top to bottom. */
export const guideBox = css`
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
    & > section figure {
      position: absolute;
      top: 20px;
      right: 20px;
      width: 11.25rem;
      margin: 0;
    }
  }
`

/** Class: the guide: how far it is, what to do beside the asset's picture, and one button. */
export const guide = css`
  display: flow-root;
  font-size: 1.125rem;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: -8px -12px 4px 0;
    font-size: var(--small);
    color: var(--soft);
  }
  & > h2 {
    margin-bottom: 6px;
    font-size: 1.5rem;
    color: var(--gold);
  }
  & > figure {
    --portrait: 1.34;
    --name: 0.9375rem;
    float: right;
    width: 10rem;
    height: auto;
    max-width: 54%;
    margin-left: 16px;
  }
  & ol {
    display: flex;
    flex: 1 1 4rem;
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
`
