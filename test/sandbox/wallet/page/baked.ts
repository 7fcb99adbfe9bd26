import type { Abi } from 'viem'

export interface WalletPerson {
  name: string
  /** With EIP-55's checksum. */
  address: string
}

/** A contract the wallet knows by name, as a real one knows verified contracts. */
export interface KnownContract {
  name: string
  /** lower case */
  address: string
  /** Of a coin */
  decimals: number | null
  abi: Abi
}

/** What the build puts into the script. */
export interface Baked {
  people: WalletPerson[]
  contracts: KnownContract[]
  chainId: number
  /** Decimals of prices and bids */
  priceDecimals: number
  rpcPath: string
}

declare const __DEMO_WALLET__: Baked

export const baked: Baked = __DEMO_WALLET__
