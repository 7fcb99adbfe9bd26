/** After this, a tap has shown its effect, or what it opened says by itself that it is loading. */
const RECENT_MS = 1000
/** What comes with the part that a tap has loaded is drawn at once; anything later has another cause. */
const NEXT_MS = 100

let tapped: Element | null = null

function note(button: Element | null, ms: number): void {
  tapped = button
  setTimeout(() => {
    tapped = null
  }, ms)
}

/** Notes from now on which button is tapped, by finger or key. */
export const noteTaps = (): void =>
  addEventListener('click', ({ target }) => note((target as Element).closest('button'), RECENT_MS), true)

/**
 * Shows on the button that has just been tapped, if any, that its work is under way; a button that shows that by itself
 * stays as it is.
 * @returns a function that ends it; what the work loads next shows itself on the same button
 */
export function showBusy(): () => void {
  let button = tapped
  if (!button || button.getAttribute('aria-busy') === 'true') return () => {}
  button.setAttribute('aria-busy', 'true')
  return () => {
    if (!button) return
    button.removeAttribute('aria-busy')
    note(button, NEXT_MS)
    button = null
  }
}
