import { css, keyframes } from 'goober'

/** The entrance of what follows when the card has turned. */
export const show = keyframes`
  from {
    opacity: 0;
    transform: translateY(6px);
  }
`

/** Class: the words below the card, which come when it has turned; above its shadow, which would dim them. */
export const revealed = css`
  position: relative;
  width: 100%;
  color: var(--soft);
  & > h2 {
    font-size: 1.25rem;
    color: var(--gold);
  }
  & > * {
    animation: ${show} 0.2s 1.3s ease-out backwards;
  }
  [data-is='shown'] + [role='status'] > & > * {
    animation: none;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    margin-top: 4px;
    font-size: var(--small);
  }
  & > p > * {
    margin: 2px 5px;
  }
`
