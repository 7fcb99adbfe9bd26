import { type Address, getContractAddress } from 'viem'
import { ACCOUNT_INDEX, accountAt } from './accounts'

/** The coins in the order of their deployment. Their decimals differ on purpose: code that assumes 18 fails here. */
export const COIN_DECIMALS = { MDS: 18, MDV: 8, HFH: 9, ENFT: 12, USDT: 6 } as const

export type CoinSymbol = keyof typeof COIN_DECIMALS

export interface ChainAddresses {
  coins: Record<CoinSymbol, Address>
  dragon: Address
  card: Address
  activation: Address
  auction: Address
  vault: Address
  /** A relayer runs players' operations through it. */
  entryPoint: Address
  /** The code that a player's account borrows for relayed calls. */
  smartAccount: Address
}

/**
 * Where everything is deployed, known without a chain: an address follows from the deployer and its nonce, and the
 * deployer deploys in one fixed order on a fresh chain.
 */
export function deployedAddresses(): ChainAddresses {
  const deployer = accountAt(ACCOUNT_INDEX.deployer).address
  let nonce = 0n
  const next = (): Address => getContractAddress({ from: deployer, nonce: nonce++ })
  const coins = { MDS: next(), MDV: next(), HFH: next(), ENFT: next(), USDT: next() }
  const vault = accountAt(ACCOUNT_INDEX.vault).address
  const game = { dragon: next(), card: next(), activation: next(), auction: next() }
  return { coins, ...game, vault, entryPoint: next(), smartAccount: next() }
}

/** The addresses that a build for the sandbox pins. */
export const DEPLOYED_ADDRESSES = deployedAddresses()
