/**
 * Scrolls by the height that an element has just added, so that what is below it stays under the player's finger.
 * Further down the page most engines do this by themselves (CSS Scroll Anchoring).
 */
export function keepBelow(added: HTMLElement): void {
  const isAnchored = scrollY > 0 && CSS.supports('overflow-anchor', 'auto')
  const below = added.nextElementSibling
  if (isAnchored || !below) return
  scrollBy(0, below.getBoundingClientRect().top - added.getBoundingClientRect().top)
}
