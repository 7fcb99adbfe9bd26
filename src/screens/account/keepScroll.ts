import { useEffect } from 'preact/hooks'

/** How far each list was scrolled when it was last seen. */
const places = new Map<string, number>()
let isBack = false

addEventListener('popstate', () => {
  isBack = true
})
// The router tells of its own steps by this event.
addEventListener('pushState', () => {
  isBack = false
})

/** Where a list was left, for someone who comes back to it; null for who comes anew. */
export const scrollOf = (path: string): number | null => (isBack ? (places.get(path) ?? null) : null)

/** Remembers how far the page is scrolled while this list is in it. */
export function useKeptScroll(path: string): void {
  useEffect(() => {
    const note = () => {
      // The address is the next page's already while this one is on its way out.
      if (location.pathname === '/accountAccount') places.set(path, scrollY)
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [path])
}
