import { computed, signal } from '@preact/signals'
import type { Asset, AssetDetail, AssetKind, DragonDetail, Place } from '../domain/asset'
import type { Coin } from '../domain/coin'
import type { Fees } from '../domain/fees'
import { loadable, type Pages } from './loading'
import { ofSession } from './ofSession'

/** The player's own assets under the chosen kind and place. */
export const ownAssets = ofSession(loadable<Pages<Asset>>())
export const ownFilter = signal<{
  kind: AssetKind | null
  place: Place | null
}>({ kind: null, place: null })
/** The asset whose page is open. */
export const openAsset = loadable<AssetDetail | DragonDetail>()
export const fees = ofSession(loadable<Fees>())
/** What the wallet holds, in each coin's smallest unit. */
export const walletBalances = ofSession(loadable<Partial<Record<Coin, bigint>>>())
/** The same as far as it was read in this visit, for all that decides about a payment; null: not known. */
export const heldCoins = computed(() => (walletBalances.value.asOf === undefined ? walletBalances.value.data : null))
