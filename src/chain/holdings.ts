import { config } from '../config'
import type { Address } from '../domain/address'
import type { Holding } from '../domain/holding'
import type { TokenName } from '../domain/waiting'
import { AppError } from '../errors'
import { addressOf } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { approvalsAbi } from './abi/approvals'
import { readAuction } from './auction'
import { readContract } from './call'
import { readApproved, readListing, readOwner } from './collection'

/** Tokens that are looked up side by side: public nodes limit how many questions they take at once. */
const AT_ONCE = 10

/** balanceOf(address): how many tokens of the collection the account holds. @throws {AppError} chainSilent */
export const readCount = (reader: Reader, collection: 'card' | 'dragon', account: Address): Promise<bigint> =>
  readContract(reader, collection, { abi: approvalsAbi, functionName: 'balanceOf', args: [account] })

/** Where one token is, seen from the account. @throws {AppError} chainSilent */
export async function readHolding(reader: Reader, token: TokenName, account: Address): Promise<Holding> {
  const nothing = { ...token, sale: null, lot: null, mover: null }
  const owner = await readOwner(reader, token).catch((cause: unknown) => {
    if (cause instanceof AppError && cause.key === 'nftAway') return null
    throw cause
  })
  if (owner === null) return { ...nothing, is: 'none' }
  if (owner === account) {
    const [listing, mover] = await Promise.all([readListing(reader, token), readApproved(reader, token)])
    const isNobody = /^0x0*$/.test(mover)
    return { ...nothing, is: 'wallet', sale: listing?.price ?? null, mover: isNobody ? null : mover }
  }
  if (owner === addressOf('auction')) {
    const lot = await readAuction(reader, token)
    return lot.holder === account ? { ...nothing, is: 'contract', lot } : { ...nothing, is: 'other' }
  }
  return { ...nothing, is: owner === config.vault.toLowerCase() ? 'game' : 'other' }
}

/** The tokens as the chain has them, in their order, and those that could not be read now. */
export interface HoldingsFound {
  holdings: Holding[]
  unread: TokenName[]
}

/** The same of many tokens, a few at a time. */
export async function readHoldings(
  reader: Reader,
  tokens: readonly TokenName[],
  account: Address,
): Promise<HoldingsFound> {
  const holdings: Holding[] = []
  const unread: TokenName[] = []
  for (let start = 0; start < tokens.length; start += AT_ONCE) {
    const some = tokens.slice(start, start + AT_ONCE)
    const found = await Promise.all(some.map((token) => readHolding(reader, token, account).catch(() => null)))
    for (const [index, token] of some.entries()) {
      const holding = found[index]
      if (holding) holdings.push(holding)
      else unread.push(token)
    }
  }
  return { holdings, unread }
}
