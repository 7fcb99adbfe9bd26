import type { Coin } from '../../../../src/domain/coin'
import type { MoneyKind } from '../../../../src/domain/moneyKinds'
import type { Tx } from '../db/database'

/** What a key may have done; the chain's kinds are the app's, the rest happen at the provider. */
export type EffectKind = MoneyKind | 'withdraw' | 'withdrawSettled' | 'redeem' | 'summon' | 'collect' | 'artifact'

export interface EffectRow {
  /** The wallet that did it, lower case, or the player's id for what happened at the provider. */
  account: string
  /** The ref or idempotency key; `hash:logIndex` for what carried none. */
  key: string
  kind: EffectKind
  player_id: string | null
  asset_id: string | null
  coin: Coin | null
  amount: string | null
  block: number | null
  hash: string | null
  time: number
}

/** Records an effect; false if it was recorded before, and then must not count again. */
export async function recordEffect(tx: Tx, effect: EffectRow): Promise<boolean> {
  const { account, key, kind, player_id, asset_id, coin, amount, block, hash, time } = effect
  const written = await tx.run(
    `INSERT OR IGNORE INTO effects (account, key, kind, player_id, asset_id, coin, amount, block, hash, time)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [account, key, kind, player_id, asset_id, coin, amount, block, hash, time],
  )
  return written === 1
}

export const findEffect = (tx: Tx, account: string, key: string, kind: EffectKind): Promise<EffectRow | null> =>
  tx.one('SELECT * FROM effects WHERE account = ? AND key = ? AND kind = ?', [account, key, kind])

interface OwnEffect {
  playerId: string
  key: string
  kind: EffectKind
  assetId?: string
  coin?: Coin
  amount?: bigint
  now: number
}

/** Records what a call did at the provider alone. */
export const recordOwnEffect = (
  tx: Tx,
  { playerId, key, kind, assetId, coin, amount, now }: OwnEffect,
): Promise<boolean> =>
  recordEffect(tx, {
    account: playerId,
    key,
    kind,
    player_id: playerId,
    asset_id: assetId ?? null,
    coin: coin ?? null,
    amount: amount === undefined ? null : String(amount),
    block: null,
    hash: null,
    time: now,
  })
