import { readAuction } from '../../chain/auction'
import { readListing, readOwner } from '../../chain/collection'
import { config } from '../../config'
import type { Address } from '../../domain/address'
import { type Asset, collectionOf } from '../../domain/asset'
import { type ChainPlace, type Recovery, recoveryAction } from '../../domain/recovery'
import { recoveries } from '../../state/recoveries'
import { sessionEpoch, user } from '../../state/session'
import { addressOf } from '../../wallet/contracts'
import { reader } from './reader'

/** Concurrent reads; public nodes refuse more. */
const LANES = 4

/**
 * Finds unfinished steps that left nothing on this device, by comparing where the provider says each of the player's
 * assets is with where the chain has it. Puts the outcome into `recoveries`; an unreadable asset keeps its entry, as
 * does one that the provider has not been asked about in this visit.
 */
export async function findUnfinished(assets: readonly Asset[]): Promise<void> {
  const account = user.value?.address
  if (!account) return
  const epoch = sessionEpoch.value
  const waiting = assets.filter(({ tokenId, asOf }) => tokenId !== null && asOf === undefined)
  const found: Record<string, Recovery | null> = {}
  const lane = async () => {
    for (let asset = waiting.pop(); asset; asset = waiting.pop()) {
      try {
        found[asset.id] = await recoveryFor(asset, account)
      } catch {
        // The chain is silent: this asset keeps what was known.
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (epoch !== sessionEpoch.value) return
  const next = { ...recoveries.value }
  for (const [id, recovery] of Object.entries(found)) {
    if (recovery) next[id] = recovery
    else delete next[id]
  }
  recoveries.value = next
}

async function recoveryFor(asset: Asset, account: Address): Promise<Recovery | null> {
  const { place, isOpen } = await readPlace(asset, account)
  const action = place === null ? 'refresh' : recoveryAction(asset.status, place, asset.place, isOpen)
  return action === 'none' ? null : { action, place }
}

/** Where the chain has a player's token (null: with someone else), and whether it is open for bids. */
async function readPlace(
  { kind, tokenId }: Asset,
  account: Address,
): Promise<{ place: ChainPlace | null; isOpen?: boolean }> {
  const token = { collection: collectionOf(kind), tokenId: tokenId ?? 0n }
  const owner = await readOwner(reader, token)
  if (owner === config.vault.toLowerCase()) return { place: 'vault' }
  if (owner === addressOf('auction')) {
    const { holder, state } = await readAuction(reader, token)
    return { place: holder === account ? 'auction' : null, isOpen: state === 'open' }
  }
  if (owner !== account) return { place: null }
  return { place: (await readListing(reader, token)) ? 'listing' : 'wallet' }
}
