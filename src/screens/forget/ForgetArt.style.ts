import { css } from 'goober'

/** Class: whole cards, the sign on the lower rim of the middle one; the place of the pictures is kept before they come. */
export const fan = css`
  margin: -15px -20px 0;
  & > div {
    display: flex;
    align-items: flex-end;
    justify-content: center;
    height: 7.75rem;
    padding-top: 8px;
  }
  & i {
    flex: none;
    width: 5.6rem;
    max-width: 28%;
    margin: 0 -2%;
  }
  & i:first-child {
    transform: translateY(6%) rotate(-9deg);
  }
  & i:nth-child(2) {
    z-index: 1;
  }
  & i:last-child {
    transform: translateY(6%) rotate(9deg);
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--amber);
    border-radius: 10px;
    background: var(--night);
    box-shadow: var(--drop);
  }
  & i:first-child + i > img {
    box-shadow: 0 0 40px -6px var(--amber);
  }
  & > span {
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 28px;
    height: 28px;
    margin: 6px auto 7px;
    color: var(--gold);
  }
  & > div + span {
    margin-top: -14px;
  }
  & > span::before {
    content: '';
    position: absolute;
    z-index: -1;
    width: 100%;
    height: 100%;
    border: 1px solid var(--gold);
    background: var(--night);
    box-shadow: 0 0 0 4px var(--ink);
    transform: rotate(45deg);
  }
  @media (min-width: 48rem) {
    & {
      margin: 0;
    }
    & > div {
      height: 22.5rem;
      padding-top: 40px;
    }
    & i {
      width: calc(33vw - 160px);
      max-width: 15rem;
      margin: 0 -3.6%;
    }
    & img {
      border-radius: 14px;
    }
    & > span {
      width: 52px;
      height: 52px;
      margin: 14px auto 24px;
    }
    & > div + span {
      margin-top: -26px;
    }
  }
`
