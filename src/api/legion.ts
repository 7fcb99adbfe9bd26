import { call } from './call'
import { decimal, id, list, maybe, page, record, text, whole } from './shape'

const member = record({ userid: id, nickname: text, level: whole, points: decimal, received_mds: decimal })

/** GET /api/user/team: the player's legion and its members. */
export const getLegion = call({
  method: 'GET',
  path: '/api/user/team',
  query: record({ cursor: maybe(text) }),
  answer: record({
    level: whole,
    points: decimal,
    received_mds: decimal,
    challenge_levels: whole,
    direct_braves: whole,
    direct_knights: whole,
    redeemable_at: whole,
    items: list(member),
    next: maybe(text),
  }),
})

/** GET /api/integral/rank: this month's top 100 and one's own place. */
export const getRanking = call({
  method: 'GET',
  path: '/api/integral/rank',
  answer: record({
    month: text,
    items: list(record({ place: whole, userid: id, nickname: text, level: whole, points: decimal })),
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
