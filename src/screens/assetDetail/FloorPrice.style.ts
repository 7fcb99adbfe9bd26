import { css } from 'goober'

/** Class: a line under the price that comes late and moves nothing; the price is part of its target. */
export const floorPrice = css`
  position: absolute;
  right: 4px;
  bottom: -0.125rem;
  left: 0;
  padding-top: 24px;
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
  /* In the price's place. */
  &[data-alone='true'] {
    position: static;
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0;
    color: var(--text);
  }
  &[data-alone='true'] > span {
    align-items: flex-end;
    font-size: 1.125rem;
    line-height: 1.25;
  }
  &[data-alone='true'] svg {
    margin-bottom: 5px;
  }
  & small {
    display: block;
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--soft);
  }
  @media (hover: hover) {
    &:hover > span {
      text-decoration: underline;
    }
  }
`
