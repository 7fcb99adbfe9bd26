import type { Address } from './address'
import type { Coin } from './coin'

/** Spec 3, user info. */
export interface User {
  userid: string
  /** '': no wallet is linked. */
  address: Address | ''
  email: string
  mobile: string
  nickname: string
  /** Spendable balances in the game, in each coin's smallest unit. */
  coins: Partial<Record<Coin, bigint>>
  frozenCoins: Partial<Record<Coin, bigint>>
  heroCount: number
  equipmentCount: number
  magicEquipmentCount: number
  stoneCount: number
  inviterCode: string
  inviteCode: string
  shareUrl: string
  currentServerId: string
  isOnline: boolean
  hasFundPassword: boolean
  /** null: the provider does not say. Who logs in by wallet alone has none. */
  hasLoginPassword: boolean | null
  activated: boolean
  summonTickets: number
  mustChangePassword: boolean
}

/** Spec 3: a game server. */
export interface Server {
  serverId: string
  name: string
  title: string
}

/** A player's role on one server. */
export interface Role {
  serverId: string
  name: string
  level: number
}

/**
 * Whether the player has a role: decided by the list of their roles, or by their current server until that list is
 * read.
 * @param roles null: not read yet
 */
export const hasRole = (player: User | null, roles: readonly Role[] | null): boolean =>
  roles ? roles.length > 0 : !!player?.currentServerId
