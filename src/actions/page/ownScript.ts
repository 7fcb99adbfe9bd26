/** The page's first script, which the build also names in version.txt; null in a page that the build did not write. */
export const ownScript = (): string | null =>
  document.head?.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? null
