import { toAsset } from '../../api/asset'
import { listMarket } from '../../api/card'
import { toItems } from '../../api/shape'
import { firstHeroOf } from '../../domain/firstHero'
import { firstHero } from '../../state/firstHero'
import { api } from '../calls/services'
import { load } from './load'

/** Pages that are looked through at most: the cheapest offers may all be auctions. */
const MOST_PAGES = 4

/** Reads the cheapest hero that can be bought at once. A failure stays on screen while it is read again. */
export async function loadFirstHero(): Promise<void> {
  const { error } = firstHero.value
  const reading = load(firstHero, async (signal) => {
    let cursor: string | null = null
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer: Awaited<ReturnType<typeof listMarket>> = await listMarket(
        api,
        { tab: 'hero', sort: 'priceLow', cursor },
        { signal },
      )
      const offer = firstHeroOf(toItems(answer.items, toAsset).items)
      if (offer) return { offer }
      cursor = answer.next
      if (cursor === null) break
    }
    return { offer: null }
  })
  firstHero.value = { ...firstHero.value, error }
  await reading
}
