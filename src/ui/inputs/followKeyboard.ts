/** Elements that open the keyboard. */
const TYPED = 'textarea,input:not([type=checkbox]):not([type=radio]):not([type=range])'
/** Left free around the field, in px. */
const GAP = 12
/** Height of the top bar, which covers what scrolls under it, in px. */
const TOP_BAR = 60
/** Browser bars cover less when they come and go, and are no reason to move the page under the finger. */
const KEYBOARD_LEAST = 80
/** A keyboard slides in in steps. */
const SETTLE_MS = 120
/** From this scale on the player has zoomed in, and what is out of sight is so on purpose. */
const ZOOMED = 1.05

let isFollowing = false

/** How much of the page's lower end the keyboard covers; its whole height where the page does not shrink, as on iOS. */
function coveredBy(view: VisualViewport): number {
  if (view.scale > ZOOMED) return 0
  const covered = Math.round(innerHeight - view.height - view.offsetTop)
  return covered < KEYBOARD_LEAST ? 0 : covered
}

/** Scrolls until the field is visible and, if both fit, its form's main button. */
function bringIntoSight(field: Element, view: VisualViewport): void {
  const box = field.closest('[role$=dialog]')
  const scroller = box?.parentElement ?? document.scrollingElement
  const button = (box ?? field.closest('form'))?.querySelector('[type=submit],[data-kind=primary]')
  const bar = button?.closest('footer')
  const isBarInSight = !!bar && getComputedStyle(bar).position === 'sticky'
  const top = view.offsetTop + GAP + (box ? 0 : TOP_BAR)
  const bottom = (isBarInSight ? bar.getBoundingClientRect().top : view.offsetTop + view.height) - GAP
  const place = field.getBoundingClientRect()
  const buttonEnd = button && !isBarInSight ? button.getBoundingClientRect().bottom : 0
  const end = buttonEnd - place.top <= bottom - top ? Math.max(place.bottom, buttonEnd) : place.bottom
  const step = place.top < top ? place.top - top : Math.min(Math.max(0, end - bottom), place.top - top)
  if (Math.abs(step) >= 1) scroller?.scrollBy(0, step)
}

/**
 * From the first call on, keeps the focused field in sight. `--keyboard` is the height the keyboard covers, for boxes
 * that end at the bottom. It moves the page once the keyboard has opened and when another field gets the focus, never
 * while the player scrolls.
 */
export function followKeyboard(): void {
  const view = window.visualViewport
  if (isFollowing || !view) return
  isFollowing = true
  const { style } = document.documentElement
  let covered = 0
  /** Height of the view when the field was last brought into sight. */
  let height = view.height
  /** Another field got the focus since the last look. */
  let isOther = false
  let timer: ReturnType<typeof setTimeout>
  const measure = () => {
    const now = coveredBy(view)
    if (now === covered) return
    covered = now
    style.setProperty('--keyboard', `${covered}px`)
    document.body.style.paddingBottom = covered ? `${covered}px` : ''
  }
  const look = () => {
    measure()
    const hasShrunk = height - view.height >= KEYBOARD_LEAST
    if (hasShrunk || view.height > height) height = view.height
    const field = document.activeElement
    if ((isOther || hasShrunk) && field?.matches(TYPED) && view.scale <= ZOOMED) bringIntoSight(field, view)
    isOther = false
  }
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(look, SETTLE_MS)
  }
  view.addEventListener('resize', plan)
  view.addEventListener('scroll', measure)
  document.addEventListener('focusin', () => {
    isOther = true
    plan()
  })
}
