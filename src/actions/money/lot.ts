import { refreshFromChain } from '../../api/user'
import { type Auction, readAuction } from '../../chain/auction'
import type { AuctionState } from '../../domain/asset'
import type { JournalEntry } from '../../domain/journal'
import { AppError } from '../../errors'
import type { Reader } from '../../wallet/provider'
import { api } from '../services'
import { assetIdOf, tokenOf } from './tokenOf'

/** What the steps of an auction share. */
export const AUCTION_STEP = {
  contract: () => 'auction' as const,
  /** The provider reads the asset from the chain again. */
  confirm: (entry: JournalEntry) =>
    refreshFromChain(api, { id: assetIdOf(entry) || null, hash: entry.hash }, { key: entry.id }),
}

/** The auction as the chain has it. @throws {AppError} nftLocked, notForSale when it is in none of these states */
export async function readLot(entry: JournalEntry, reader: Reader, states: readonly AuctionState[]): Promise<Auction> {
  const auction = await readAuction(reader, tokenOf(entry))
  if (!states.includes(auction.state)) throw new AppError(auction.state === 'locked' ? 'nftLocked' : 'notForSale')
  return auction
}

/** Holds an auction in one of these states to its holder. @throws {AppError} notYours, nftLocked, notForSale */
export async function assertOwnLot(
  entry: JournalEntry,
  reader: Reader,
  states: readonly AuctionState[],
): Promise<void> {
  const { holder } = await readLot(entry, reader, states)
  if (holder !== entry.account) throw new AppError('notYours')
}
