import type { World } from '../../sandbox/control/startWorld'

/** What the database says can be told of now, without any code of the app. */
export interface Truth {
  /** Ids of the lines that are news, of all time. */
  lines: number[]
  /** Auctions that ended with the player as their holder, by asset and the moment of the last change. */
  takeBack: string[]
  /** When ripe points could be redeemed; null: there are none, or not yet. */
  points: number | null
  activated: number
  /** Withdrawals whose review was answered, with the answer and what it paid out or gave back, by id. */
  answers: Map<number, string>
}

const NEWS = [4, 25, 13, 8, 15, 53]
const WEEK = 7 * 24 * 60 * 60

export const readTruth = ({ provider }: World, id: string): Promise<Truth> =>
  provider.db.turn(async (tx) => {
    const now = provider.clock.now()
    const lines = await tx.all<{ id: number; type: number }>('SELECT id, type FROM activities WHERE player_id = ?', [
      id,
    ])
    const held = await tx.all<{ id: string; listed_at: number }>(
      `SELECT id, listed_at FROM assets WHERE owner_id = ? AND place = 'contract' AND market = 'auction'
       AND (taken_off = 1 OR deadline < ?)`,
      [id, now],
    )
    const player = await tx.one<{ points: string }>('SELECT points FROM players WHERE id = ?', [id])
    const last = await tx.one<{ time: number | null }>(
      'SELECT MAX(time) AS time FROM redemptions WHERE player_id = ?',
      [id],
    )
    const from = last?.time == null ? 0 : last.time + WEEK
    const invited = await tx.one<{ count: number }>(
      'SELECT COUNT(activated_at) AS count FROM players WHERE inviter_id = ?',
      [id],
    )
    const settled = await tx.all<{ id: number; state: string; amount: string; fee: string }>(
      "SELECT id, state, amount, fee FROM withdrawals WHERE player_id = ? AND state <> 'submitted'",
      [id],
    )
    return {
      answers: new Map(
        settled.map(({ id: withdrawal, state, amount, fee }) => [
          withdrawal,
          `${state} ${state === 'approved' ? BigInt(amount) : BigInt(amount) + BigInt(fee)}`,
        ]),
      ),
      lines: lines.filter(({ type }) => NEWS.includes(type)).map((line) => line.id),
      takeBack: held.map((asset) => `${asset.id} ${asset.listed_at}`),
      points: BigInt(player?.points ?? 0) > 0n && from <= now ? from : null,
      activated: invited?.count ?? 0,
    }
  })
