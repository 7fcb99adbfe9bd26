import type { Address } from './domain/address'
import type { Coin } from './domain/coin'

/** The settings of a deployment, fixed at build time; README lists the variables. Spec 1, 5. */
export interface Config {
  /** Origin of the provider API; '' when the site's own origin serves it. */
  apiBase: string
  chainId: number
  chainName: string
  /** Public nodes, at least two, tried in this order before the wallet's own; two must agree before an action ends. */
  rpcUrls: readonly string[]
  /** Block explorer, without a closing slash; '' when there is none. */
  explorer: string
  /** Origins that pictures may come from, beside the site's own; the page's policy names the same. */
  pictureHosts: readonly string[]
  contracts: {
    dragon: Address
    card: Address
    activation: Address
    auction: Address
  }
  /** Where deposits and coin payments go. */
  vault: Address
  coins: Record<Exclude<Coin, 'BNB'>, { address: Address; decimals: number }>
  /** Folder of the drawn pictures, with their version in it. */
  artBase: string
  version: string
}

declare const __CONFIG__: Config

export const config: Config = __CONFIG__

const BNB_DECIMALS = 18

/** The pinned decimals of a coin; the chain's are checked against them before a payment. */
export const decimalsOf = (coin: Coin): number => (coin === 'BNB' ? BNB_DECIMALS : config.coins[coin].decimals)
