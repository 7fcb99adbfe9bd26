import type { ContractName, TokenCoin } from '../wallet/contracts'
import type { Address } from './address'
import type { TokenName } from './waiting'

/** What an account let somebody take or move: some of a coin, one token, or every token of a collection. */
export type AllowanceName =
  | { of: 'coin'; coin: TokenCoin; spender: ContractName }
  | ({ of: 'token' } & TokenName)
  | { of: 'collection'; collection: TokenName['collection']; spender: ContractName }

/** The same with how far it goes, as the chain tells it. */
export type Allowance =
  /** `units`: in the coin's smallest unit. */
  | (Extract<AllowanceName, { of: 'coin' }> & { units: bigint })
  /** `mover`: in lower case; one of the game's contracts, or a stranger. */
  | (Extract<AllowanceName, { of: 'token' }> & { mover: Address })
  | Extract<AllowanceName, { of: 'collection' }>

/** Everything from half of all numbers on: no honest amount of this game's coins is that large. */
const UNLIMITED = 1n << 255n

/** Whether an allowance of a coin has no bound that anybody would reach. */
export const isUnlimited = (units: bigint): boolean => units >= UNLIMITED

/** Names an allowance in lists and in what is kept: "coin MDS auction", "token card:7", "collection card auction". */
export function allowanceText(name: AllowanceName): string {
  if (name.of === 'coin') return `coin ${name.coin} ${name.spender}`
  return name.of === 'token'
    ? `token ${name.collection}:${name.tokenId}`
    : `collection ${name.collection} ${name.spender}`
}

/** Whether it reaches further than one action of the game needs: all of a coin, all of a collection, or a stranger. */
export function isWide(allowance: Allowance, own: readonly Address[]): boolean {
  if (allowance.of === 'coin') return isUnlimited(allowance.units)
  return allowance.of === 'collection' || !own.includes(allowance.mover)
}

/**
 * The allowances in the order in which a player should look at them: the wide ones first, then by their names.
 * @param own the addresses of the game's contracts, in lower case
 */
export function sortAllowances(allowances: readonly Allowance[], own: readonly Address[]): Allowance[] {
  const rank = (allowance: Allowance): string => `${isWide(allowance, own) ? 0 : 1} ${allowanceText(allowance)}`
  return [...allowances].sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
}
