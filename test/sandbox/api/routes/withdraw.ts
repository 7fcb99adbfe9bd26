import { coinToUnits } from '../../../../src/api/amounts'
import { listCoinHistory, withdrawMds, withdrawMdv, withdrawOther } from '../../../../src/api/coin'
import type { Coin } from '../../../../src/domain/coin'
import { moveReasonText } from '../activityTexts'
import type { Tx } from '../db/database'
import { assertThat } from '../errors'
import { readCursor, toPage } from '../page'
import { type Api, route } from '../route'
import { readAmount } from '../rules/amount'
import { LIMITS, MAXIMUM_WITHDRAWAL, MINIMUM_WITHDRAWAL, WITHDRAWAL_FEE } from '../rules/limits'
import { NEEDS_OF } from '../rules/needs'
import { assertFundPassword, assertStanding } from '../rules/standing'
import { addActivity, withdrawalTypes } from '../store/activities'
import { findBalance, type MoveReason, moveCoins, moveFrozen } from '../store/coins'
import { recordOwnEffect } from '../store/effects'
import type { PlayerRow } from '../store/players'
import { nextWithdrawalAt } from '../store/withdrawals'
import { toWhole } from '../wire/asset'

type GameCoin = keyof typeof MINIMUM_WITHDRAWAL

interface Asked {
  player: PlayerRow
  key: string
  now: number
  body: { amount: string; fund_password: string }
}

/** Once in 24 hours, reviewed; the fee comes on top of the amount. Until then both are held back. Spec 4, 5, 9. */
async function submit({ player, key, now, body }: Asked, tx: Tx, coin: GameCoin) {
  await assertStanding(tx, player, ...NEEDS_OF.withdrawal)
  const amount = readAmount(body.amount, coin)
  const [minimum, maximum] = [MINIMUM_WITHDRAWAL[coin], MAXIMUM_WITHDRAWAL[coin]]
  assertThat(amount >= coinToUnits(minimum, coin), 'belowMinimum', { minimum: `${minimum} ${coin}` })
  assertThat(amount <= coinToUnits(maximum, coin), 'aboveMaximum', { maximum: `${maximum} ${coin}` })
  assertThat((await nextWithdrawalAt(tx, player.id)) <= now, 'withdrawTooSoon')
  const fee = coinToUnits(WITHDRAWAL_FEE[coin], coin)
  const total = amount + fee
  assertThat((await findBalance(tx, player.id, coin)).amount >= total, 'insufficient')
  await assertFundPassword(tx, player, body.fund_password, now)
  await moveCoins(tx, { playerId: player.id, coin, amount: -total, reason: 'withdraw', now })
  await moveFrozen(tx, player.id, coin, total)
  const row = {
    player_id: player.id,
    coin,
    amount: String(amount),
    fee: String(fee),
    state: 'submitted',
    time: now,
  } as const
  const id = await tx.insert('withdrawals', row)
  const [type] = withdrawalTypes(coin)
  await addActivity(tx, { playerId: player.id, type, amount, fee, coin, time: now })
  await recordOwnEffect(tx, { playerId: player.id, key, kind: 'withdraw', coin, amount, now })
  return {
    id: String(id),
    coin: coin as Coin,
    amount: toWhole(amount, coin),
    fee: toWhole(fee, coin),
    state: row.state,
    time: now,
  }
}

interface MoveRow {
  id: number
  coin: Coin
  amount: string
  balance: string
  reason: MoveReason
  time: number
}

/** Coins out of the game, and every movement of them. Spec 4, 7. */
export function withdrawRoutes(api: Api): void {
  route(api, withdrawMds, (asked, tx) => submit(asked, tx, 'MDS'))
  route(api, withdrawMdv, (asked, tx) => submit(asked, tx, 'MDV'))
  route(api, withdrawOther, (asked, tx) => submit(asked, tx, asked.body.coin))

  route(api, listCoinHistory, async ({ player, query, language }, tx) => {
    const after = readCursor(query.cursor, 2)
    const rows = await tx.all<MoveRow>(
      `SELECT * FROM coin_moves WHERE player_id = ?1 AND (?2 IS NULL OR coin = ?2)
       ${after ? 'AND (time, id) < (?4, ?5)' : ''} ORDER BY time DESC, id DESC LIMIT ?3`,
      [player.id, query.coin, LIMITS.pageSize + 1, ...(after ?? [])],
    )
    const page = toPage(rows, ({ time, id }) => [time, id])
    const items = page.rows.map(({ id, coin, amount, balance, reason, time }) => ({
      id: String(id),
      coin,
      amount: toWhole(amount, coin),
      balance: toWhole(balance, coin),
      reason: moveReasonText(reason, language),
      time,
    }))
    return { items, next: page.next }
  })
}
