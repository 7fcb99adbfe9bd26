import { type StoredItem, writeItem } from './settings'

const OF_THE_SESSION: readonly StoredItem[] = ['token', 'serverId', 'playList', 'signedChain', 'answersOf', 'player']

/** Removes what belongs to a login, key by key; the journal stays because it belongs to the account. */
export function clearSession(): void {
  for (const item of OF_THE_SESSION) writeItem(item, null)
}
