import { readAuction } from '../chain/auction'
import { readListing, readOwner } from '../chain/collection'
import { config } from '../config'
import { type Asset, collectionOf } from '../domain/asset'
import { type ChainPlace, type RecoveryAction, recoveryAction } from '../domain/recovery'
import { ownAssets } from '../state/assets'
import { openEntries } from '../state/journal'
import { recoveries } from '../state/recoveries'
import { sessionEpoch, user } from '../state/session'
import { addressOf } from '../wallet/contracts'
import { reader } from './money/reader'

/** Reads at the same time; public nodes turn away more. */
const LANES = 4

/**
 * Looks for steps of which nothing is left on this device: holds what the provider says of each listed asset of the
 * player to where the chain has it. The outcome is left in `recoveries`; what cannot be read is left out. An asset with
 * an open entry is the journal's.
 */
export async function findUnfinished(assets: readonly Asset[] = ownAssets.value.data?.items ?? []): Promise<void> {
  const account = user.value?.address
  if (!account) return
  const epoch = sessionEpoch.value
  const held = new Set(openEntries.value.map(({ resource }) => resource))
  const waiting = assets.filter(({ id, tokenId }) => tokenId !== null && !held.has(`asset:${id}`))
  const found: Record<string, RecoveryAction> = {}
  const lane = async () => {
    for (let asset = waiting.pop(); asset; asset = waiting.pop()) {
      const action = await actionFor(asset, account).catch(() => 'none' as const)
      if (action !== 'none') found[asset.id] = action
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (epoch === sessionEpoch.value) recoveries.value = found
}

async function actionFor(asset: Asset, account: string): Promise<RecoveryAction> {
  const place = await readPlace(asset, account)
  // The chain has it with somebody else.
  return place === null ? 'refresh' : recoveryAction(asset.status, place, asset.place)
}

/** Where the chain has a player's token; null: with another player. */
async function readPlace({ kind, tokenId }: Asset, account: string): Promise<ChainPlace | null> {
  const token = { collection: collectionOf(kind), tokenId: tokenId ?? 0n }
  const owner = await readOwner(reader, token)
  if (owner === config.vault.toLowerCase()) return 'vault'
  if (owner === addressOf('auction')) return (await readAuction(reader, token)).holder === account ? 'auction' : null
  if (owner !== account) return null
  return (await readListing(reader, token)) ? 'listing' : 'wallet'
}
