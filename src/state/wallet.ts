import { signal } from '@preact/signals'
import type { Address } from '../domain/address'
import type { WalletName } from '../wallet/identify'

export type WalletState = 'unknown' | 'none' | 'locked' | 'ready'

export const walletState = signal<WalletState>('unknown')
/** For words only; '' while the wallet is not identified. */
export const walletName = signal<WalletName | ''>('')
/** Lower case; '' while unknown or locked. */
export const walletAccount = signal<Address | ''>('')
/** null while the wallet does not report it. */
export const walletChainId = signal<number | null>(null)
/** Known to be another chain; unknown is not wrong. */
export const isWrongChain = signal(false)
