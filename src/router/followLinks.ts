/**
 * Links are plain anchors, which work before the app is loaded; from then on, links within the site stay in the app.
 * Files such as /licenses.html, the doctor's page, places within the page and other sites are left to the browser.
 * @returns a function that ends it
 */
export function followLinks(go: (place: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute('download')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isOurs || !isPlain || event.defaultPrevented || link.hash || /\.|^\/doctor\//.test(link.pathname))
      return
    event.preventDefault()
    go(link.pathname + link.search)
  }
  addEventListener('click', follow)
  return () => removeEventListener('click', follow)
}
