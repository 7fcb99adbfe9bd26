import { LEGION_LEVELS, type Legion, type LegionLevel, type LegionMember, type RankRow } from '../domain/legion'
import { priceToUnits } from './amounts'
import { call } from './call'
import { decimal, exact, id, list, maybe, page, record, text, type Wire, whole } from './shape'

const member = record({ userid: id, nickname: text, level: whole, points: decimal, received_mds: decimal })

const legionShape = record({
  level: whole,
  points: decimal,
  received_mds: decimal,
  challenge_levels: whole,
  direct_braves: whole,
  direct_knights: whole,
  redeemable_at: whole,
  items: list(member),
  next: maybe(exact),
})

const toLevel = (code: number): LegionLevel =>
  (LEGION_LEVELS as Partial<Record<number, LegionLevel>>)[code] ?? 'warrior'

export const toLegionMember = (wire: Wire<typeof member>): LegionMember => ({
  userid: wire.userid,
  nickname: wire.nickname,
  level: toLevel(wire.level),
  points: priceToUnits(wire.points),
  receivedMds: priceToUnits(wire.received_mds),
})

/** The legion with the page of members that came with it. Points are in the smallest unit of MDS. */
export const toLegion = (wire: Wire<typeof legionShape>): Legion => ({
  level: toLevel(wire.level),
  points: priceToUnits(wire.points),
  receivedMds: priceToUnits(wire.received_mds),
  challengeLevels: wire.challenge_levels,
  directBraves: wire.direct_braves,
  directKnights: wire.direct_knights,
  redeemableAt: wire.redeemable_at,
  members: wire.items.map(toLegionMember),
})

/** GET /api/user/team: the player's legion and its members. */
export const getLegion = call({
  method: 'GET',
  path: '/api/user/team',
  query: record({ cursor: maybe(text) }),
  answer: legionShape,
})

const rank = record({ place: whole, userid: id, nickname: text, level: whole, points: decimal })

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
    items: list(rank),
    own: maybe(record({ place: whole, points: decimal })),
  }),
})

/** GET /api/integral/active: the points history; type 1 referral reward, 2 consumption reward. */
export const listPoints = call({
  method: 'GET',
  path: '/api/integral/active',
  query: record({ type: maybe(whole), cursor: maybe(text) }),
  answer: page(record({ id, type: whole, points: decimal, userid: text, nickname: text, time: whole })),
})

/** GET /api/receive/mds: points redeemed for MDS so far. */
export const listRedemptions = call({
  method: 'GET',
  path: '/api/receive/mds',
  query: record({ cursor: maybe(text) }),
  answer: page(record({ id, amount: decimal, time: whole })),
})

/** POST /api/receive/mds: redeems all points, once in 7 days; 1 point is 1 MDS. */
export const redeemPoints = call({
  method: 'POST',
  path: '/api/receive/mds',
  answer: record({ id, amount: decimal, time: whole, redeemable_at: whole }),
})
