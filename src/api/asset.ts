import {
  ASSET_KINDS,
  ASSET_STATUS,
  type Asset,
  type AssetDetail,
  ATTRIBUTES,
  type Attribute,
  AUCTION_STATE,
  type DragonDetail,
  PLACES,
  type StatusCode,
} from '../domain/asset'
import { toLink } from '../domain/link'
import { priceToUnits } from './amounts'
import { decimal, flag, id, key, list, map, maybe, oneOf, record, text, type Wire, whole } from './shape'

const assetFields = {
  id,
  index_id: id,
  kind: oneOf(ASSET_KINDS),
  name: text,
  grade: whole,
  camp: whole,
  profession: whole,
  skill: whole,
  star: whole,
  level: whole,
  stage: whole,
  place: oneOf(PLACES),
  status: whole,
  token_id: maybe(decimal),
  owner_id: text,
  owner_address: text,
  owner_name: text,
  picture: maybe(text),
  price: maybe(decimal),
  market: maybe(oneOf(['sale', 'auction'])),
  activated: flag,
  listed_at: whole,
} as const
export const assetShape = record(assetFields)
export type AssetWire = Wire<typeof assetShape>

export const tradeShape = record({
  token_id: decimal,
  time: whole,
  from: text,
  to: text,
  price: decimal,
  hash: maybe(key),
})

const detailFields = {
  ...assetFields,
  number: text,
  attributes: map(whole),
  total_traded: decimal,
  trades: list(tradeShape),
  auction: maybe(record({ state: whole, start_price: decimal, current_bid: maybe(decimal), deadline: whole })),
} as const
export const assetDetailShape = record(detailFields)
export type AssetDetailWire = Wire<typeof assetDetailShape>

export const dragonDetailShape = record({
  ...detailFields,
  refine_level: whole,
  team_hp: whole,
  team_attack: whole,
  team_accuracy: whole,
  team_free: whole,
  skills: list(record({ name: text, unlock_level: whole, unlocked: flag })),
})
export type DragonDetailWire = Wire<typeof dragonDetailShape>

const toTrade = (wire: Wire<typeof tradeShape>) => ({
  tokenId: BigInt(wire.token_id),
  time: wire.time,
  from: wire.from,
  to: wire.to,
  price: priceToUnits(wire.price),
  hash: wire.hash,
})

/** An asset as the app knows it: prices as bigint, the status as its word. */
export function toAsset(wire: AssetWire): Asset {
  return {
    id: wire.id,
    indexId: wire.index_id,
    kind: wire.kind,
    name: wire.name,
    grade: wire.grade,
    camp: wire.camp,
    profession: wire.profession,
    skill: wire.skill,
    star: wire.star,
    level: wire.level,
    stage: wire.stage,
    place: wire.place,
    status: ASSET_STATUS[wire.status as StatusCode] ?? null,
    statusCode: wire.status,
    tokenId: wire.token_id === null ? null : BigInt(wire.token_id),
    ownerId: wire.owner_id,
    ownerAddress: wire.owner_address.toLowerCase(),
    ownerName: wire.owner_name,
    picture: wire.picture === null ? null : toLink(wire.picture),
    price: wire.price === null ? null : priceToUnits(wire.price),
    market: wire.market,
    activated: wire.activated,
    listedAt: wire.listed_at,
  }
}

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
  return {
    ...toAsset(wire),
    number: wire.number,
    attributes: toAttributes(wire.attributes),
    totalTraded: priceToUnits(wire.total_traded),
    trades: wire.trades.map(toTrade),
    auction: auction && {
      state: AUCTION_STATE[auction.state as keyof typeof AUCTION_STATE] ?? 'none',
      startPrice: priceToUnits(auction.start_price),
      currentBid: auction.current_bid === null ? null : priceToUnits(auction.current_bid),
      deadline: auction.deadline,
    },
  }
}

/** A dragon with its team values and skills. */
export function toDragonDetail(wire: DragonDetailWire): DragonDetail {
  return {
    ...toAssetDetail(wire),
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
