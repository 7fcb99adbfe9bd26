import type { Coin } from '../../../../src/domain/coin'
import type { Tx } from '../db/database'
import { assertThat } from '../errors'

export interface Balance {
  amount: bigint
  frozen: bigint
}

export type MoveReason = 'topUp' | 'withdraw' | 'withdrawRejected' | 'redeem' | 'reward' | 'gift'

export interface CoinMove {
  playerId: string
  coin: Coin
  /** In the coin's smallest unit; negative: out. */
  amount: bigint
  reason: MoveReason
  now: number
}

/** A player's balance of one coin in the game, in its smallest unit. */
export async function findBalance(tx: Tx, playerId: string, coin: Coin): Promise<Balance> {
  const row = await tx.one<{ amount: string; frozen: string }>(
    'SELECT amount, frozen FROM balances WHERE player_id = ? AND coin = ?',
    [playerId, coin],
  )
  return { amount: BigInt(row?.amount ?? 0), frozen: BigInt(row?.frozen ?? 0) }
}

/**
 * Changes a spendable balance and writes the movement into the history.
 * @throws {ApiError} insufficient
 */
export async function moveCoins(tx: Tx, { playerId, coin, amount, reason, now }: CoinMove): Promise<void> {
  const balance = await findBalance(tx, playerId, coin)
  const next = balance.amount + amount
  assertThat(next >= 0n, 'insufficient')
  await writeBalance(tx, playerId, coin, { ...balance, amount: next })
  await tx.insert('coin_moves', {
    player_id: playerId,
    coin,
    amount: String(amount),
    balance: String(next),
    reason,
    time: now,
  })
}

/** Changes what is held back for a withdrawal under review. */
export async function moveFrozen(tx: Tx, playerId: string, coin: Coin, amount: bigint): Promise<void> {
  const balance = await findBalance(tx, playerId, coin)
  const frozen = balance.frozen + amount
  if (frozen < 0n) throw new Error(`more ${coin} of ${playerId} would be released than was held back`)
  await writeBalance(tx, playerId, coin, { ...balance, frozen })
}

async function writeBalance(tx: Tx, playerId: string, coin: Coin, { amount, frozen }: Balance): Promise<void> {
  await tx.run(
    `INSERT INTO balances (player_id, coin, amount, frozen) VALUES (?, ?, ?, ?)
     ON CONFLICT (player_id, coin) DO UPDATE SET amount = excluded.amount, frozen = excluded.frozen`,
    [playerId, coin, String(amount), String(frozen)],
  )
}
