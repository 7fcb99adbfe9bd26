/**
 * Where the visitor was going when the guard sent them to the login; null if they came by themselves. The login's
 * history entry keeps it: it survives a reload, ends with the tab, and no link from outside can forge it.
 */
export const wantedPath = (): string | null => (history.state as { wantedPath?: string } | null)?.wantedPath ?? null
