import { priceToUnits } from '../api/amounts'
import { listRedemptions } from '../api/legion'
import { type Redemption, redemptions } from '../state/legion'
import type { Pages } from '../state/loading'
import { load, loadMore } from './load'
import { api } from './services'

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<Redemption>> {
  const { items, next } = await listRedemptions(api, { cursor }, { signal })
  return { items: items.map(({ id, amount, time }) => ({ id, amount: priceToUnits(amount), time })), next }
}

/** Reads the newest redemptions of points. */
export async function loadRedemptions(): Promise<void> {
  await load(redemptions, (signal) => readPage(null, signal))
}

/** Adds older redemptions. */
export async function loadMoreRedemptions(): Promise<void> {
  await loadMore(redemptions, readPage)
}
