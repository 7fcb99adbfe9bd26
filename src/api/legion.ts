import { LEGION_LEVELS, type Legion, type LegionLevel, type LegionMember, type RankRow } from '../domain/legion'
import { wordOf } from '../domain/wordOf'
import { priceToUnits } from './amounts'
import { call } from './call'
import {
  code,
  count,
  decimal,
  exact,
  id,
  items,
  maybe,
  name,
  page,
  record,
  soft,
  text,
  time,
  toItems,
  type Wire,
  whole,
} from './shape'

const member = record({ userid: id, nickname: name, level: code, points: decimal, received_mds: decimal })

const legionShape = record({
  level: code,
  points: decimal,
  received_mds: decimal,
  challenge_levels: count,
  direct_braves: count,
  direct_knights: count,
  redeemable_at: time,
  items: items(member),
  next: maybe(exact),
})

const toLevel = (code: number): LegionLevel => wordOf(LEGION_LEVELS, code) ?? 'warrior'

export const toLegionMember = (wire: Wire<typeof member>): LegionMember => ({
  userid: wire.userid,
  nickname: wire.nickname,
  level: toLevel(wire.level),
  points: priceToUnits(wire.points),
  receivedMds: priceToUnits(wire.received_mds),
})

/** The legion with the page of members that came with it. Points are in the smallest unit of MDS. */
export function toLegion(wire: Wire<typeof legionShape>): Legion {
  const members = toItems(wire.items, toLegionMember)
  return {
    level: toLevel(wire.level),
    points: priceToUnits(wire.points),
    receivedMds: priceToUnits(wire.received_mds),
    challengeLevels: wire.challenge_levels,
    directBraves: wire.direct_braves,
    directKnights: wire.direct_knights,
    redeemableAt: wire.redeemable_at,
    members: members.items,
    unread: members.unread,
  }
}

/** GET /api/user/team: the player's legion and its members. */
export const getLegion = call({
  method: 'GET',
  path: '/api/user/team',
  query: record({ cursor: maybe(text) }),
  answer: legionShape,
})

const rank = record({ place: count, userid: id, nickname: name, level: code, points: decimal })

export const toRankRow = (wire: Wire<typeof rank>): RankRow => ({
  place: wire.place,
  userid: wire.userid,
  nickname: wire.nickname,
  level: toLevel(wire.level),
  points: priceToUnits(wire.points),
})

/** GET /api/integral/rank: this month's top 100 and the player's own place. */
export const getRanking = call({
  method: 'GET',
  path: '/api/integral/rank',
  answer: record({
    month: text,
    items: items(rank),
    own: maybe(record({ place: count, points: decimal })),
  }),
})

/** GET /api/integral/active: the points history; type 1 referral reward, 2 consumption reward. */
export const listPoints = call({
  method: 'GET',
  path: '/api/integral/active',
  query: record({ type: maybe(whole), cursor: maybe(text) }),
  answer: page(record({ id, type: code, points: decimal, userid: text, nickname: name, time })),
})

/** GET /api/receive/mds: points redeemed for MDS so far. */
export const listRedemptions = call({
  method: 'GET',
  path: '/api/receive/mds',
  query: record({ cursor: maybe(text) }),
  answer: page(record({ id, amount: decimal, time })),
})

/** POST /api/receive/mds: redeems all points, once in 7 days; 1 point is 1 MDS. */
export const redeemPoints = call({
  method: 'POST',
  path: '/api/receive/mds',
  answer: soft(record({ id, amount: decimal, time, redeemable_at: time })),
})
