/**
 * Everything kept between visits. Spec 3, client-side stored items; `openKeys` belongs to the money calls,
 * `reloadedFor` to the offer of a new release; `signedChain` is the chain that the message signed at login named;
 * `answersOf` names the session whose answers are kept; `player` is whose the token is; `thirdLocale` is the language
 * that the footer offers only to who has had it; `exits` and `numbers` are what the way out has under way and which
 * tokens it found, by account; `areaCode` is that of the last remembered login by mobile number. `away` and `wishes` are
 * a player's, named by their id, and outlast the login: the first has what they were told already.
 */
export type StoredItem =
  | 'token'
  | 'locale'
  | 'thirdLocale'
  | 'inviteCode'
  | 'serverId'
  | 'playList'
  | 'openKeys'
  | 'reloadedFor'
  | 'signedChain'
  | 'answersOf'
  | 'player'
  | 'areaCode'
  | 'exits'
  | 'numbers'
  | `away ${string}`
  | `wishes ${string}`

const memory: Partial<Record<StoredItem, string | null>> = {}

/**
 * The second lasts as long as the tab. Wallets empty the first, fill it up or forbid it
 * (MetaMask/metamask-mobile#3675).
 */
const STORES = [() => localStorage, () => sessionStorage]

/** The stored text, or null. Reading throws where storage is disabled. */
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

/** Keeps a text in the first storage that returns it; if none does, it lasts as long as the page. null removes it. */
export function writeItem(item: StoredItem, value: string | null): void {
  memory[item] = value
  let isKept = false
  for (const open of STORES) {
    try {
      const store = open()
      // Remove it first: if the storage refuses the new text, the older one would be read in its place.
      store.removeItem(item)
      if (isKept || value === null) continue
      store.setItem(item, value)
      isKept = store.getItem(item) === value
    } catch {
      // the next one may take it
    }
  }
}
