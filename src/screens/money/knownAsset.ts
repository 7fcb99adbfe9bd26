import type { Asset } from '../../domain/asset'
import type { JournalEntry } from '../../domain/journal'
import type { AnyPayload } from '../../domain/payload'
import { t } from '../../i18n'
import { openAsset, ownAssets } from '../../state/assets'
import { newborn } from '../../state/collection'
import { market } from '../../state/market'

/**
 * The asset an entry is about or has made, if this page has read it. The journal itself keeps only its id, token and
 * name.
 */
export function knownAsset({ id, payload }: JournalEntry): Asset | null {
  const { assetId }: AnyPayload = payload
  const read = [openAsset.value.data, ...(ownAssets.value.data?.items ?? []), ...(market.value.data?.items ?? [])]
  return read.find((asset) => asset?.id === assetId) ?? newborn.value[id] ?? null
}

/** The asset's name, or its number if the name is unknown; '' for an action without an asset. */
export function nameOf(entry: JournalEntry): string {
  const { tokenId, name }: AnyPayload = entry.payload
  const known = knownAsset(entry)?.name ?? name
  return known ?? (tokenId === undefined ? '' : t('money.number', { number: tokenId }))
}
