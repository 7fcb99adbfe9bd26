import { css } from 'goober'

/** Class: an empty place in the grid of offers, with a sign and words in its middle. */
export const marketEnd = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  height: 100%;
  min-height: 12rem;
  padding: 12px;
  border: 1px dashed var(--edge);
  border-radius: 14px;
  background: linear-gradient(var(--shade), transparent);
  color: var(--teal);
  text-align: center;
  text-decoration: none;
  & > i {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 56px;
    height: 56px;
    margin-bottom: 12px;
    border: 1px solid var(--edge);
    border-radius: 50%;
    background: var(--fill-veil);
    color: var(--gold);
  }
  & > small {
    color: var(--soft);
    font-size: 0.75rem;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--gold);
    }
  }
`
