import { readCredit, readPendingShare } from '../chain/auction'
import { type Asset, collectionOf } from '../domain/asset'
import { payouts } from '../state/payouts'
import { user } from '../state/session'
import { reader } from './money/reader'

/** Reads what the 111 protocol holds for the player; what cannot be read now is looked at on the next visit. */
export async function loadPayout({ id: assetId, kind, tokenId }: Asset): Promise<void> {
  const account = user.value?.address
  if (!account || tokenId === null) return
  const token = { collection: collectionOf(kind), tokenId, account }
  const [share, credit] = await Promise.all([readPendingShare(reader, token), readCredit(reader, account)])
  if (user.value?.address === account) payouts.value = { assetId, share, credit }
}
