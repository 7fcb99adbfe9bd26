import {
  type AssetDetail,
  ATTRIBUTES,
  type Attribute,
  AUCTION_STATE,
  type DragonDetail,
  type Trade,
} from '../domain/asset'
import { unreadOf } from '../domain/unread'
import { wordOf } from '../domain/wordOf'
import { priceToUnits } from './amounts'
import { assetFields, toAsset } from './asset'
import { call } from './call'
import {
  address,
  code,
  count,
  decimal,
  entries,
  flag,
  id,
  items,
  key,
  level,
  maybe,
  name,
  page,
  record,
  text,
  time,
  toItems,
  token,
  unreadIn,
  type Wire,
} from './shape'

export const tradeShape = record({
  token_id: token,
  time,
  from: address,
  to: address,
  price: decimal,
  hash: maybe(key),
})

const detailFields = {
  ...assetFields,
  number: text,
  attributes: entries(count),
  total_traded: decimal,
  trades: items(tradeShape),
  auction: maybe(record({ state: code, start_price: decimal, current_bid: maybe(decimal), deadline: time })),
} as const
export const assetDetailShape = record(detailFields)
export type AssetDetailWire = Wire<typeof assetDetailShape>

export const dragonDetailShape = record({
  ...detailFields,
  refine_level: level,
  team_hp: count,
  team_attack: count,
  team_accuracy: count,
  team_free: count,
  skills: items(record({ name, unlock_level: level, unlocked: flag })),
})
export type DragonDetailWire = Wire<typeof dragonDetailShape>

/** One trade of an asset. */
export const toTrade = (wire: Wire<typeof tradeShape>): Trade => ({
  tokenId: BigInt(wire.token_id),
  time: wire.time,
  from: wire.from,
  to: wire.to,
  price: priceToUnits(wire.price),
  hash: wire.hash,
})

function toAttributes(wire: Record<string, number>): Attribute[] {
  const attributes: Attribute[] = []
  for (const name of ATTRIBUTES) {
    const value = wire[name]
    if (value !== undefined) attributes.push({ name, value })
  }
  return attributes
}

/** An asset with its attributes, trades and auction. */
export function toAssetDetail(wire: AssetDetailWire): AssetDetail {
  const { auction } = wire
  const trades = toItems(wire.trades, toTrade)
  return {
    ...toAsset(wire),
    number: wire.number,
    attributes: toAttributes(wire.attributes),
    totalTraded: priceToUnits(wire.total_traded),
    trades: trades.items,
    unread: trades.unread + unreadIn(wire.attributes),
    auction: auction && {
      state: wordOf(AUCTION_STATE, auction.state) ?? 'none',
      startPrice: priceToUnits(auction.start_price),
      currentBid: auction.current_bid === null ? null : priceToUnits(auction.current_bid),
      deadline: auction.deadline,
    },
  }
}

/** A dragon with its team values and skills. */
export function toDragonDetail(wire: DragonDetailWire): DragonDetail {
  const detail = toAssetDetail(wire)
  return {
    ...detail,
    unread: unreadOf(detail) + unreadIn(wire.skills),
    refineLevel: wire.refine_level,
    teamHp: wire.team_hp,
    teamAttack: wire.team_attack,
    teamAccuracy: wire.team_accuracy,
    teamFree: wire.team_free,
    skills: wire.skills.map((skill) => ({
      name: skill.name,
      unlockLevel: skill.unlock_level,
      unlocked: skill.unlocked,
    })),
  }
}

/** GET /api/user/dragons/{id} */
export const getDragon = call({ method: 'GET', path: '/api/user/dragons/{id}', answer: dragonDetailShape, open: true })

/** GET /api/card/{id}: also by index id, for the linked detail paths. */
export const getCard = call({ method: 'GET', path: '/api/card/{id}', answer: assetDetailShape, open: true })

/** POST /api/user/card/business: one asset's trades, newest first; an asset's details have them, too. */
export const listTrades = call({
  method: 'POST',
  path: '/api/user/card/business',
  body: record({ id, cursor: maybe(text) }),
  answer: page(tradeShape),
})
