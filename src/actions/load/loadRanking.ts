import { priceToUnits } from '../../api/amounts'
import { getRanking, toRankRow } from '../../api/legion'
import { toItems } from '../../api/shape'
import { type Ranking, ranking } from '../../state/legion'
import { api } from '../calls/services'
import { load } from './load'

async function readRanking(signal: AbortSignal): Promise<Ranking> {
  const { month, items, own } = await getRanking(api, {}, { signal })
  const rows = toItems(items, toRankRow)
  return {
    month,
    rows: rows.items,
    unread: rows.unread,
    own: own && { place: own.place, points: priceToUnits(own.points) },
  }
}

/** Reads this month's ranking. */
export async function loadRanking(): Promise<void> {
  await load(ranking, readRanking, { kept: { name: 'ranking' } })
}
