import type { Tx } from '../db/database'
import { activatePlayer } from './activation'
import { addActivity } from './activities'
import { moveCoins } from './coins'
import type { EffectRow } from './effects'
import type { PlayerRow } from './players'

/** Credits a new player with what their wallet did before they joined: its assets, its top-ups, its activation. */
export async function adoptAddress(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  if (player.address === null) return
  await tx.run('UPDATE assets SET owner_id = ?, changed_at = ? WHERE owner_address = ? AND owner_id IS NULL', [
    player.id,
    now,
    player.address,
  ])
  const effects = await tx.all<EffectRow>('SELECT * FROM effects WHERE account = ? AND player_id IS NULL', [
    player.address,
  ])
  await tx.update('effects', { account: player.address }, { player_id: player.id })
  for (const effect of effects) await adoptEffect(tx, player.id, effect)
}

async function adoptEffect(tx: Tx, playerId: string, { kind, coin, amount, time, hash }: EffectRow): Promise<void> {
  if (kind === 'activateAccount') await activatePlayer(tx, playerId, time)
  if (kind !== 'topUp' || coin === null || amount === null) return
  await moveCoins(tx, { playerId, coin, amount: BigInt(amount), reason: 'topUp', now: time })
  await addActivity(tx, { playerId, type: 'topUp', amount: BigInt(amount), coin, time, hash })
}
