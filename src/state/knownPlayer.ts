import { computed, signal } from '@preact/signals'
import type { User } from '../domain/player'
import { user } from './session'
import { signedChain } from './signedChain'
import { walletAccount } from './wallet'

/** Whose login it is, as far as open money needs to know. */
export type KnownPlayer = Pick<User, 'userid' | 'address'>

/** What an earlier visit with this very token was told; null where it was told nothing. */
export const keptPlayer = signal<KnownPlayer | null>(null)

/** Whose entries may act: the token decides who that is, so an earlier answer to the same token is as good as a new one. */
export const knownPlayer = computed<KnownPlayer | null>(() => user.value ?? keptPlayer.value)

/** The account that is logged in; '' where none is linked, or nothing is known of it. */
export const ownAddress = computed(() => knownPlayer.value?.address ?? signedChain.value?.account ?? '')

/** The wallet shows another account than the one logged in. Spec 4, 8. */
export const isAccountAbnormal = computed(
  () => ownAddress.value !== '' && walletAccount.value !== '' && walletAccount.value !== ownAddress.value,
)
