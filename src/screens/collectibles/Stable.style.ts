import { css } from 'goober'

/** Class: small portraits in a row that scrolls sideways, on a phone up to the screen's edges, and fades where it goes on. */
export const stable = css`
  display: flex;
  overflow-x: auto;
  margin: 0 -4px;
  padding: 4px 0 10px;
  -webkit-mask-image: linear-gradient(-90deg, transparent, var(--ink) 28px);
  -webkit-overflow-scrolling: touch;
  & > a {
    position: relative;
    flex: none;
    width: 4.75rem;
    margin: 0 4px;
    border: 2px solid var(--line);
    border-radius: 12px;
    overflow: hidden;
    background: var(--mist);
    color: var(--text);
    text-align: center;
    text-decoration: none;
  }
  & > :last-child {
    margin-right: 28px;
  }
  & img {
    width: 100%;
    height: 96px;
    object-fit: cover;
    object-position: 50% 24%;
  }
  & small {
    display: block;
    padding: 2px;
    background: var(--night);
    font-size: 0.75rem;
    line-height: 1.6;
  }
  @media (max-width: 47.99rem) {
    & {
      margin: 0 -20px;
      padding: 4px 16px 2px;
      -webkit-mask-image: linear-gradient(
        90deg,
        transparent,
        var(--ink) 16px,
        var(--ink) calc(100% - 28px),
        transparent
      );
    }
    & > a {
      width: 4.25rem;
    }
    & img {
      height: 46px;
    }
    & small {
      line-height: 1.5;
    }
  }
  & > [data-asleep='true'] > img {
    opacity: 0.55;
  }
  & > [aria-current] > img {
    opacity: 1;
  }
  & > [aria-current] {
    border-color: var(--gold);
    box-shadow: inset 0 0 0 2px var(--gold);
    color: var(--gold);
    font-weight: 600;
  }
`
