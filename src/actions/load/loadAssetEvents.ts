import { listAssetHistory, toAssetEvent } from '../../api/assetHistory'
import { toItems } from '../../api/shape'
import type { AssetEvent } from '../../domain/assetEvents'
import { assetEvents } from '../../state/assetEvents'
import type { Pages } from '../../state/loading'
import { api } from '../calls/services'
import { load, loadMore } from './load'

let shown = ''

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<AssetEvent>> {
  const { items, next } = await listAssetHistory(api, { id: shown, cursor }, { signal })
  return { ...toItems(items, toAssetEvent), next }
}

/** Reads the newest lines of an asset's activity. */
export async function loadAssetEvents(id: string): Promise<void> {
  const fresh = id !== shown
  shown = id
  await load(assetEvents, (signal) => readPage(null, signal), { fresh })
}

/** Adds older ones. */
export async function loadMoreAssetEvents(): Promise<void> {
  await loadMore(assetEvents, readPage)
}
