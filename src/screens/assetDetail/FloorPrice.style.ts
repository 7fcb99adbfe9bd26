import { css } from 'goober'

/** Class: what comes late and moves nothing; a line under a price has the price in its target. */
export const floorPrice = css`
  color: var(--soft);
  text-decoration: none;
  touch-action: manipulation;
  &[data-tone='good'] {
    color: var(--green);
  }
  &[data-tone='far'] {
    color: var(--text);
  }
  & > span {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    vertical-align: bottom;
    font-size: var(--small);
    line-height: 1.5rem;
    white-space: nowrap;
  }
  & b {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
  }
  & svg {
    flex: none;
    margin-left: 2px;
  }
  &[data-alone='false'] {
    position: absolute;
    right: 4px;
    bottom: -0.125rem;
    left: 0;
    padding-top: 24px;
  }
  &[data-alone='true'] > span {
    white-space: normal;
  }
  /* No higher than its row. */
  &[data-alone='true'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-height: 44px;
    margin: -10px 0;
    color: var(--teal);
  }
  @media (hover: hover) {
    &:hover > span {
      text-decoration: underline;
    }
  }
`
