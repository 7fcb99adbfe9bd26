import type { Address } from 'viem'
import type { AssetKind } from '../../../../../src/domain/asset'
import type { Coin } from '../../../../../src/domain/coin'
import { addActivity } from '../../store/activities'
import { type AssetRow, type CollectionName, changeAsset, findAsset } from '../../store/assets'
import { finishClaim, openClaims } from '../../store/claims'
import { createAsset } from '../../store/createAsset'
import { awardSpend } from '../../store/legion'
import { readMeta, writeMeta } from '../../store/meta'
import { type Apply, type Applying, addressArg, amountArg, isSame, noteEffect, playerOf } from './applying'

/** The contract's numbers of the kinds. */
const KINDS: Record<number, AssetKind> = { 0: 'dragon', 1: 'hero', 2: 'equip', 3: 'pet', 4: 'lingshi' }

export const applyMinted: Apply = async (applying) => {
  const { tx, event, addresses } = applying
  const account = addressArg(event, 'player')
  const tokenId = Number(event.args.tokenId)
  const [claim] = await openClaims(tx, event.hash)
  if (claim) {
    const claimed = await findAsset(tx, claim.asset_id)
    if (claimed) await arrive(applying, claimed, account, tokenId)
    return
  }
  const kind = KINDS[Number(event.args.kind)] ?? 'hero'
  const player = await playerOf(applying, account)
  const asset = await createAsset(tx, {
    kind,
    collection: event.contract as CollectionName,
    tokenId,
    place: isSame(account, addresses.vault) ? 'game' : 'wallet',
    ownerId: player?.id ?? null,
    ownerAddress: account,
    now: event.time,
  })
  if (event.key.includes(':')) return // made by the provider, paid by nobody
  const price = await readPrice(applying)
  const effect = { kind: kind === 'dragon' ? 'hatch' : 'mint', account, player, asset, ...price } as const
  if (!(await noteEffect(applying, effect))) return
  const { time, hash } = event
  const type = kind === 'dragon' ? 'hatch' : 'mint'
  await addActivity(tx, { playerId: player?.id ?? null, type, asset, ...price, time, hash })
  if (price.coin === 'MDS') await awardSpend(tx, player?.id ?? null, price.amount, time)
}

/** An asset that was in the game only gets its token when it is claimed. */
async function arrive({ tx, event }: Applying, asset: AssetRow, account: Address, tokenId: number): Promise<void> {
  const place = {
    place: 'wallet',
    status: 0,
    token_id: tokenId,
    owner_address: account,
    listed_at: event.time,
  } as const
  await changeAsset(tx, asset.id, place, event.time)
  await finishClaim(tx, { ...asset, ...place }, event)
}

/** What the mint cost: the MDS that went to the vault with it, else BNB. */
async function readPrice({ tx, event }: Applying): Promise<{ coin: Coin; amount: bigint }> {
  const payment = event.inTransaction.find(({ name, contract }) => name === 'Transfer' && contract === 'MDS')
  if (payment) return { coin: 'MDS', amount: amountArg(payment, 'value') }
  return { coin: 'BNB', amount: BigInt((await readMeta(tx, 'nativePrice')) ?? 0) }
}

export const applyMintPricesChanged: Apply = async ({ tx, event }) => {
  await writeMeta(tx, 'nativePrice', amountArg(event, 'nativePrice'))
  await writeMeta(tx, 'coinPrice', amountArg(event, 'coinPrice'))
}
