import type { Address } from 'viem'
import { zeroAddress } from 'viem'
import { addActivity } from '../../store/activities'
import { type AssetRow, changeAsset, OFF_MARKET } from '../../store/assets'
import { finishClaim } from '../../store/claims'
import { type Apply, type Applying, addressArg, assetOf, isSame, noteEffect, playerOf } from './applying'

/** Follows a token from hand to hand. The auction's own events tell what goes in and out of it. */
export const applyTransfer: Apply = async (applying) => {
  const { event, addresses } = applying
  const [from, to] = [addressArg(event, 'from'), addressArg(event, 'to')]
  if (from === zeroAddress) return
  const asset = await assetOf(applying)
  if (!asset) return
  if (isSame(from, addresses.auction)) return
  if (isSame(to, addresses.auction)) return noteStray(applying, asset)
  if (isSame(to, addresses.vault)) return enterGame(applying, asset, from)
  await changeOwner(applying, asset, to)
  if (isSame(from, addresses.vault)) await finishClaim(applying.tx, asset, event)
}

async function changeOwner(applying: Applying, asset: AssetRow, to: Address): Promise<void> {
  const { tx, event } = applying
  const player = await playerOf(applying, to)
  const owner = { owner_id: player?.id ?? null, owner_address: to, place: 'wallet', status: 0 } as const
  await changeAsset(tx, asset.id, { ...OFF_MARKET, ...owner, listed_at: event.time }, event.time)
}

/** A token sent to the auction without its `start` is stuck there. */
async function noteStray({ tx, event }: Applying, asset: AssetRow): Promise<void> {
  if (event.inTransaction.some(({ name }) => name === 'Started')) return
  await changeAsset(tx, asset.id, { ...OFF_MARKET, place: 'contract', status: 6 }, event.time)
}

/** In the game an asset belongs to whoever sent it to the vault. */
async function enterGame(applying: Applying, asset: AssetRow, from: Address): Promise<void> {
  const { tx, event } = applying
  const player = await playerOf(applying, from)
  const owner = { owner_id: player?.id ?? null, owner_address: from, place: 'game', status: 0 } as const
  await changeAsset(tx, asset.id, { ...OFF_MARKET, ...owner, listed_at: event.time }, event.time)
  const isBare = !event.inTransaction.some(({ name }) => name === 'Deposited')
  if (isBare) await noteDeposit(applying, asset, from)
}

async function noteDeposit(applying: Applying, asset: AssetRow, account: Address): Promise<void> {
  const { tx, event } = applying
  const player = await playerOf(applying, account)
  if (!(await noteEffect(applying, { kind: 'deposit', account, player, asset }))) return
  const { time, hash } = event
  await addActivity(tx, { playerId: player?.id ?? null, type: 'deposit', asset, time, hash })
}

export const applyDeposited: Apply = async (applying) => {
  const asset = await assetOf(applying)
  if (asset) await noteDeposit(applying, asset, addressArg(applying.event, 'player'))
}
