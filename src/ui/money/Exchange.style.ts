import { css } from 'goober'

/**
 * Class: two pieces that fit into each other: what leaves ends in a point, what comes begins with the notch for it.
 */
export const exchange = css`
  display: flex;
  min-height: 108px;
  overflow: hidden;
  border-radius: var(--round);
  & > div {
    position: relative;
    display: flex;
    flex: 1 1 50%;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    min-width: 0;
    padding: 8px 22px 8px 14px;
    background: var(--veil);
    -webkit-clip-path: polygon(0 0, calc(100% - 18px) 0, 100% 50%, calc(100% - 18px) 100%, 0 100%);
    clip-path: polygon(0 0, calc(100% - 18px) 0, 100% 50%, calc(100% - 18px) 100%, 0 100%);
  }
  & > div + div {
    margin-left: -10px;
    padding: 8px 10px 8px 30px;
    -webkit-clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%, 18px 50%);
    clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%, 18px 50%);
  }
  & > div::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: linear-gradient(90deg, transparent, var(--red));
    opacity: 0.26;
  }
  & > div + div::before {
    background: linear-gradient(90deg, var(--green), transparent);
  }
  & b {
    position: relative;
    max-width: 100%;
    margin-left: 18px;
    font-size: 1.125rem;
    line-height: 1.2;
    text-align: center;
    word-break: break-word;
  }
  & b[data-long='true'] {
    font-size: 0.875rem;
  }
  & > div > b[data-sign='−'] {
    color: var(--red);
  }
  & > div > b[data-sign='+'],
  & > div > b[data-sign='≥ '] {
    color: var(--green);
  }
`

/** Class: the thing itself, with where it is at its lower corner and what becomes of it at the upper one. */
export const thing = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 42px;
  height: 56px;
  color: var(--gold);
  &[data-what='asset'] {
    height: 92px;
  }
  & > span > img {
    width: 69px;
    height: 92px;
    border: 1px solid var(--band);
    border-radius: 8px;
    background: var(--mist);
    box-shadow: 0 0 26px -2px var(--band);
    object-fit: cover;
  }
  & > i[data-at],
  & > i[data-mark] {
    position: absolute;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 26px;
    height: 26px;
    border: 1px solid var(--edge);
    border-radius: 50%;
    background: var(--night);
    color: var(--text);
  }
  & > i[data-at] {
    right: -13px;
    bottom: -3px;
  }
  & > i[data-mark] {
    top: -3px;
    left: -13px;
    border-color: var(--gold);
    color: var(--gold);
  }
  & > i[data-mark='off'] {
    border-color: var(--red);
    color: var(--red);
  }
`
