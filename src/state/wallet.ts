import { computed, signal } from '@preact/signals'
import { config } from '../config'
import { user } from './session'

export type WalletState = 'unknown' | 'none' | 'locked' | 'ready'

export const walletState = signal<WalletState>('unknown')
/** For words only: TokenPocket, Trust, MetaMask... */
export const walletName = signal('')
/** Lower case; '' while unknown or locked. */
export const walletAccount = signal('')
/** null while the wallet does not say. */
export const walletChainId = signal<number | null>(null)

/** Known to be another chain; unknown is not wrong. */
export const isWrongChain = computed(() => walletChainId.value !== null && walletChainId.value !== config.chainId)
/** The wallet shows another account than the one logged in. Spec 4, 8. */
export const isAccountAbnormal = computed(
  () => user.value !== null && user.value.address !== '' && walletAccount.value !== '' && walletAccount.value !== user.value.address,
)
