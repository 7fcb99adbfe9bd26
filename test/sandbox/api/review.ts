import type { Address } from 'viem'
import { sendCoins } from './chain/vault'
import type { Tx } from './db/database'
import { assertThat } from './errors'
import type { Provider } from './provider'
import { LIMITS } from './rules/limits'
import { walletOf } from './rules/standing'
import { addActivity, withdrawalTypes } from './store/activities'
import { moveCoins, moveFrozen } from './store/coins'
import { recordOwnEffect } from './store/effects'
import { findPlayer } from './store/players'
import type { WithdrawalRow } from './store/withdrawals'

/** Approves or rejects a withdrawal under review: the vault pays the player, or all of it goes back. Spec 4. */
export async function reviewWithdrawal(
  { chain, clock }: Provider,
  tx: Tx,
  id: number,
  isApproved: boolean,
): Promise<void> {
  const row = await tx.one<WithdrawalRow>("SELECT * FROM withdrawals WHERE id = ? AND state = 'submitted'", [id])
  const player = row && (await findPlayer(tx, row.player_id))
  assertThat(row && player, 'notFound')
  const [amount, fee, now] = [BigInt(row.amount), BigInt(row.fee), clock.now()]
  const { coin } = row
  const hash = isApproved ? await sendCoins(chain, coin, walletOf(player) as Address, amount) : null
  await moveFrozen(tx, player.id, coin, -(amount + fee))
  if (!isApproved) {
    await moveCoins(tx, { playerId: player.id, coin, amount: amount + fee, reason: 'withdrawRejected', now })
  }
  await tx.update('withdrawals', { id }, { state: isApproved ? 'approved' : 'rejected', settled_at: now, hash })
  const [, type] = withdrawalTypes(coin)
  const twoAmount = isApproved ? amount : 0n
  await addActivity(tx, { playerId: player.id, type, amount, twoAmount, fee, coin, time: now, hash })
  const effect = {
    playerId: player.id,
    key: `withdrawal ${id}`,
    kind: 'withdrawSettled',
    coin,
    amount: twoAmount,
    now,
  } as const
  await recordOwnEffect(tx, effect)
}

/** Approves what nobody has reviewed for half a day, so that it arrives in time. Spec 9. */
export async function reviewOverdue(provider: Provider): Promise<void> {
  const before = provider.clock.now() - LIMITS.reviewSeconds
  await provider.db.turn(async (tx) => {
    const rows = await tx.all<{ id: number }>("SELECT id FROM withdrawals WHERE state = 'submitted' AND time <= ?", [
      before,
    ])
    for (const { id } of rows) await reviewWithdrawal(provider, tx, id, true)
  })
}
