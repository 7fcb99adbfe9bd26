import { css } from 'goober'

/** Class: the parts of the page, one under the other; the button for a new role is as wide as a phone. */
export const servers = css`
  max-width: 60rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 24px;
  }
  & > button {
    max-width: 28rem;
    margin: 0 auto;
  }
`

/**
 * Class: a card per server: its sign in a rhombus, name and role, and on the right its dragon and whether it is the
 * current one.
 */
export const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  grid-gap: 14px;
  & > li {
    position: relative;
    z-index: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 104px;
    padding: 12px 14px;
    border: 1px solid var(--line);
    border-radius: 18px;
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    overflow: hidden;
  }
  & > [data-empty='true'] {
    border: 1px dashed var(--edge);
    background: var(--night);
  }
  & > li[aria-current] {
    border-color: var(--gold);
  }
  & > li > * {
    margin: 4px;
  }
  & > li > i {
    flex: none;
    margin: 4px 16px 4px 10px;
    padding: 8px;
    border: 1px solid var(--amber);
    background: var(--night);
    color: var(--gold);
    transform: rotate(45deg);
  }
  & > li > i > span {
    transform: rotate(-45deg);
  }
  & > li > img {
    position: absolute;
    z-index: -1;
    top: 0;
    right: 0;
    width: 55%;
    height: 100%;
    margin: 0;
    object-fit: cover;
    object-position: 50% 24%;
    /* Without its frame. */
    transform: scale(1.16);
    -webkit-mask-image: linear-gradient(90deg, transparent, var(--ink) 60%);
  }
  & > [data-empty='true'] > img {
    opacity: 0.45;
  }
  & > li > span:last-child {
    position: absolute;
    top: 8px;
    right: 8px;
    margin: 0;
    background: var(--night);
  }
  & > li > div {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    font: 600 1.125rem / 1.3 var(--display);
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  @media (min-width: 62rem) {
    grid-gap: 20px;
    & > li {
      min-height: 168px;
      padding: 16px 24px;
    }
    & b {
      font-size: 1.375rem;
    }
  }
`
