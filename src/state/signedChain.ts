import { signal } from '@preact/signals'
import type { Address } from '../domain/address'

/** The account and chain that the message signed at login named. */
export interface SignedChain {
  /** lower case */
  account: Address
  chainId: number
}

/** null after a password login, and after a reload: then storage may have it, next to the token. */
export const signedChain = signal<SignedChain | null>(null)

/** As it is kept in storage. */
export const toStored = ({ account, chainId }: SignedChain): string => `${account} ${chainId}`
