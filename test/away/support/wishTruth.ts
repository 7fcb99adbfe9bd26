import type { World } from '../../sandbox/control/startWorld'

/** What the database says of an asset or of filters that a player keeps an eye on, without any code of the app. */
export interface WishTruth {
  /** Who has it; '' for filters. */
  owner: string
  /** The asset, or the cheapest offer of somebody else under the filters; '': there is none. */
  assetId: string
  /** What it is offered for; null: it is not. In the smallest unit. */
  price: bigint | null
  /** What was paid for it last. */
  paid: bigint | null
}

interface Row {
  id: string
  seq: number
  price: string | null
  owner_id: string | null
  owner_address: string
  offered: number
}

const OFFERED = "(market = 'sale' OR (market = 'auction' AND taken_off = 0 AND deadline >= ?))"

/** An asset as it is now. */
export const readAssetTruth = ({ provider }: World, id: string): Promise<WishTruth> =>
  provider.db.turn(async (tx) => {
    const sql = `SELECT id, seq, price, owner_id, owner_address, market IS NOT NULL AND ${OFFERED} AS offered
      FROM assets WHERE id = ?`
    const row = await tx.one<Row>(sql, [provider.clock.now(), id])
    const trade = await tx.one<{ price: string }>(
      'SELECT price FROM trades WHERE asset_id = ? ORDER BY time DESC, id DESC LIMIT 1',
      [id],
    )
    return {
      owner: row?.owner_id || row?.owner_address || '',
      assetId: id,
      price: row?.offered ? BigInt(row.price ?? 0) : null,
      paid: trade && BigInt(trade.price),
    }
  })

/** The cheapest of a kind that is not the player's own. */
export const readFilterTruth = ({ provider }: World, kind: string, own: string): Promise<WishTruth> =>
  provider.db.turn(async (tx) => {
    const rows = await tx.all<Row>(`SELECT * FROM assets WHERE kind = ? AND owner_id IS NOT ? AND ${OFFERED}`, [
      kind,
      own,
      provider.clock.now(),
    ])
    const offers = rows.map(({ id, seq, price }) => ({ id, seq, price: BigInt(price ?? 0) }))
    offers.sort((one, other) => (one.price < other.price ? -1 : one.price > other.price ? 1 : one.seq - other.seq))
    const [first] = offers
    return { owner: '', assetId: first?.id ?? '', price: first?.price ?? null, paid: null }
  })

/** What a player who saw the one has to be told when it is the other: what it is, of which asset, now and before. */
export function wishNews(saw: WishTruth, now: WishTruth, own: string): string[] {
  if (now.owner === own) return []
  const news: string[] = []
  if (now.owner !== saw.owner) news.push(`wishSold ${now.assetId} ${now.paid} 0`)
  const isCheaper = now.price !== null && saw.price !== null && now.price < saw.price
  const isOffered = now.price !== null && saw.price === null
  const isFilter = now.owner === ''
  const kind = !isFilter ? (isOffered ? 'offered' : 'cheaper') : now.assetId === saw.assetId ? 'cheaper' : 'newAt'
  if (isCheaper || isOffered) news.push(`${kind} ${now.assetId} ${now.price} ${saw.price ?? 0n}`)
  return news
}
