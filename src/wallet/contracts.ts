import { type Config, config } from '../config'
import type { Address } from '../domain/address'
import type { Coin } from '../domain/coin'
import { toLowerHex } from '../domain/hex'

export type TokenCoin = Exclude<Coin, 'BNB'>
export type ContractName = keyof Config['contracts']
/** Everything the page may send a transaction to: only what the build pinned. */
export type Target = ContractName | TokenCoin

/** The pinned address, in lower case. */
export function addressOf(target: Target): Address {
  return toLowerHex(isContractName(target) ? config.contracts[target] : config.coins[target].address)
}

/** The pinned target at this address, or null. */
export function targetAt(address: string): Target | null {
  const targets = [...Object.keys(config.contracts), ...Object.keys(config.coins)] as Target[]
  return targets.find((target) => addressOf(target) === address.toLowerCase()) ?? null
}

/** Whether the target is one of the game's contracts, not a coin. */
export function isContractName(target: Target): target is ContractName {
  return target in config.contracts
}
