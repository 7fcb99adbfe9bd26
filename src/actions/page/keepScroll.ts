import { readTabItem, writeTabItem } from '../../storage/tabItems'

/** How far each list was scrolled when it was last seen in this tab, in pixels. */
const places: Record<string, number> = readPlaces()
/** Whether the player returned to this page, by Back or by reloading it (navigation types 2 and 1). */
let isBack = typeof performance === 'object' && performance.navigation?.type > 0

if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    isBack = true
  })
  // The router announces its own steps by these events.
  for (const step of ['pushState', 'replaceState']) {
    addEventListener(step, () => {
      isBack = false
    })
  }
  addEventListener('pagehide', () => writeTabItem('places', JSON.stringify(places)))
}

function readPlaces(): Record<string, number> {
  try {
    return Object(JSON.parse(readTabItem('places') ?? '{}'))
  } catch {
    return {}
  }
}

/** The scroll place of a list that the player returns to, in pixels; null on a new visit. */
export const scrollOf = (page: string, list: string): number | null => (isBack ? (places[page + list] ?? null) : null)

/**
 * Remembers how far a page is scrolled while this list is in it. Returns a function that stops it, for a layout effect:
 * an effect would stop a frame later, after the browser's own scrolling overwrote the place.
 */
export function keepScroll(page: string, list: string): () => void {
  const note = () => {
    // The address is already the next page's while this one is leaving.
    if (location.pathname === page) places[page + list] = scrollY
  }
  addEventListener('scroll', note, { passive: true })
  return () => removeEventListener('scroll', note)
}
