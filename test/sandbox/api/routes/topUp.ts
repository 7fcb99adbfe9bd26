import { coinToUnits } from '../../../../src/api/amounts'
import { confirmTopUpMds, confirmTopUpMdv, confirmTopUpOther } from '../../../../src/api/coin'
import { type Callback, provedEffect, proving } from '../confirm'
import type { Tx } from '../db/database'
import { ApiError, assertThat } from '../errors'
import { type Api, route } from '../route'
import { readAmount } from '../rules/amount'
import { MINIMUM_DEPOSIT } from '../rules/limits'
import { type CoinsWire, toCoinsWire } from '../wire/user'

type GameCoin = keyof typeof MINIMUM_DEPOSIT
type TopUp = Callback & { body: { amount: string } }

const prove = proving('activation')

/** Money that arrived counts, however little; a top-up not on chain yet is refused if it is too little. */
async function proveTopUp(asked: TopUp, coin: GameCoin): Promise<void> {
  const amount = readAmount(asked.body.amount, coin)
  try {
    await prove(asked)
  } catch (cause) {
    const minimum = MINIMUM_DEPOSIT[coin]
    const isMissing = cause instanceof ApiError && cause.refusal === 'notYet'
    if (isMissing && amount < coinToUnits(minimum, coin)) throw new ApiError('belowMinimum', { minimum })
    throw cause
  }
}

async function confirmTopUp(asked: TopUp, tx: Tx, coin: GameCoin): Promise<CoinsWire> {
  const effect = await provedEffect(asked, tx, 'topUp')
  const amount = coinToUnits(asked.body.amount, coin)
  assertThat(effect.coin === coin && effect.amount === String(amount), 'effectMismatch')
  return toCoinsWire(tx, asked.player.id)
}

/** Coins paid into the game. Spec 7. */
export function topUpRoutes(api: Api): void {
  route(api, confirmTopUpMds, (asked, tx) => confirmTopUp(asked, tx, 'MDS'), {
    before: (asked) => proveTopUp(asked, 'MDS'),
  })
  route(api, confirmTopUpMdv, (asked, tx) => confirmTopUp(asked, tx, 'MDV'), {
    before: (asked) => proveTopUp(asked, 'MDV'),
  })
  route(api, confirmTopUpOther, (asked, tx) => confirmTopUp(asked, tx, asked.body.coin), {
    before: (asked) => proveTopUp(asked, asked.body.coin),
  })
}
