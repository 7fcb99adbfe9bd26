import type { Tx } from '../db/database'
import { addActivity } from '../store/activities'
import { moveCoins } from '../store/coins'
import { POINTS } from '../store/legion'
import type { PlayerRow } from '../store/players'
import { createRandom } from './random'

const MDS = 10n ** 18n
const DAY = 86_400
const REDEEMED_DAYS_AGO = [37, 23, 9] as const

/** Points of this month for everybody who earns any, and alice's and bob's redemptions and waiting rewards. */
export async function seedLegion(tx: Tx, [alice, bob]: PlayerRow[], now: number): Promise<void> {
  const random = createRandom('points')
  const players = await tx.all<PlayerRow>('SELECT * FROM players ORDER BY seq')
  for (const player of players) {
    // A warrior's rate is none. Spec 9.
    const few = player.level === 1 ? 0 : random.between(0, 3)
    const lines = player.id === alice?.id || player.id === bob?.id ? 30 : few
    let sum = BigInt(player.points)
    for (let line = 0; line < lines; line++) {
      const points = BigInt(random.between(1, 4000)) * (MDS / 100n)
      const isReferral = random.next() < 0.5
      const from = isReferral ? random.pick(players) : player
      const time = now - random.between(0, 26 * DAY)
      const type = isReferral ? POINTS.referral : POINTS.consumption
      await tx.insert('points', { player_id: player.id, type, points: String(points), from_id: from.id, time })
      sum += points
    }
    await tx.update('players', { id: player.id }, { points: String(sum) })
  }
  for (const player of [alice, bob]) if (player) await seedRedemptions(tx, player, now)
}

async function seedRedemptions(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  for (const [index, days] of REDEEMED_DAYS_AGO.entries()) {
    const time = now - days * DAY
    const amount = BigInt(40 + index * 35) * MDS
    await tx.insert('redemptions', { player_id: player.id, amount: String(amount), time })
    await moveCoins(tx, { playerId: player.id, coin: 'MDS', amount, reason: 'redeem', now: time })
    await addActivity(tx, { playerId: player.id, type: 'redeem', amount, time })
  }
  const reward = String(25n * MDS)
  await tx.insert('messages', {
    player_id: player.id,
    reason: 'season',
    tickets: 0,
    coin: 'MDS',
    amount: reward,
    time: now - DAY,
  })
}

/** Withdrawals of the past: approved, rejected. */
export async function seedWithdrawals(tx: Tx, players: PlayerRow[], now: number): Promise<void> {
  for (const player of players.slice(0, 2)) {
    await addWithdrawal(tx, player, { days: 12, amount: 150n * MDS, state: 'approved' }, now)
    await addWithdrawal(tx, player, { days: 6, amount: 90n * MDS, state: 'rejected' }, now)
  }
}

interface PastWithdrawal {
  days: number
  amount: bigint
  state: 'approved' | 'rejected'
}

async function addWithdrawal(tx: Tx, player: PlayerRow, past: PastWithdrawal, now: number): Promise<void> {
  const { days, amount, state } = past
  const time = now - days * DAY
  const fee = MDS
  const row = { player_id: player.id, coin: 'MDS', amount: String(amount), fee: String(fee), state, time }
  await tx.insert('withdrawals', { ...row, settled_at: time + DAY / 2 })
  const line = { playerId: player.id, amount, fee, time } as const
  await addActivity(tx, { ...line, type: 7 })
  await addActivity(tx, { ...line, type: 8, twoAmount: state === 'approved' ? amount : 0n, time: time + DAY / 2 })
}
