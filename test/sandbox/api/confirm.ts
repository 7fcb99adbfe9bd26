import type { AssetWire } from '../../../src/api/asset'
import type { MoneyKind } from '../../../src/domain/moneyKinds'
import type { ContractName } from './chain/events'
import { proveStep } from './chain/prove'
import type { Tx } from './db/database'
import { assertThat } from './errors'
import type { Language } from './language'
import type { Provider } from './provider'
import { walletOf } from './rules/standing'
import { getAsset } from './store/assets'
import { type EffectRow, findEffect } from './store/effects'
import type { PlayerRow } from './store/players'
import { toAssetWire } from './wire/asset'

/** The parts of a callback that matter here. */
export interface Callback {
  provider: Provider
  player: PlayerRow
  key: string
  language: Language
  now: number
  body: { hash: string | null }
}

const proved = new WeakMap<object, string>()

/** The check before a callback's turn: asks the chain whether the step happened. */
export const proving =
  (...contracts: ContractName[]) =>
  async (asked: Callback): Promise<void> => {
    const { provider, player, key, body } = asked
    proved.set(asked, await proveStep(provider, { account: walletOf(player), key, hash: body.hash, contracts }))
  }

/**
 * The effect of a proved step, if it is the kind that the call is for.
 * @throws {ApiError} effectMismatch
 */
export async function provedEffect(asked: Callback, tx: Tx, kind: MoneyKind): Promise<EffectRow> {
  const effect = await findEffect(tx, walletOf(asked.player), proved.get(asked) ?? asked.key, kind)
  assertThat(effect && effect.player_id === asked.player.id, 'effectMismatch')
  return effect
}

/** Answers a callback about one asset: the step was this kind, and about this asset. */
export async function confirmAsset(asked: Callback, tx: Tx, kind: MoneyKind, id: string): Promise<AssetWire> {
  const effect = await provedEffect(asked, tx, kind)
  const asset = await getAsset(tx, id)
  assertThat(effect.asset_id === asset.id, 'effectMismatch')
  return toAssetWire(tx, asset, asked.language, asked.now)
}
