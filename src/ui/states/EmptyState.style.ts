import { css } from 'goober'

/** Class: a lone message in the middle of its region. Shared by EmptyState and ErrorState. */
export const emptyState = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 26rem;
  margin: 0 auto;
  padding: 36px 0;
  text-align: center;
  color: var(--soft);
  & > i {
    position: relative;
    z-index: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 76px;
    height: 76px;
    margin: 8px 0 44px;
    color: var(--gold);
  }
  & > i::before {
    position: absolute;
    z-index: -1;
    width: 100%;
    height: 100%;
    border: 1px solid var(--amber);
    background: var(--fill-veil);
    box-shadow:
      inset 0 0 0 4px var(--night),
      inset 0 0 0 5px var(--line);
    content: '';
    transform: rotate(45deg);
  }
  & > h2,
  & > p {
    max-width: 100%;
  }
  & > h2 {
    margin-bottom: 6px;
    font-size: 1.25rem;
    color: var(--text);
  }
  & > p {
    margin-bottom: 18px;
  }
  &[data-tone='bad'] > i {
    color: var(--red);
  }
  &[data-tone='bad'] > i::before {
    border-color: var(--red);
  }
`
