import { readCredit, readPendingShare } from '../../chain/auction'
import type { Address } from '../../domain/address'
import { type Asset, collectionOf } from '../../domain/asset'
import { payouts } from '../../state/payouts'
import { user } from '../../state/session'
import { reader } from '../money/reader'

/**
 * Reads what the 111 protocol holds for the player: payments that failed, and the share in an asset's trades. What
 * cannot be read now is read on the next visit.
 */
export async function loadPayout(asset: Asset | null): Promise<void> {
  const account = user.value?.address
  if (!account) return
  const [share, credit] = await Promise.all([readShare(asset, account), readCredit(reader, account)])
  if (user.value?.address === account) payouts.value = { assetId: asset?.id ?? null, share, credit }
}

async function readShare(asset: Asset | null, account: Address): Promise<bigint> {
  if (!asset || asset.tokenId === null) return 0n
  return readPendingShare(reader, { collection: collectionOf(asset.kind), tokenId: asset.tokenId, account })
}
