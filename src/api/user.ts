import type { User } from '../domain/player'
import { toBalances } from './amounts'
import { assetShape } from './asset'
import { call } from './call'
import {
  address,
  code,
  count,
  decimal,
  exact,
  flag,
  id,
  items,
  map,
  maybe,
  name,
  nothing,
  record,
  text,
  time,
  url,
  type Wire,
} from './shape'

export const userShape = record({
  userid: id,
  address,
  email: text,
  mobile: text,
  nickname: name,
  token: maybe(text),
  coins: map(decimal),
  frozen_coins: map(decimal),
  hero_nums: count,
  equipment_nums: count,
  magic_equipment_nums: count,
  stone_nums: count,
  inviter_code: text,
  invite_code: text,
  share_url: url,
  current_server_id: text,
  is_online: flag,
  has_pay_password: flag,
  has_password: maybe(flag),
  activated: flag,
  summon_tickets: count,
  must_change_password: flag,
})
export type UserWire = Wire<typeof userShape>

/** The player as the app knows them. The token in it is ignored: it came with the login. */
export function toUser(wire: UserWire): User {
  return {
    userid: wire.userid,
    address: wire.address,
    email: wire.email,
    mobile: wire.mobile,
    nickname: wire.nickname,
    coins: toBalances(wire.coins),
    frozenCoins: toBalances(wire.frozen_coins),
    heroCount: wire.hero_nums,
    equipmentCount: wire.equipment_nums,
    magicEquipmentCount: wire.magic_equipment_nums,
    stoneCount: wire.stone_nums,
    inviterCode: wire.inviter_code,
    inviteCode: wire.invite_code,
    shareUrl: wire.share_url,
    currentServerId: wire.current_server_id,
    isOnline: wire.is_online,
    hasFundPassword: wire.has_pay_password,
    hasLoginPassword: wire.has_password,
    activated: wire.activated,
    summonTickets: wire.summon_tickets,
    mustChangePassword: wire.must_change_password,
  }
}

/** GET /api/user/info */
export const getUser = call({ method: 'GET', path: '/api/user/info', answer: userShape })

/** POST /api/user/nickname */
export const changeNickname = call({
  method: 'POST',
  path: '/api/user/nickname',
  body: record({ nickname: text }),
  answer: nothing,
})

/** POST /api/user/password: with the old password, or with a code. */
export const changePassword = call({
  method: 'POST',
  path: '/api/user/password',
  body: record({ password: text, old_password: maybe(text), code: maybe(text) }),
  answer: nothing,
})

/** POST /api/user/paypwd: the fund password, set or changed with a code. */
export const changeFundPassword = call({
  method: 'POST',
  path: '/api/user/paypwd',
  body: record({ password: text, code: text }),
  answer: nothing,
})

/** POST /api/user/bind_email: binds a mobile number (with its area code) or an e-mail address. */
export const bindContact = call({
  method: 'POST',
  path: '/api/user/bind_email',
  body: record({ account: text, area: maybe(text), code: text }),
  answer: nothing,
})

/** POST /api/user/refresh: the provider reads this player's assets from the chain again; also ends auction steps. */
export const refreshFromChain = call({
  method: 'POST',
  path: '/api/user/refresh',
  body: record({ id: maybe(id), hash: maybe(text) }),
  answer: record({ changed: count, items: items(assetShape) }),
})

/** POST /api/message/collect: collects tickets and rewards that wait. */
export const collectMessages = call({
  method: 'POST',
  path: '/api/message/collect',
  answer: record({ tickets: count, coins: map(decimal) }),
})

/** GET /api/user/invite_list */
export const listInvites = call({
  method: 'GET',
  path: '/api/user/invite_list',
  query: record({ cursor: maybe(text) }),
  answer: record({
    items: items(record({ userid: id, nickname: name, joined_at: time, state: code, activated_at: maybe(time) })),
    next: maybe(exact),
    invited: count,
    activated: count,
    tickets: count,
  }),
})
