import { priceToUnits } from '../../api/amounts'
import { listRedemptions } from '../../api/legion'
import { toItems } from '../../api/shape'
import { type Redemption, redemptions } from '../../state/legion'
import type { Pages } from '../../state/loading'
import { api } from '../calls/services'
import { load, loadMore } from './load'

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<Redemption>> {
  const { items, next } = await listRedemptions(api, { cursor }, { signal })
  return { ...toItems(items, ({ id, amount, time }) => ({ id, amount: priceToUnits(amount), time })), next }
}

/** Reads the newest redemptions of points. */
export async function loadRedemptions(): Promise<void> {
  await load(redemptions, (signal) => readPage(null, signal))
}

/** Adds older redemptions. */
export async function loadMoreRedemptions(): Promise<void> {
  await loadMore(redemptions, readPage)
}
