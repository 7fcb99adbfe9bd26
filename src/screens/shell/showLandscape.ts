import { css } from 'goober'
import { isSparing } from '../../actions/page/isSparing'
import { config } from '../../config'

const PICTURE = `${config.artBase}/land.svg`

/** Class of the body: the land lies over the body's own colours and under all that is on the page. */
const land = css`
  isolation: isolate;
  @media (min-width: 48rem) {
    &::before {
      position: fixed;
      right: 0;
      bottom: 0;
      left: 0;
      z-index: -1;
      height: 62vh;
      background: url(${PICTURE}) 50% 100% / cover no-repeat;
      content: '';
      pointer-events: none;
    }
  }
`

/** Mountains at night behind every page of a wide screen, once they are there; not for who saves data. */
export function showLandscape(): void {
  if (!isSparing()) document.body.classList.add(land)
}
