import { css } from 'goober'

/** Class: a bar over a list, clear of the bottom bar, and of the button for money actions where that is shown. */
export const chooseBar = css`
  position: fixed;
  z-index: 19;
  right: 12px;
  bottom: calc(68px + var(--safe-bottom));
  left: 12px;
  display: flex;
  align-items: center;
  max-width: 36rem;
  margin: 0 auto;
  padding: 4px 4px 4px 14px;
  border: 1px solid var(--gold);
  border-radius: var(--round);
  background: var(--veil);
  box-shadow: var(--drop);
  &[data-raised='true'] {
    bottom: calc(124px + var(--safe-bottom));
  }
  & > p {
    flex: 1;
    min-width: 0;
    margin: 0 8px 0 0;
    font-size: 0.9375rem;
    line-height: 1.35;
    overflow-wrap: break-word;
  }
  @media (min-width: 48rem) {
    &,
    &[data-raised='true'] {
      bottom: 24px;
    }
  }
  @media print {
    & {
      display: none;
    }
  }
`
