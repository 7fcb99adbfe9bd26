/**
 * Declarations of a page that uses the window's width up to 1920 px, in place of the column in the middle, from 1280 px on;
 * the footer waits below the window, so that no answer moves it.
 */
export const WIDE = `
  @media (min-width: 80rem) {
    max-width: none;
    min-height: 100vh;
    align-content: start;
    margin: 0 calc(50% - 50vw + 36px);
  }
  @media (min-width: 120rem) {
    margin: 0 calc(50% - 57.5rem);
  }
`
