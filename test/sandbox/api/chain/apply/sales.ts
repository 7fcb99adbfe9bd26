import { saleSplit } from '../../../../../src/domain/bid'
import { toSortable } from '../../db/sortable'
import { addActivity } from '../../store/activities'
import { changeAsset, OFF_MARKET } from '../../store/assets'
import { awardSpend } from '../../store/legion'
import { readMeta, writeMeta } from '../../store/meta'
import { closeOrders } from '../../store/orders'
import { type Apply, addressArg, amountArg, assetOf, noteEffect, playerOf } from './applying'

export const applyListed: Apply = async (applying) => {
  const { tx, event } = applying
  const asset = await assetOf(applying)
  const account = addressArg(event, 'seller')
  const player = await playerOf(applying, account)
  const price = amountArg(event, 'price')
  if (!asset || !(await noteEffect(applying, { kind: 'sell', account, player, asset, coin: 'MDS', amount: price })))
    return
  const listing = {
    market: 'sale',
    status: 1,
    place: 'wallet',
    price: toSortable(price),
    listed_at: event.time,
  } as const
  await changeAsset(tx, asset.id, { ...OFF_MARKET, ...listing }, event.time)
  await closeOrders(tx, asset.id)
  const { time, hash } = event
  await addActivity(tx, { playerId: player?.id ?? null, type: 'listed', asset, amount: price, time, hash })
}

export const applySaleCancelled: Apply = async (applying) => {
  const { tx, event } = applying
  const asset = await assetOf(applying)
  const account = addressArg(event, 'seller')
  const player = await playerOf(applying, account)
  if (!asset || !(await noteEffect(applying, { kind: 'cancel', account, player, asset }))) return
  const { time, hash } = event
  await changeAsset(tx, asset.id, { ...OFF_MARKET, status: 5, listed_at: time }, time)
  await closeOrders(tx, asset.id)
  const amount = BigInt(asset.price ?? 0)
  await addActivity(tx, { playerId: player?.id ?? null, type: 'cancel', asset, amount, time, hash })
}

export const applySold: Apply = async (applying) => {
  const { tx, event } = applying
  const asset = await assetOf(applying)
  const [from, to] = [addressArg(event, 'seller'), addressArg(event, 'buyer')]
  const [seller, buyer] = [await playerOf(applying, from), await playerOf(applying, to)]
  const amount = amountArg(event, 'price')
  if (
    !asset ||
    !(await noteEffect(applying, { kind: 'buy', account: to, player: buyer, asset, coin: 'MDS', amount }))
  ) {
    return
  }
  const { time, hash } = event
  const { seller: received, fee } = saleSplit(amount, Number((await readMeta(tx, 'saleFeeBps')) ?? 0))
  const owner = {
    owner_id: buyer?.id ?? null,
    owner_address: to,
    place: 'wallet',
    status: 51,
    listed_at: time,
  } as const
  await changeAsset(tx, asset.id, { ...OFF_MARKET, ...owner }, time)
  await closeOrders(tx, asset.id)
  await tx.insert('trades', {
    asset_id: asset.id,
    token_id: asset.token_id,
    kind: 'sale',
    time,
    from_address: from,
    to_address: to,
    price: String(amount),
    hash,
  })
  const both = { asset, amount, time, hash }
  await addActivity(tx, { ...both, playerId: buyer?.id ?? null, type: 'buy', other: seller, otherAddress: from })
  await addActivity(tx, {
    ...both,
    playerId: seller?.id ?? null,
    type: 'sell',
    twoAmount: received,
    fee,
    other: buyer,
    otherAddress: to,
  })
  await awardSpend(tx, buyer?.id ?? null, amount, time)
}

export const applySaleFeeChanged: Apply = async ({ tx, event }) => {
  await writeMeta(tx, 'saleFeeBps', Number(event.args.bps))
}
