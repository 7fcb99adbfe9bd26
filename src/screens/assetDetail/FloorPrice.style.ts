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
  &:not([data-alone='false']) {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    color: var(--text);
    text-align: center;
  }
  /* Two lines are no higher than the room that is kept. */
  &[data-alone='true'] > span {
    line-height: 1.25rem;
    white-space: normal;
  }
  @media (hover: hover) {
    &:hover > span {
      text-decoration: underline;
    }
  }
`
