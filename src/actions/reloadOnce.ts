/** The history entry remembers it: that outlives the reload, ends with the tab, and needs no storage. */
const read = (): { isReloaded?: boolean } | null => history.state as { isReloaded?: boolean } | null

/** Whether the player has reloaded this page for a wallet that did not come; a second time helps nobody. */
export const isReloaded = (): boolean => read()?.isReloaded === true

/** Reloads the page for a wallet that did not come. */
export function reloadOnce(): void {
  history.replaceState({ ...read(), isReloaded: true }, '')
  location.reload()
}
