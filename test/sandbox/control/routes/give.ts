import type { Hono } from 'hono'
import { coinToUnits } from '../../../../src/api/amounts'
import { decimal, flag, maybe, oneOf, record, text, whole } from '../../../../src/api/shape'
import { ASSET_KINDS, ASSET_STATUS, PLACES, type StatusCode } from '../../../../src/domain/asset'
import { COINS } from '../../../../src/domain/coin'
import { assertThat } from '../../api/errors'
import type { Provider } from '../../api/provider'
import { changeAsset, getAsset, OFF_MARKET } from '../../api/store/assets'
import { moveCoins } from '../../api/store/coins'
import { promote } from '../../api/store/legion'
import { toAssetWire } from '../../api/wire/asset'
import { control } from '../control'
import { findPerson } from '../findPerson'
import { giveAsset, giveWalletCoins, takeOff } from '../give'

const asset = record({ userid: text, kind: oneOf(ASSET_KINDS), place: oneOf(PLACES), price: maybe(decimal) })
const coins = record({ userid: text, coin: oneOf(COINS), amount: decimal, place: oneOf(['wallet', 'game']) })
const standing = record({
  userid: text,
  tickets: maybe(whole),
  challengeLevels: maybe(whole),
  points: maybe(decimal),
  activated: maybe(flag),
})
const belief = record({ id: text, status: whole, offered: maybe(flag) })
const token = record({ id: text })

/** Controls that arrange the world for a test. They mine a block even while blocks are held. */
export function giveControls(app: Hono, provider: Provider): void {
  const { db, clock } = provider

  control(app, 'POST', '/sandbox/give', asset, async ({ userid, kind, place, price }) => {
    const player = await db.turn((tx) => findPerson(tx, userid))
    const given = await giveAsset(provider, player, { kind, place, price })
    return db.turn((tx) => toAssetWire(tx, given, 'EN-US', clock.now()))
  })

  // Sets what the provider believes about an asset, whatever the chain says, as after a step it was never told about.
  control(app, 'POST', '/sandbox/asset', belief, ({ id, status, offered }) =>
    db.turn(async (tx) => {
      assertThat(status in ASSET_STATUS, 'badRequest', { at: 'body.status' })
      const asset = await getAsset(tx, id)
      const values = { ...(offered ? {} : OFF_MARKET), status: status as StatusCode }
      await changeAsset(tx, asset.id, values, clock.now())
      return toAssetWire(tx, { ...asset, ...values }, 'EN-US', clock.now())
    }),
  )

  // The holder ends the auction without telling the provider, which sees it on chain.
  control(app, 'POST', '/sandbox/asset/off', token, async ({ id }) =>
    takeOff(provider, await db.turn((tx) => getAsset(tx, id))),
  )

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
