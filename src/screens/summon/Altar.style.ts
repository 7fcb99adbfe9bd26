import { css, keyframes } from 'goober'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

/** Class: tickets, circle or hero, and the button below each other. */
export const altar = css`
  display: flex;
  flex-direction: column;
  text-align: center;
  & > p:first-child {
    display: flex;
    align-items: center;
    justify-content: center;
    color: var(--soft);
  }
  & > p:first-child > strong {
    margin-left: 12px;
    font: 700 1.75rem / 1 var(--display);
    color: var(--gold);
  }
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
  & > small {
    font-size: var(--small);
    color: var(--soft);
  }
  & > div {
    text-align: left;
  }
  & > [role='status'] {
    overflow: hidden;
    min-height: 252px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    text-align: center;
    color: var(--soft);
  }
`

/** Class: the circle heroes come through, cards of two behind it; it turns during a summon. */
export const circle = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 200px;
  height: 200px;
  margin: 12px 0;
  color: var(--gold);
  &::before {
    content: '';
    position: absolute;
    top: -12%;
    right: -12%;
    bottom: -12%;
    left: -12%;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--mist), transparent);
  }
  & > svg {
    position: relative;
  }
  & > img {
    position: absolute;
    top: 30px;
    left: -26px;
    width: 104px;
    height: auto;
    border: 1px solid var(--amber);
    border-radius: 12px;
    opacity: 0.8;
    transform: rotate(-9deg);
    transition: opacity 0.28s;
  }
  & > img + img {
    left: auto;
    right: -26px;
    transform: rotate(9deg);
  }
  & > i {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border: 1px solid var(--line);
    border-radius: 50%;
  }
  & > [data-part='gem'] {
    top: 14.6%;
    right: 14.6%;
    bottom: 14.6%;
    left: 14.6%;
    border-radius: 0;
    border-color: var(--amber);
    background: var(--fill-veil);
    box-shadow: var(--drop);
    transform: rotate(45deg);
  }
  &[data-open='true'] > i:first-child {
    border-color: var(--gold);
    border-top-color: transparent;
    animation: ${turn} 1.2s linear infinite;
  }
  &[data-open='true'] > svg {
    opacity: 0.6;
  }
  &[data-open='true'] > img {
    opacity: 0.2;
  }
`
