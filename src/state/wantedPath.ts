/**
 * Where the visitor wanted to go when the guard led them to the login; null when they came by themselves. The history
 * entry of the login keeps it: it outlives a reload there, ends with the tab, and no link from outside can forge it.
 */
export const wantedPath = (): string | null => (history.state as { wantedPath?: string } | null)?.wantedPath ?? null
