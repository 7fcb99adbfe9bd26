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
    display: flex;
    align-items: center;
    justify-content: center;
    width: 76px;
    height: 76px;
    margin: 8px 0 28px;
    border: 1px solid var(--amber);
    background: var(--fill-veil);
    box-shadow:
      inset 0 0 0 4px var(--night),
      inset 0 0 0 5px var(--line);
    color: var(--gold);
    transform: rotate(45deg);
  }
  & > i > svg {
    transform: rotate(-45deg);
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
    border-color: var(--red);
    color: var(--red);
  }
`
