import { priceToUnits } from '../api/amounts'
import { getRanking, toRankRow } from '../api/legion'
import { ranking } from '../state/legion'
import { load } from './load'
import { api } from './services'

/** Reads this month's ranking. */
export async function loadRanking(): Promise<void> {
  await load(ranking, async (signal) => {
    const { month, items, own } = await getRanking(api, {}, { signal })
    return {
      month,
      rows: items.map(toRankRow),
      own: own && { place: own.place, points: priceToUnits(own.points) },
    }
  })
}
