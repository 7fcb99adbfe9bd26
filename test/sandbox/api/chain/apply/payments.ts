import type { Address } from 'viem'
import type { Coin } from '../../../../../src/domain/coin'
import { activatePlayer } from '../../store/activation'
import { addActivity } from '../../store/activities'
import { changeAsset } from '../../store/assets'
import { moveCoins } from '../../store/coins'
import { writeMeta } from '../../store/meta'
import { type Apply, type Applying, addressArg, amountArg, assetOf, coinAt, noteEffect, playerOf } from './applying'

async function topUp(applying: Applying, account: Address, coin: Coin, amount: bigint): Promise<void> {
  const { tx, event } = applying
  const player = await playerOf(applying, account)
  if (!(await noteEffect(applying, { kind: 'topUp', account, player, coin, amount })) || !player) return
  const { time, hash } = event
  await moveCoins(tx, { playerId: player.id, coin, amount, reason: 'topUp', now: time })
  await addActivity(tx, { playerId: player.id, type: 'topUp', amount, coin, time, hash })
}

export const applyPaid: Apply = async (applying) => {
  const { event, addresses } = applying
  const coin = coinAt(addresses, addressArg(event, 'coin'))
  if (coin) await topUp(applying, addressArg(event, 'player'), coin, amountArg(event, 'amount'))
}

const PAYING = ['Paid', 'AccountActivated', 'AssetActivated', 'Minted']

/** A plain transfer of a coin to the vault is a top-up, too; other payments to it have an event of their own. */
export const applyCoinTransfer: Apply = async (applying) => {
  const { event } = applying
  if (event.inTransaction.some(({ name }) => PAYING.includes(name))) return
  const player = await playerOf(applying, addressArg(event, 'from'))
  if (player) await topUp(applying, addressArg(event, 'from'), event.contract as Coin, amountArg(event, 'value'))
}

export const applyAccountActivated: Apply = async (applying) => {
  const { tx, event } = applying
  const account = addressArg(event, 'account')
  const amount = amountArg(event, 'price')
  const player = await playerOf(applying, account)
  if (!(await noteEffect(applying, { kind: 'activateAccount', account, player, coin: 'MDV', amount })) || !player)
    return
  const { time, hash } = event
  await activatePlayer(tx, player.id, time)
  await addActivity(tx, { playerId: player.id, type: 'activation', amount, coin: 'MDV', time, hash })
}

export const applyAssetActivated: Apply = async (applying) => {
  const { tx, event, addresses } = applying
  const account = addressArg(event, 'player')
  const [asset, player] = [await assetOf(applying), await playerOf(applying, account)]
  const coin = coinAt(addresses, addressArg(event, 'coin')) ?? 'MDV'
  const amount = amountArg(event, 'price')
  if (!asset || !(await noteEffect(applying, { kind: 'activateAsset', account, player, asset, coin, amount }))) return
  const { time, hash } = event
  await changeAsset(tx, asset.id, { activated: 1 }, time)
  await addActivity(tx, { playerId: player?.id ?? null, type: 'assetActivation', asset, amount, coin, time, hash })
}

export const applyAssetPriceChanged: Apply = async ({ tx, event, addresses }) => {
  const coin = coinAt(addresses, addressArg(event, 'coin'))
  if (coin === 'MDV' || coin === 'HFH') await writeMeta(tx, `assetPrice${coin}`, amountArg(event, 'price'))
}
