import type { Hono } from 'hono'
import { coinToUnits } from '../../../../src/api/amounts'
import { decimal, flag, maybe, oneOf, record, text, whole } from '../../../../src/api/shape'
import { ASSET_KINDS, PLACES } from '../../../../src/domain/asset'
import { COINS } from '../../../../src/domain/coin'
import type { Provider } from '../../api/provider'
import { moveCoins } from '../../api/store/coins'
import { promote } from '../../api/store/legion'
import { toAssetWire } from '../../api/wire/asset'
import { control } from '../control'
import { findPerson } from '../findPerson'
import { giveAsset, giveWalletCoins } from '../give'

const asset = record({ userid: text, kind: oneOf(ASSET_KINDS), place: oneOf(PLACES), price: maybe(decimal) })
const coins = record({ userid: text, coin: oneOf(COINS), amount: decimal, place: oneOf(['wallet', 'game']) })
const standing = record({
  userid: text,
  tickets: maybe(whole),
  challengeLevels: maybe(whole),
  points: maybe(decimal),
  activated: maybe(flag),
})

/** Arranges the world for a test. They mine a block, also while blocks are held. */
export function giveControls(app: Hono, provider: Provider): void {
  const { db, clock } = provider

  control(app, 'POST', '/sandbox/give', asset, async ({ userid, kind, place, price }) => {
    const player = await db.turn((tx) => findPerson(tx, userid))
    const given = await giveAsset(provider, player, { kind, place, price })
    return db.turn((tx) => toAssetWire(tx, given, 'EN-US', clock.now()))
  })

  control(app, 'POST', '/sandbox/give/coins', coins, async ({ userid, coin, amount, place }) => {
    const player = await db.turn((tx) => findPerson(tx, userid))
    if (place === 'wallet' || coin === 'BNB') return giveWalletCoins(provider, player, coin, amount)
    const units = coinToUnits(amount, coin)
    return db.turn((tx) =>
      moveCoins(tx, { playerId: player.id, coin, amount: units, reason: 'gift', now: clock.now() }),
    )
  })

  control(app, 'POST', '/sandbox/give/standing', standing, (values) =>
    db.turn(async (tx) => {
      const { id } = await findPerson(tx, values.userid)
      if (values.tickets !== null) await tx.update('players', { id }, { tickets: values.tickets })
      if (values.points !== null)
        await tx.update('players', { id }, { points: String(coinToUnits(values.points, 'MDS')) })
      if (values.activated !== null) {
        await tx.update('players', { id }, { activated_at: values.activated ? clock.now() : null })
      }
      if (values.challengeLevels === null) return
      await tx.update('players', { id }, { challenge_levels: values.challengeLevels })
      await promote(tx, id)
    }),
  )
}
