import { css } from 'goober'

/** Class: the asset an action is about: picture on the left, name and rarity beside it. */
export const assetHead = css`
  display: flex;
  align-items: center;
  padding-bottom: 14px;
  border-bottom: 1px solid var(--line);
  & > img {
    flex: none;
    width: 72px;
    height: 96px;
    margin-right: 16px;
    border: 1px solid var(--band);
    border-radius: 10px;
    background: var(--mist);
    box-shadow: var(--drop);
    object-fit: cover;
  }
  & > div {
    min-width: 0;
  }
  & h3 {
    font-size: 1.125rem;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: 4px -4px 0;
    font-size: var(--small);
    color: var(--soft);
  }
  & p > * {
    margin: 2px 4px;
  }
  &[data-bare='true'] {
    padding: 0;
    border: 0;
  }
  &[data-small='true'] {
    padding-bottom: 10px;
  }
  &[data-small='true'] > img {
    width: 42px;
    height: 56px;
    border-radius: 7px;
  }
`

/**
 * Class: one stage of the sheet. It takes the focus on entry without showing it, and its buttons stay in view: above a
 * line, under which the rest scrolls.
 */
export const stageBox = css`
  outline: 0;
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & > footer {
    position: sticky;
    z-index: 1;
    bottom: 0;
    margin: 0 -15px;
    padding: 11px 11px 8px;
    border-top: 1px solid var(--line);
    background: var(--night);
  }
  /* What goes on under the line fades, and shows no tips of cut words. */
  & > footer::before {
    content: '';
    position: absolute;
    right: 0;
    bottom: 100%;
    left: 0;
    height: 17px;
    margin-bottom: 1px;
    background: linear-gradient(transparent, var(--night));
    pointer-events: none;
  }
  & > section > h3 {
    margin-bottom: 8px;
  }
  /* Scrolls inside the frame, so that the frame's own edges stay in view. */
  @media (min-width: 48rem) {
    & {
      max-height: calc(100vh - 114px);
      margin: 0 -20px -16px;
      padding: 0 20px;
      overflow-y: auto;
    }
    & > :not(:last-child) {
      margin-bottom: 10px;
    }
  }
  @media (max-width: 47.99rem) {
    & > footer {
      padding-bottom: calc(8px + var(--safe-bottom));
    }
  }
`

/** Class: small print under a stepper. */
export const smallPrint = css`
  font-size: var(--small);
  color: var(--soft);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  & > a > svg {
    margin-left: 6px;
  }
  & > button {
    vertical-align: middle;
  }
`

/** Class: the end of an action that succeeded. */
export const doneBox = css`
  text-align: center;
  & > div {
    position: relative;
    width: 120px;
    margin: 4px auto 18px;
    border-radius: 12px;
  }
  & > div > img {
    width: 120px;
    height: 160px;
    border: 1px solid var(--band);
    border-radius: 12px;
    object-fit: cover;
    box-shadow: 0 0 48px -6px var(--band);
  }
  & > i {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 64px;
    height: 64px;
    margin: 12px auto 26px;
    border: 1px solid var(--green);
    background: var(--fill-veil);
    color: var(--green);
    transform: rotate(45deg);
  }
  & > i > svg {
    transform: rotate(-45deg);
  }
  & > div > i {
    position: absolute;
    right: -14px;
    bottom: -14px;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    border: 2px solid var(--green);
    border-radius: 50%;
    background: var(--night);
    color: var(--green);
  }
  & > h3 {
    font-size: 1.1875rem;
  }
  & > p {
    margin-top: 6px;
    color: var(--soft);
  }
`
