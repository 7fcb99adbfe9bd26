import { toAsset } from '../../api/asset'
import { listCards } from '../../api/card'
import { toItems } from '../../api/shape'
import type { Asset } from '../../domain/asset'
import { ownAssets } from '../../state/assets'
import { api } from '../calls/services'

/** A player with more cards than this many pages has a good one among them. */
const MOST_PAGES = 5

const better = (one: Asset | null, other: Asset): Asset =>
  one && (one.grade > other.grade || (one.grade === other.grade && one.star >= other.star)) ? one : other

/** The best of the player's own cards, by grade and then by stars; null: none, or not to be read. It asks in its own time. */
export async function readBestCard(): Promise<Asset | null> {
  let best = (ownAssets.value.data?.items ?? []).reduce<Asset | null>(better, null)
  let cursor: string | null = null
  try {
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer = await listCards(api, { kind: null, place: null, cursor })
      best = toItems(answer.items, toAsset).items.reduce(better, best)
      cursor = answer.next
      if (!cursor) break
    }
  } catch {
    // The poster is as good with the card that is known, or with a drawn one.
  }
  return best
}
