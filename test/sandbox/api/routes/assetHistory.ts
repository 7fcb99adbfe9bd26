import type { Hex } from 'viem'
import { listAssetHistory } from '../../../../src/api/assetHistory'
import { ACTIVITY_TYPES, type ActivityType } from '../../../../src/domain/activity'
import type { Coin } from '../../../../src/domain/coin'
import { activityName } from '../activityTexts'
import { readCursor, toPage } from '../page'
import { type Api, route } from '../route'
import { LIMITS } from '../rules/limits'
import { getAsset } from '../store/assets'
import type { EffectKind } from '../store/effects'
import { toWhole } from '../wire/asset'

interface EventRow {
  id: number
  kind: EffectKind
  address: string
  nickname: string
  two_address: string | null
  amount: string | null
  coin: Coin | null
  time: number
  hash: Hex | null
}

/** The activity's type code for each effect on chain. Payouts concern the protocol and a player, not an asset. */
const TYPES: Partial<Record<EffectKind, ActivityType>> = {
  sell: 'listed',
  cancel: 'cancel',
  buy: 'buy',
  deposit: 'deposit',
  claim: 'claim',
  mint: 'mint',
  hatch: 'hatch',
  auctionStart: 'auctionStart',
  bid: 'bid',
  priceChange: 'priceChange',
  takeOff: 'takeOff',
  auctionWithdraw: 'auctionWithdraw',
  activateAsset: 'assetActivation',
}
const codeOf = (kind: EffectKind): number =>
  Number(Object.entries(ACTIVITY_TYPES).find(([, type]) => type === TYPES[kind])?.[0])

const KINDS = Object.keys(TYPES)
  .map((kind) => `'${kind}'`)
  .join(', ')

/** From the effects, not the feeds: a wallet without an account trades, too. */
const EVENTS = `SELECT effects.rowid AS id, effects.kind, effects.amount, effects.coin, effects.time, effects.hash,
  CASE WHEN account LIKE '0x%' THEN account ELSE COALESCE(players.address, '') END AS address,
  COALESCE(players.nickname, '') AS nickname, trades.from_address AS two_address
  FROM effects LEFT JOIN players ON players.id = effects.player_id
  LEFT JOIN trades ON effects.kind IN ('buy', 'bid') AND trades.asset_id = effects.asset_id
    AND trades.hash = effects.hash AND trades.price = effects.amount
  WHERE effects.asset_id = ? AND effects.kind IN (${KINDS})`

/** What happened with one asset, whoever did it; open, as the chain is. */
export function assetHistoryRoutes(api: Api): void {
  route(api, listAssetHistory, async ({ path, query, language }, tx) => {
    const asset = await getAsset(tx, path.id)
    const after = readCursor(query.cursor, 2)
    const rows = await tx.all<EventRow>(
      `${EVENTS} ${after ? 'AND (effects.time, effects.rowid) < (?, ?)' : ''}
       ORDER BY effects.time DESC, effects.rowid DESC LIMIT ?`,
      [asset.id, ...(after ?? []), LIMITS.historySize + 1],
    )
    const page = toPage(rows, ({ time, id }) => [time, id], LIMITS.historySize)
    const items = page.rows.map(({ id, kind, address, nickname, two_address, amount, coin, time, hash }) => ({
      id: String(id),
      type: codeOf(kind),
      name: activityName(codeOf(kind), 0n, language),
      address: address as Hex | '',
      nickname,
      two_address: (two_address ?? '') as Hex | '',
      amount: amount === null ? null : toWhole(amount, coin ?? 'MDS'),
      coin: coin ?? 'MDS',
      time,
      hash,
    }))
    return { items, next: page.next }
  })
}
