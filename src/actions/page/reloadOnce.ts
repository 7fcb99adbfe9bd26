/** Kept in the history entry, which survives the reload, ends with the tab, and needs no storage. */
const read = (): { isReloaded?: boolean } | null => history.state as { isReloaded?: boolean } | null

/** Whether this page was already reloaded because no wallet came; a second reload would not help. */
export const isReloaded = (): boolean => read()?.isReloaded === true

/** Reloads the page because no wallet came. */
export function reloadOnce(): void {
  history.replaceState({ ...read(), isReloaded: true }, '')
  location.reload()
}
