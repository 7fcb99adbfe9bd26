import { toAsset } from '../../api/asset'
import { listCards } from '../../api/card'
import { toItems } from '../../api/shape'
import { collectionOf } from '../../domain/asset'
import type { TokenName } from '../../domain/waiting'
import { type AppError, toAppError } from '../../errors'
import { ownAddress } from '../../state/knownPlayer'
import { keepNumbersOf, readNumbersOf } from '../../storage/wayOutItems'
import { api } from '../calls/services'
import { loadAllowances } from './loadAllowances'

/** Pages that are read in one go; each has some 20 assets. */
const MOST_PAGES = 40

/**
 * Learns the numbers of the NFTs in the player's wallet from the provider's list, keeps them, and reads the allowances
 * again with them. They are only candidates: whose they are the chain says.
 * @returns why the list could not be read, or null
 */
export async function lookUpOwnTokens(): Promise<AppError | null> {
  const account = ownAddress.value
  if (!account) return null
  const tokens: TokenName[] = []
  let failure: AppError | null = null
  try {
    let cursor: string | null = null
    for (let page = 0; page === 0 || (cursor !== null && page < MOST_PAGES); page += 1) {
      const answer: Awaited<ReturnType<typeof readPage>> = await readPage(cursor)
      tokens.push(...answer.tokens)
      cursor = answer.next
    }
  } catch (cause) {
    failure = toAppError(cause)
  }
  // Another login may have begun meanwhile.
  if (account !== ownAddress.value) return null
  keepNumbersOf(account, [...readNumbersOf(account), ...tokens])
  await loadAllowances()
  return failure
}

async function readPage(cursor: string | null): Promise<{ tokens: TokenName[]; next: string | null }> {
  const { items, next } = await listCards(api, { place: 'wallet', cursor })
  const tokens: TokenName[] = []
  for (const { kind, tokenId } of toItems(items, toAsset).items)
    if (tokenId !== null) tokens.push({ collection: collectionOf(kind), tokenId })
  return { tokens, next }
}
