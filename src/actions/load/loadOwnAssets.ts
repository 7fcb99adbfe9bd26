import { toAsset } from '../../api/asset'
import { listCards, listDragons } from '../../api/card'
import { toItems } from '../../api/shape'
import type { Asset, AssetKind, Place } from '../../domain/asset'
import { bestFirst } from '../../domain/bestFirst'
import { ownAssets, ownFilter } from '../../state/assets'
import type { Pages } from '../../state/loading'
import { api } from '../calls/services'
import { type Kept, load, loadMore } from './load'
import { stampAssets } from './stampAssets'

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<Asset>> {
  const { kind, place } = ownFilter.value
  // Dragons have a list of their own, which has no filter by place. Spec 7.
  const isDragons = kind === 'dragon' && !place
  const answer = isDragons
    ? await listDragons(api, { cursor }, { signal })
    : await listCards(api, { kind, place, cursor }, { signal })
  const { items, ...read } = toItems(answer.items, toAsset)
  // Only within a page: what is listed already does not move when the next one comes. Dragons open with the last changed.
  return { ...read, items: isDragons ? items : bestFirst(items), next: answer.next }
}

/** All of them, as the account page opens with them. */
const KEPT: Kept<Pages<Asset>> = { name: 'own', stamp: stampAssets }

/** Lists the player's own assets of a kind in a place; null means all. */
export async function loadOwnAssets(kind: AssetKind | null, place: Place | null): Promise<void> {
  const isSame = ownFilter.value.kind === kind && ownFilter.value.place === place
  ownFilter.value = { kind, place }
  await load(ownAssets, (signal) => readPage(null, signal), {
    fresh: !isSame,
    kept: kind || place ? undefined : KEPT,
  })
}

/** Adds the following page of the player's own assets. */
export async function loadMoreOwnAssets(): Promise<void> {
  await loadMore(ownAssets, readPage)
}
