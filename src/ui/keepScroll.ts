import { useEffect } from 'preact/hooks'

/** How far each list was scrolled when it was last seen. */
const places = new Map<string, number>()
let isBack = false

if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    isBack = true
  })
  // The router tells of its own steps by this event.
  addEventListener('pushState', () => {
    isBack = false
  })
}

/** Where a list was left, for someone who comes back to it; null for who comes anew. */
export const scrollOf = (page: string, list: string): number | null =>
  isBack ? (places.get(page + list) ?? null) : null

/** Remembers how far a page is scrolled while this list is in it. */
export function useKeptScroll(page: string, list: string): void {
  useEffect(() => {
    const note = () => {
      // The address is the next page's already while this one is on its way out.
      if (location.pathname === page) places.set(page + list, scrollY)
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [page, list])
}
