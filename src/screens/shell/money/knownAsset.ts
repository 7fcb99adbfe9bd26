import type { Asset } from '../../../domain/asset'
import type { JournalEntry } from '../../../domain/journal'
import { t } from '../../../i18n'
import { openAsset, ownAssets } from '../../../state/assets'
import { newborn } from '../../../state/collection'
import { market } from '../../../state/market'

/** The asset an entry is about or has made, where this page has read it. The journal itself keeps only its id. */
export function knownAsset({ id, payload }: JournalEntry): Asset | null {
  const read = [openAsset.value.data, ...(ownAssets.value.data?.items ?? []), ...(market.value.data?.items ?? [])]
  return read.find((asset) => asset?.id === payload.assetId) ?? newborn.value[id] ?? null
}

/** The asset's name, or else its number; '' for an action without one. */
export function nameOf(entry: JournalEntry): string {
  const { tokenId, name } = entry.payload
  const known = knownAsset(entry)?.name ?? name
  return known ?? (tokenId === undefined ? '' : t('money.number', { number: tokenId }))
}
