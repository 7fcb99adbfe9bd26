import { listTrades, toTrade } from '../../api/assetDetail'
import { toItems } from '../../api/shape'
import { lastSale, type Sale } from '../../domain/worth/sales'
import { AppError } from '../../errors'
import { api } from '../calls/services'

/**
 * What an asset was last sold for, by the newest page of its trades: a tenth of what its details take.
 * @returns null: it was never sold
 * @throws {AppError} the call's; badAnswer where a trade could not be read, so that none is no answer
 */
export async function readLastSale(id: string, signal: AbortSignal): Promise<Sale | null> {
  const { items, unread } = toItems((await listTrades(api, { id }, { signal })).items, toTrade)
  const sale = lastSale(items)
  if (sale === null && unread > 0) throw new AppError('badAnswer')
  return sale
}
