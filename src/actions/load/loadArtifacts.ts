import { toAsset } from '../../api/asset'
import { listArtifacts } from '../../api/card'
import { toItems } from '../../api/shape'
import type { Asset } from '../../domain/asset'
import { artifacts } from '../../state/collection'
import type { Pages } from '../../state/loading'
import { api } from '../calls/services'
import { load, loadMore } from './load'

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<Asset>> {
  const { items, next } = await listArtifacts(api, { cursor }, { signal })
  return { ...toItems(items, toAsset), next }
}

/** Lists the player's magic equipment. */
export async function loadArtifacts(): Promise<void> {
  await load(artifacts, (signal) => readPage(null, signal))
}

/** Adds the following page of the magic equipment. */
export async function loadMoreArtifacts(): Promise<void> {
  await loadMore(artifacts, readPage)
}
