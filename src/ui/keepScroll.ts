import { useLayoutEffect } from 'preact/hooks'

const ITEM = 'places'

/** How far each list was scrolled when it was last seen in this tab. */
const places: Record<string, number> = readPlaces()
/** Whether the present page was come back to: by Back, or by loading it again (1 and 2). */
let isBack = typeof performance === 'object' && performance.navigation?.type > 0

if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    isBack = true
  })
  // The router tells of its own steps by these events.
  for (const step of ['pushState', 'replaceState']) {
    addEventListener(step, () => {
      isBack = false
    })
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(ITEM, JSON.stringify(places))
    } catch {
      // Without storage a page that is loaded again begins at its top.
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

/** Where a list was left, for someone who comes back to it; null for who comes anew. */
export const scrollOf = (page: string, list: string): number | null => (isBack ? (places[page + list] ?? null) : null)

/** Remembers how far a page is scrolled while this list is in it. */
export function useKeptScroll(page: string, list: string): void {
  // Ends with the list: a frame later, who comes back at once would find the place noted anew by the browser's own step.
  useLayoutEffect(() => {
    const note = () => {
      // The address is the next page's already while this one is on its way out.
      if (location.pathname === page) places[page + list] = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [page, list])
}
