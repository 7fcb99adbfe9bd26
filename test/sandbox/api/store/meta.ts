import type { Tx } from '../db/database'

export type MetaKey =
  | 'block'
  | 'saleFeeBps'
  | 'auctionTimeout'
  | 'nativePrice'
  | 'coinPrice'
  | 'assetPriceMDV'
  | 'assetPriceHFH'

/** A single value of the world; null until it is written. */
export async function readMeta(tx: Tx, key: MetaKey): Promise<string | null> {
  const row = await tx.one<{ value: string }>('SELECT value FROM meta WHERE key = ?', [key])
  return row?.value ?? null
}

export const writeMeta = (tx: Tx, key: MetaKey, value: string | number | bigint): Promise<number> =>
  tx.run('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
    key,
    String(value),
  ])
