/** Where a player is at work. */
const PLACES = 'main,[aria-modal]'

/** The focused element, and what it is in. */
let path: EventTarget[] = []

/**
 * When the focused element goes away, moves the focus to the nearest part around it that is left, without scrolling. The
 * browser would leave it on the body: a screen reader says nothing, and the keys begin at the top of the page again.
 */
export function keepFocus(): void {
  addEventListener('focusin', (event) => {
    path = event.composedPath()
  })
  // A press on nothing takes the focus away on purpose.
  addEventListener('mousedown', () => {
    path = []
  })
  // Not every engine sends an event when the focused element is removed.
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true })
}

function follow(): void {
  const [focused] = path
  if (document.activeElement !== document.body || !(focused instanceof Node) || focused.isConnected) return
  const isIn = (part: EventTarget): part is HTMLElement =>
    part instanceof HTMLElement && part.isConnected && !!part.closest(PLACES)
  // A part of the frame around them is no place to continue from; an open box is in front of the content.
  const last = [...document.querySelectorAll<HTMLElement>(PLACES)].slice(-1)
  const parts = [...path.filter(isIn), ...last]
  // A part without a box of its own (`display: contents`) takes no focus.
  parts.some((place) => {
    if (!place.hasAttribute('tabindex')) {
      place.tabIndex = -1
      // As for the main region: a frame around many things tells nothing.
      place.style.outline = '0'
    }
    place.focus({ preventScroll: true })
    return document.activeElement === place
  })
}
