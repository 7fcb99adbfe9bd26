import { useLayoutEffect } from 'preact/hooks'

const ITEM = 'places'

/** How far each list was scrolled when it was last seen in this tab. */
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
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(ITEM, JSON.stringify(places))
    } catch {
      // Without storage, a reloaded page starts at its top.
    }
  })
}

function readPlaces(): Record<string, number> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(ITEM) ?? '{}'))
  } catch {
    return {}
  }
}

/** The scroll place of a list that the player returns to; null on a new visit. */
export const scrollOf = (page: string, list: string): number | null => (isBack ? (places[page + list] ?? null) : null)

/** Remembers how far a page is scrolled while this list is in it. */
export function useKeptScroll(page: string, list: string): void {
  // Stops in the layout phase: an effect would stop a frame later, after the browser's own scrolling overwrote the
  // place.
  useLayoutEffect(() => {
    const note = () => {
      // The address is already the next page's while this one is leaving.
      if (location.pathname === page) places[page + list] = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [page, list])
}
