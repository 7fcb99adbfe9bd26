/** Adds the site's icons and manifest, which the first view does without. */
export function addIcons(): void {
  for (const [rel, href] of [
    ['icon', '/icon.svg'],
    ['manifest', '/manifest.webmanifest'],
  ] as const) {
    document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }))
  }
}
