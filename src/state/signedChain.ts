import { signal } from '@preact/signals'

/** What the message named that the player signed to log in. */
export interface SignedChain {
  /** lower case */
  account: string
  chainId: number
}

/** null after a login by password, and after a reload: then storage may have it, beside the token. */
export const signedChain = signal<SignedChain | null>(null)
