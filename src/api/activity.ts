import type { ActivityRecord } from '../domain/activity'
import { COINS } from '../domain/coin'
import { answerToUnits } from './amounts'
import { call } from './call'
import { code, decimal, id, key, maybe, name, oneOf, page, record, text, time, type Wire, whole } from './shape'

export const activityShape = record({
  id,
  type: code,
  name,
  assets_id: text,
  amount: decimal,
  two_amount: decimal,
  fee: decimal,
  coin: oneOf(COINS),
  two_address: text,
  two_userid: text,
  nftname: name,
  tokenid: text,
  index_id: text,
  time,
  hash: maybe(key),
})
export type ActivityWire = Wire<typeof activityShape>

/** A line of the feed with its amounts in the smallest unit. */
export function toActivity(wire: ActivityWire): ActivityRecord {
  return {
    id: wire.id,
    type: wire.type,
    name: wire.name,
    assetsId: wire.assets_id,
    amount: answerToUnits(wire.amount, wire.coin),
    twoAmount: answerToUnits(wire.two_amount, wire.coin),
    fee: answerToUnits(wire.fee, wire.coin),
    coin: wire.coin,
    twoAddress: wire.two_address,
    twoUserid: wire.two_userid,
    nftName: wire.nftname,
    tokenId: wire.tokenid,
    indexId: wire.index_id,
    time: wire.time,
    hash: wire.hash,
  }
}

/** GET /api/user/activities: newest first, by type and coin. */
export const listActivities = call({
  method: 'GET',
  path: '/api/user/activities',
  query: record({ type: maybe(whole), coin: maybe(oneOf(COINS)), cursor: maybe(text) }),
  answer: page(activityShape),
})
