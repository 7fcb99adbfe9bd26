import type { ChainEvent, ContractName } from '../events'
import type { Apply, Applying } from './applying'
import * as auctions from './auctions'
import { applyMinted, applyMintPricesChanged } from './mints'
import { applyDeposited, applyTransfer } from './moves'
import * as payments from './payments'
import { applyListed, applySaleCancelled, applySaleFeeChanged, applySold } from './sales'

const COLLECTION: Record<string, Apply> = {
  Minted: applyMinted,
  Transfer: applyTransfer,
  Deposited: applyDeposited,
  Listed: applyListed,
  SaleCancelled: applySaleCancelled,
  Sold: applySold,
  SaleFeeChanged: applySaleFeeChanged,
  MintPricesChanged: applyMintPricesChanged,
}

const CONTRACTS: Record<ContractName, Record<string, Apply>> = {
  card: COLLECTION,
  dragon: COLLECTION,
  activation: {
    Paid: payments.applyPaid,
    AccountActivated: payments.applyAccountActivated,
    AssetActivated: payments.applyAssetActivated,
    AssetPriceChanged: payments.applyAssetPriceChanged,
  },
  auction: {
    Started: auctions.applyStarted,
    BidPlaced: auctions.applyBidPlaced,
    PriceChanged: auctions.applyPriceChanged,
    TakenOff: auctions.applyTakenOff,
    Withdrawn: auctions.applyWithdrawn,
    Collected: auctions.applyCollected,
    TimeoutChanged: auctions.applyTimeoutChanged,
  },
}

const applyOf = ({ contract, name }: ChainEvent): Apply | undefined =>
  contract in CONTRACTS
    ? CONTRACTS[contract as ContractName][name]
    : name === 'Transfer'
      ? payments.applyCoinTransfer
      : undefined

/** Writes one event into the database. Skips what the game does not care about. */
export async function applyEvent(applying: Applying): Promise<void> {
  await applyOf(applying.event)?.(applying)
}
