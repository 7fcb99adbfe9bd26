import { config } from '../config'
import { ASSET_KINDS, ASSET_STATUS, type Asset, PLACES } from '../domain/asset'
import { toLink } from '../domain/link'
import { wordOf } from '../domain/wordOf'
import { priceToUnits } from './amounts'
import {
  address,
  code,
  decimal,
  flag,
  id,
  level,
  maybe,
  name,
  oneOf,
  record,
  soft,
  star,
  text,
  time,
  token,
  url,
  type Wire,
} from './shape'

/** What every description of an asset has. */
export const assetFields = {
  id,
  index_id: id,
  kind: oneOf(ASSET_KINDS),
  name,
  grade: code,
  camp: code,
  profession: code,
  skill: code,
  star,
  level,
  stage: level,
  place: oneOf(PLACES),
  status: code,
  token_id: maybe(token),
  owner_id: text,
  owner_address: address,
  owner_name: name,
  picture: maybe(url),
  price: maybe(decimal),
  market: maybe(oneOf(['sale', 'auction'])),
  activated: flag,
  listed_at: time,
  deadline: soft(time),
} as const
export const assetShape = record(assetFields)
export type AssetWire = Wire<typeof assetShape>

/** An asset as the app knows it: prices as bigint, the status as its word. */
export function toAsset(wire: AssetWire): Asset {
  return {
    id: wire.id,
    indexId: wire.index_id,
    kind: wire.kind,
    // Nothing but blanks would leave a heading and links without a word.
    name: wire.name.trim() ? wire.name : '?',
    grade: wire.grade,
    camp: wire.camp,
    profession: wire.profession,
    skill: wire.skill,
    star: wire.star,
    level: wire.level,
    stage: wire.stage,
    place: wire.place,
    status: wordOf(ASSET_STATUS, wire.status),
    statusCode: wire.status,
    tokenId: wire.token_id === null ? null : BigInt(wire.token_id),
    ownerId: wire.owner_id,
    ownerAddress: wire.owner_address,
    ownerName: wire.owner_name,
    picture: wire.picture === null ? null : toPicture(wire.picture),
    price: wire.price === null ? null : priceToUnits(wire.price),
    market: wire.market,
    activated: wire.activated,
    listedAt: wire.listed_at,
    deadline: wire.deadline,
  }
}

/**
 * The address of a picture; null for a host that the build does not name. Whoever hosts a picture learns who looks at
 * it and when, and the page's policy would refuse it anyway.
 */
function toPicture(address: string): string | null {
  const link = toLink(address)
  const origin = link && new URL(link).origin
  return origin && [location.origin, ...config.pictureHosts].includes(origin) ? link : null
}
