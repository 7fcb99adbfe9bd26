/**
 * What is kept between visits, and nothing else. Spec 3, client-side stored items; `openKeys` is of the money calls,
 * `reloadedFor` of the offer of a new release, `signedChain` is what the player's signature at login spoke for.
 */
export type StoredItem =
  | 'token'
  | 'locale'
  | 'inviteCode'
  | 'serverId'
  | 'playList'
  | 'openKeys'
  | 'reloadedFor'
  | 'signedChain'

const memory: Partial<Record<StoredItem, string>> = {}

/** The second lasts as long as the tab. Wallets empty the first, fill it up or forbid it (MetaMask/metamask-mobile#3675). */
const STORES = [() => localStorage, () => sessionStorage]

/** The stored text, or null. Reading a storage can throw where it is off. */
export function readItem(item: StoredItem): string | null {
  for (const open of STORES) {
    try {
      const text = open().getItem(item)
      if (text !== null) return text
    } catch {
      // the next one may have it
    }
  }
  return memory[item] ?? null
}

/** Keeps a text in the first storage that gives it back; without any it lasts as long as the page. null takes it away. */
export function writeItem(item: StoredItem, value: string | null): void {
  if (value === null) delete memory[item]
  else memory[item] = value
  let isKept = value === null
  for (const open of STORES) {
    try {
      const store = open()
      // First: an older text that stayed because the new one is refused would be read in its place.
      store.removeItem(item)
      if (isKept || value === null) continue
      store.setItem(item, value)
      isKept = store.getItem(item) === value
    } catch {
      // the next one may take it
    }
  }
}

const OF_THE_SESSION: readonly StoredItem[] = ['token', 'serverId', 'playList', 'signedChain']

/** Takes away what belongs to a login, key by key; the journal stays, for it belongs to the account. */
export function clearSession(): void {
  for (const item of OF_THE_SESSION) writeItem(item, null)
}
