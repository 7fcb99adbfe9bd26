/** What is kept between visits, and nothing else. Spec 3, client-side stored items; `openKeys` is of the money calls. */
export type StoredItem = 'token' | 'locale' | 'inviteCode' | 'serverId' | 'playList' | 'openKeys'

const memory: Partial<Record<StoredItem, string>> = {}

/** The stored text, or null. Reading `localStorage` itself can throw where storage is off. */
export function readItem(item: StoredItem): string | null {
  try {
    return localStorage.getItem(item) ?? memory[item] ?? null
  } catch {
    return memory[item] ?? null
  }
}

/** Keeps a text; where storage is off or full it lasts as long as the page. null takes it away. */
export function writeItem(item: StoredItem, value: string | null): void {
  if (value === null) delete memory[item]
  else memory[item] = value
  try {
    if (value === null) localStorage.removeItem(item)
    else localStorage.setItem(item, value)
  } catch {
    // memory has it
  }
}

const OF_THE_SESSION: readonly StoredItem[] = ['token', 'serverId', 'playList']

/** Takes away what belongs to a login, key by key; the journal stays, for it belongs to the account. */
export function clearSession(): void {
  for (const item of OF_THE_SESSION) writeItem(item, null)
}
