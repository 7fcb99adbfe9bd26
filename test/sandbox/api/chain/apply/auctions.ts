import { toSortable } from '../../db/sortable'
import { addActivity } from '../../store/activities'
import { changeAsset, OFF_MARKET } from '../../store/assets'
import { awardSpend } from '../../store/legion'
import { readMeta, writeMeta } from '../../store/meta'
import { closeOrders } from '../../store/orders'
import { type Apply, type Applying, addressArg, amountArg, assetOf, noteEffect, playerOf } from './applying'
import { splitBid } from './splitBid'

/** When bidding at the current price closes, in Unix seconds. */
async function deadlineOf({ tx, event }: Applying): Promise<number> {
  return event.time + Number((await readMeta(tx, 'auctionTimeout')) ?? 0)
}

export const applyStarted: Apply = async (applying) => {
  const { tx, event } = applying
  const asset = await assetOf(applying)
  const account = addressArg(event, 'holder')
  const player = await playerOf(applying, account)
  const amount = amountArg(event, 'price')
  if (!asset || !(await noteEffect(applying, { kind: 'auctionStart', account, player, asset, coin: 'MDS', amount })))
    return
  const { time, hash } = event
  const price = toSortable(amount)
  const auction = { market: 'auction', price, start_price: price, deadline: await deadlineOf(applying) } as const
  const held = { place: 'contract', status: 1, owner_id: player?.id ?? null, owner_address: account } as const
  await changeAsset(tx, asset.id, { ...OFF_MARKET, ...auction, ...held, listed_at: time }, time)
  await closeOrders(tx, asset.id)
  await addActivity(tx, { playerId: player?.id ?? null, type: 'auctionStart', asset, amount, time, hash })
}

export const applyBidPlaced: Apply = async (applying) => {
  const { tx, event } = applying
  const asset = await assetOf(applying)
  const [from, to] = [addressArg(event, 'previousHolder'), addressArg(event, 'bidder')]
  const [holder, bidder] = [await playerOf(applying, from), await playerOf(applying, to)]
  const amount = amountArg(event, 'amount')
  if (
    !asset ||
    !(await noteEffect(applying, { kind: 'bid', account: to, player: bidder, asset, coin: 'MDS', amount }))
  ) {
    return
  }
  const { time, hash } = event
  const parts = await splitBid(tx, asset.id, amount)
  const price = toSortable(amount)
  const owner = { owner_id: bidder?.id ?? null, owner_address: to, place: 'contract', status: 1 } as const
  await changeAsset(
    tx,
    asset.id,
    { ...owner, price, bid: price, deadline: await deadlineOf(applying), listed_at: time },
    time,
  )
  await tx.insert('trades', {
    asset_id: asset.id,
    token_id: asset.token_id,
    kind: 'bid',
    time,
    from_address: from,
    to_address: to,
    price: String(amount),
    hash,
  })
  const both = { asset, amount, time, hash }
  const twoAmount = parts.holder
  const bid = { ...both, twoAmount, other: holder, otherAddress: from }
  await addActivity(tx, { ...bid, playerId: bidder?.id ?? null, type: 'bid' })
  await addActivity(tx, {
    ...both,
    playerId: holder?.id ?? null,
    type: 'outbid',
    twoAmount,
    fee: amount - twoAmount,
    other: bidder,
    otherAddress: to,
  })
  for (const [address, share] of parts.traders) {
    const trader = await playerOf(applying, address)
    await addActivity(tx, { ...both, amount: share, playerId: trader?.id ?? null, type: 'dividend', other: bidder })
  }
  await awardSpend(tx, bidder?.id ?? null, amount, time)
}

export const applyPriceChanged: Apply = async (applying) => {
  const { tx, event } = applying
  const asset = await assetOf(applying)
  const account = addressArg(event, 'holder')
  const player = await playerOf(applying, account)
  const amount = amountArg(event, 'price')
  if (!asset || !(await noteEffect(applying, { kind: 'priceChange', account, player, asset, coin: 'MDS', amount })))
    return
  const { time, hash } = event
  const deadline = await deadlineOf(applying)
  await changeAsset(tx, asset.id, { price: toSortable(amount), deadline, listed_at: time }, time)
  const twoAmount = BigInt(asset.price ?? 0)
  await addActivity(tx, { playerId: player?.id ?? null, type: 'priceChange', asset, amount, twoAmount, time, hash })
}

export const applyTakenOff: Apply = async (applying) => {
  const { tx, event } = applying
  const asset = await assetOf(applying)
  const account = addressArg(event, 'holder')
  const player = await playerOf(applying, account)
  if (!asset || !(await noteEffect(applying, { kind: 'takeOff', account, player, asset }))) return
  const { time, hash } = event
  await changeAsset(tx, asset.id, { taken_off: 1 }, time)
  await addActivity(tx, { playerId: player?.id ?? null, type: 'takeOff', asset, time, hash })
}

export const applyWithdrawn: Apply = async (applying) => {
  const { tx, event } = applying
  const asset = await assetOf(applying)
  const account = addressArg(event, 'holder')
  const player = await playerOf(applying, account)
  if (!asset || !(await noteEffect(applying, { kind: 'auctionWithdraw', account, player, asset }))) return
  const { time, hash } = event
  const owner = { owner_id: player?.id ?? null, owner_address: account, place: 'wallet', status: 0 } as const
  await changeAsset(tx, asset.id, { ...OFF_MARKET, ...owner, listed_at: time }, time)
  await addActivity(tx, { playerId: player?.id ?? null, type: 'auctionWithdraw', asset, time, hash })
}

/** Of a payment's parts the game needs none: what was collected comes as one sum. */
export const applyCollected: Apply = async (applying) => {
  const { tx, event } = applying
  const account = addressArg(event, 'account')
  const amount = amountArg(event, 'amount')
  const player = await playerOf(applying, account)
  if (!(await noteEffect(applying, { kind: 'payout', account, player, coin: 'MDS', amount }))) return
  await addActivity(tx, { playerId: player?.id ?? null, type: 'payout', amount, time: event.time, hash: event.hash })
}

export const applyTimeoutChanged: Apply = async ({ tx, event }) => {
  await writeMeta(tx, 'auctionTimeout', Number(event.args.timeoutSeconds))
}
