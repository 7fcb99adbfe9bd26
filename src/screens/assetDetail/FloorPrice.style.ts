import { css } from 'goober'

/** Class: a chip under the price that comes late and moves nothing; the price is part of its target. */
export const floorPrice = css`
  position: absolute;
  right: 4px;
  bottom: -0.125rem;
  left: 0;
  padding-top: 24px;
  color: var(--amber);
  text-decoration: none;
  touch-action: manipulation;
  &[data-tone='good'] {
    color: var(--green);
  }
  & > span {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    padding: 0 4px 0 8px;
    vertical-align: bottom;
    border: 1px solid;
    border-radius: 12px;
    background: var(--ink);
    font-size: 0.75rem;
    line-height: 1.375rem;
    white-space: nowrap;
  }
  & b {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  & svg {
    flex: none;
    margin-left: 2px;
  }
  @media (hover: hover) {
    &:hover > span {
      background: var(--mist);
    }
  }
`
