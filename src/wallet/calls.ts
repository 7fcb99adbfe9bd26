import { isContractName, type Target } from './contracts'
import type { Hex } from './provider'

const COIN = { approve: '0x095ea7b3' } as const

const COLLECTION = {
  ...COIN,
  sell: '0xdc0dfb22',
  cancel: '0xeafb64d5',
  buy: '0x053a64e7',
  deposit: '0xc9630cb0',
  mintWithNative: '0xd8519721',
  mintWithCoin: '0x39d390f9',
} as const

const ACTIVATION = { activateAccount: '0x8c4df354', activateAsset: '0x46efd96b', pay: '0x5e5571ac' } as const

const AUCTION = {
  start: '0x398ed279',
  bid: '0xea070363',
  setPrice: '0x413f0f27',
  takeOff: '0x477b506e',
  withdraw: '0x106e6290',
  cash: '0xa44bed62',
  claimShare: '0xd098f3e5',
} as const

export type CallName = keyof typeof COLLECTION | keyof typeof ACTIVATION | keyof typeof AUCTION

const CALLS = { dragon: COLLECTION, card: COLLECTION, activation: ACTIVATION, auction: AUCTION }

/** A call the page may ask the wallet to send: which function, of which contract. */
export interface AllowedCall {
  target: Target
  name: CallName
}

/** One call, ready for the gate. */
export interface Call {
  to: Hex
  data: Hex
  /** wei of BNB */
  value: bigint
  allow: AllowedCall
}

/** The selectors a target's calls may start with, by name. Held to the compiled contracts by a test. */
export function selectorsOf(target: Target): Readonly<Partial<Record<CallName, string>>> {
  return isContractName(target) ? CALLS[target] : COIN
}

/** The only calls that carry BNB. */
export const isPayable = (name: CallName): boolean => name === 'mintWithNative'
