import { refreshFromChain } from '../../../api/user'
import { type Auction, readAuction } from '../../../chain/auction'
import type { AuctionState } from '../../../domain/asset'
import type { EntryOf } from '../../../domain/journal'
import { AppError } from '../../../errors'
import type { Reader } from '../../../wallet/provider'
import { api } from '../../calls/services'
import { tokenOf } from './tokenOf'

type LotKind = 'auctionStart' | 'bid' | 'priceChange' | 'takeOff' | 'auctionWithdraw' | 'payout'

/** What the steps of an auction share. */
export const AUCTION_STEP = {
  contract: () => 'auction' as const,
  /** Has the provider read the asset from the chain again. */
  confirm: (entry: EntryOf<LotKind>) =>
    refreshFromChain(api, { id: entry.payload.assetId ?? null, hash: entry.hash }, { key: entry.id }),
}

/** The auction on chain. @throws {AppError} nftLocked, notForSale when its state is none of these */
export async function readLot(
  entry: EntryOf<Exclude<LotKind, 'payout'>>,
  reader: Reader,
  states: readonly AuctionState[],
): Promise<Auction> {
  const auction = await readAuction(reader, tokenOf(entry))
  if (!states.includes(auction.state)) throw new AppError(auction.state === 'locked' ? 'nftLocked' : 'notForSale')
  return auction
}

/**
 * Checks an auction's state, and that the entry's account is its holder. @throws {AppError} notYours, nftLocked,
 * notForSale
 */
export async function assertOwnLot(
  entry: EntryOf<Exclude<LotKind, 'payout'>>,
  reader: Reader,
  states: readonly AuctionState[],
): Promise<void> {
  const { holder } = await readLot(entry, reader, states)
  if (holder !== entry.account) throw new AppError('notYours')
}
