import type { Address } from './address'
import type { Hex } from './hex'

/** Spec 1 and 3: what a player can own. `equip` is also called artifact or magic equipment, `lingshi` spirit stone. */
export type AssetKind = 'dragon' | 'hero' | 'equip' | 'pet' | 'lingshi'
export const ASSET_KINDS: readonly AssetKind[] = ['dragon', 'hero', 'equip', 'pet', 'lingshi']

/** Spec 4: where an asset is; `contract` is the 111 protocol's custody. */
export type Place = 'game' | 'wallet' | 'contract'
export const PLACES: readonly Place[] = ['game', 'wallet', 'contract']

/** Spec 3, hero status values: the provider's number for each word. */
export const ASSET_STATUS = {
  0: 'inTeam',
  1: 'selling',
  2: 'locked',
  3: 'confirming',
  4: 'saleConfirming',
  5: 'cancelled',
  51: 'bought',
  6: 'forbidden',
} as const
export type StatusCode = keyof typeof ASSET_STATUS
export type AssetStatus = (typeof ASSET_STATUS)[StatusCode]

/** Spec 4, NFT111. The numbers are the contract's. */
export const AUCTION_STATE = { 0: 'none', 1: 'open', 2: 'locked', 3: 'unlocked', 4: 'takenOff' } as const
export type AuctionState = (typeof AUCTION_STATE)[keyof typeof AUCTION_STATE]

export interface Asset {
  id: string
  /** The key of the linked detail paths /gun/equip|pet|lingshi/{index_id}. */
  indexId: string
  kind: AssetKind
  name: string
  /** 1 to 24 */
  grade: number
  /** 1 to 5, see the market filters */
  camp: number
  /** 2 to 5 */
  profession: number
  /** 1 to 5 */
  skill: number
  /** 1 to 7 */
  star: number
  level: number
  stage: number
  place: Place
  /** null when the provider sent a number we do not know; `statusCode` still has it. */
  status: AssetStatus | null
  statusCode: number
  tokenId: bigint | null
  ownerId: string
  /** '': nobody's yet. */
  ownerAddress: Address | ''
  ownerName: string
  /** The provider's picture, from a host that the build names; null: the app draws one. */
  picture: string | null
  /** In the price coin's smallest unit; null while it is neither on sale nor auctioned. */
  price: bigint | null
  market: 'sale' | 'auction' | null
  activated: boolean
  /** Unix seconds of the last change of the listing. */
  listedAt: number
  /** Unix seconds until which an auction takes bids, on the chain's clock; null where a list does not say. */
  deadline?: number | null
  /** When an earlier visit read it, in milliseconds. No money action begins with such an asset. */
  asOf?: number
}

export interface Trade {
  tokenId: bigint
  /** Unix seconds */
  time: number
  from: Address | ''
  to: Address | ''
  price: bigint
  hash: Hex | null
}

export interface Attribute {
  name: AttributeName
  value: number
}

/** Spec 3: base attributes, then the special ones the texts name. */
export const ATTRIBUTES = [
  'strength',
  'power',
  'hp',
  'attack',
  'defense',
  'crit',
  'crit_resistance',
  'super_crit',
  'vampire',
  'speed_percent',
  'final_damage',
  'final_damage_reduction',
  'control',
  'heal',
  'spell_damage',
  'spell_immunity',
  'anti_control_hit',
  'dodge',
  'physical_damage',
  'physical_damage_free',
] as const
export type AttributeName = (typeof ATTRIBUTES)[number]

export interface AuctionDetail {
  state: AuctionState
  startPrice: bigint
  /** The bid that won the asset for its present holder; null before the first. */
  currentBid: bigint | null
  /** Unix seconds on the chain's clock. */
  deadline: number
}

export interface AssetDetail extends Asset {
  /** The serial number printed on the card. */
  number: string
  attributes: Attribute[]
  /** The sum of all trades so far, in the price coin's smallest unit. */
  totalTraded: bigint
  trades: Trade[]
  auction: AuctionDetail | null
  /** How many of its attributes, trades and skills could not be read. */
  unread?: number
}

export interface DragonSkill {
  name: string
  /** 4, 8 or 12 */
  unlockLevel: number
  unlocked: boolean
}

export interface DragonDetail extends AssetDetail {
  refineLevel: number
  teamHp: number
  teamAttack: number
  teamAccuracy: number
  teamFree: number
  skills: DragonSkill[]
}

/** The contract that issues a kind's tokens. */
export const collectionOf = (kind: AssetKind): 'dragon' | 'card' => (kind === 'dragon' ? 'dragon' : 'card')
