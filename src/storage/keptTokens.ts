import { isTokensText, readTokensText, type TokenName } from '../domain/waiting'
import { toAnswer } from './answerText'
import { ANSWERS } from './forgetAnswers'
import { openJournalStore } from './openJournalStore'

/** Some WebViews never answer `open`. */
const PATIENCE_MS = 2000

/** Every text among the kept answers, whoever's they are. */
const readTexts = (): Promise<string[]> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error('late'))
    const request = indexedDB.open(ANSWERS, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(ANSWERS, { keyPath: 'key' })
    request.onerror = reject
    request.onsuccess = () => {
      const database = request.result
      const reading = database.transaction(ANSWERS, 'readonly').objectStore(ANSWERS).getAll()
      database.close()
      reading.onerror = reject
      reading.onsuccess = () => resolve(reading.result.map((kept) => String(Object(kept).text)))
    }
  })

interface Kept {
  kind?: unknown
  tokenId?: unknown
  collection?: unknown
  /** As an entry of a payout names them. */
  tokens?: unknown
}

/** The tokens that something kept names, however deep; of an asset of the feed only the number is known. */
function tokensIn(value: unknown, found: TokenName[]): void {
  if (typeof value !== 'object' || value === null) return
  const { tokenId, kind, collection, tokens } = value as Kept
  if (isTokensText(tokens)) found.push(...readTokensText(tokens))
  const number = typeof tokenId === 'string' && /^\d{1,77}$/.test(tokenId) ? BigInt(tokenId) : tokenId
  if (typeof number === 'bigint') {
    const isDragon = kind === 'dragon' || collection === 'dragon'
    const isCard = (typeof kind === 'string' && !isDragon) || collection === 'card'
    if (!isCard) found.push({ collection: 'dragon', tokenId: number })
    if (!isDragon) found.push({ collection: 'card', tokenId: number })
  }
  for (const inner of Object.values(value)) tokensIn(inner, found)
}

/**
 * The tokens that this device has seen: in the answers of the last visit, and in the account's journal. They are only
 * candidates: whose they are the chain says. What cannot be read is left out.
 */
export async function readKeptTokens(account: string): Promise<TokenName[]> {
  const found: TokenName[] = []
  const texts = await readTexts().catch((): string[] => [])
  for (const text of texts) {
    try {
      tokensIn(toAnswer(text), found)
    } catch {
      // A damaged answer is none.
    }
  }
  const { entries } = await openJournalStore()
    .then((store) => store.list())
    .catch(() => ({ entries: [] }))
  for (const entry of entries) if (entry.account === account) tokensIn(entry.payload, found)
  return found
}
