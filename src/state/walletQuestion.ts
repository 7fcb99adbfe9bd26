import { signal } from '@preact/signals'
import type { AppError } from '../errors'

/** What the page waits for: a late provider, a link, a signature to log in, the right network. */
export type WalletTopic = 'find' | 'link' | 'sign' | 'chain'

export interface WalletQuestion {
  topic: WalletTopic
  /** When the waiting began, in milliseconds by the device's clock. */
  since: number
  /** The wallet says that an earlier question is still open in it (-32002). */
  isBusy: boolean
}

/** The newest wallet request that the page waits for; null while there is none. Never one that moves money. */
export const walletQuestion = signal<WalletQuestion | null>(null)

/** Why the last try to switch the network failed; null while none has. */
export const switchError = signal<AppError | null>(null)

/** The wallet is known to be on the app's chain. */
export const isOnBsc = signal(false)
