/** What is kept as long as the tab, through reloads. */
export type TabItem = 'places'

/** The stored text, or null; also where storage is disabled. */
export function readTabItem(item: TabItem): string | null {
  try {
    return sessionStorage.getItem(item)
  } catch {
    return null
  }
}

/** Keeps a text until the tab is closed. Where storage is full or disabled, a reloaded page goes without it. */
export function writeTabItem(item: TabItem, text: string): void {
  try {
    sessionStorage.setItem(item, text)
  } catch {
    // Nothing of value is kept here.
  }
}
