import { glob } from 'goober'

/**
 * Tokens and base styles, inserted into the page once. Colours and shadows live only here; parts use `var(--x)`. goober
 * merges repeated keys and drops a last declaration without `;`, so a fallback needs `@supports`, not a twin line.
 */
export const globalStyles = (): void => glob`
  :root {
    --ink: #0b0a15;
    --night: #14111f;
    --veil: #1d1930;
    --mist: #2b2548;
    --line: #3b3360;
    --edge: #7d71a8;
    --text: #f2eefb;
    --soft: #b7afd0;
    --gold: #ecca84;
    --violet: #b39dff;
    --teal: #5fd9c8;
    --red: #ff9191;
    --green: #78dfa6;
    --amber: #f5b968;
    --fill-gold: linear-gradient(#f9e3ac, #dcae5a 55%, #b98838);
    --fill-veil: linear-gradient(#2d2650, #1b172d);
    --shade: rgba(5, 3, 14, 0.78);
    --on-gold: #231606;
    --sheen: inset 0 1px rgba(255, 255, 255, 0.1);
    --drop: 0 10px 28px rgba(2, 1, 10, 0.5);
    --safe-top: 0px;
    --safe-bottom: 0px;
    --round: 12px;
    --small: 0.8125rem;
    --keyboard: 0px;
    --display: Palatino, 'Palatino Linotype', Georgia, 'Songti TC', 'Noto Serif CJK TC', serif;
  }
  @supports (top: env(safe-area-inset-top)) {
    :root {
      --safe-top: env(safe-area-inset-top);
      --safe-bottom: env(safe-area-inset-bottom);
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  html {
    color-scheme: dark;
    background: var(--ink);
    -webkit-text-size-adjust: 100%;
    scroll-padding: 72px 0 6rem;
    overscroll-behavior-y: contain;
  }
  body {
    margin: 0;
    min-height: 100vh;
    color: var(--text);
    background:
      radial-gradient(60rem 26rem at 50% -6rem, #33226b, transparent 72%) no-repeat,
      radial-gradient(40rem 40rem at 110% 30rem, #0b3a44, transparent 70%) no-repeat,
      var(--ink);
    font:
      1rem / 1.5 system-ui,
      Roboto,
      'PingFang TC',
      'Noto Sans CJK TC',
      sans-serif;
    font-variant-numeric: tabular-nums;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
  }
  @supports (min-height: 100dvh) {
    body {
      min-height: 100dvh;
    }
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  h1,
  h2,
  h3 {
    font-family: var(--display);
    font-weight: 600;
    line-height: 1.25;
    text-wrap: balance;
  }
  p,
  button {
    text-wrap: pretty;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: var(--teal);
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  a[aria-busy='true'],
  button[aria-busy='true'] {
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    [aria-current] {
      outline: 1px solid;
    }
  }
  :focus {
    outline: 2px solid var(--gold);
    outline-offset: 2px;
  }
  :focus:not(:focus-visible) {
    outline: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
  }
`
