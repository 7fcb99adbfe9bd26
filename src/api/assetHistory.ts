import { ACTIVITY_TYPES, activityType } from '../domain/activity'
import type { AssetEvent } from '../domain/assetEvents'
import { COINS } from '../domain/coin'
import { answerToUnits } from './amounts'
import { call } from './call'
import { address, code, decimal, id, key, maybe, name, oneOf, page, record, text, time, type Wire } from './shape'

export const assetEventShape = record({
  id,
  type: code,
  /** What the provider calls the type. */
  name,
  /** Who did it; of a trade: who got the asset. */
  address,
  nickname: name,
  /** Of a trade: who had the asset before. */
  two_address: address,
  amount: maybe(decimal),
  coin: oneOf(COINS),
  time,
  hash: maybe(key),
})

const codeOf = (type: 'buy' | 'bid'): number =>
  Number(Object.entries(ACTIVITY_TYPES).find(([, known]) => known === type)?.[0])

/** A trade as its seller's feed has it, under the type that its buyer's feed has. */
const BOUGHT = { sell: 'buy', outbid: 'bid' } as const

/** A line of an asset's activity. A trade told from the seller's side is turned round, so that none is there twice. */
export function toAssetEvent(wire: Wire<typeof assetEventShape>): AssetEvent {
  const type = activityType(wire.type)
  const isSellers = type === 'sell' || type === 'outbid'
  return {
    id: wire.id,
    type: isSellers ? codeOf(BOUGHT[type]) : wire.type,
    name: wire.name,
    by: isSellers ? wire.two_address : wire.address,
    byName: isSellers ? '' : wire.nickname,
    from: isSellers ? wire.address : wire.two_address,
    units: wire.amount === null ? null : answerToUnits(wire.amount, wire.coin),
    coin: wire.coin,
    time: wire.time,
    hash: wire.hash,
  }
}

/** GET /api/assets/history/{id}: what happened with one asset, whoever did it, newest first. */
export const listAssetHistory = call({
  method: 'GET',
  path: '/api/assets/history/{id}',
  query: record({ cursor: maybe(text) }),
  answer: page(assetEventShape),
  open: true,
})
