import { css } from 'goober'

/** Class: a sentence between a sign and the button that closes it, as high as the lead that it replaces. */
export const noPage = css`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  margin-top: 8px;
  padding-left: 12px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--night);
  color: var(--text);
  font-size: 0.9375rem;
  line-height: 1.35;
  text-align: left;
  & > svg {
    flex: none;
    margin-right: 10px;
    color: var(--teal);
  }
`
