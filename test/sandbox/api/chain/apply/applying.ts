import type { Address } from 'viem'
import type { Coin } from '../../../../../src/domain/coin'
import type { ChainAddresses } from '../../../chain/addresses'
import type { Tx } from '../../db/database'
import { type AssetRow, type CollectionName, findAssetByToken } from '../../store/assets'
import { type EffectKind, recordEffect } from '../../store/effects'
import { findPlayerByAddress, type PlayerRow } from '../../store/players'
import type { ChainEvent } from '../events'

/** An event on its way into the database. */
export interface Applying {
  tx: Tx
  event: ChainEvent
  addresses: ChainAddresses
}

export type Apply = (applying: Applying) => Promise<void>

export const addressArg = ({ args }: ChainEvent, name: string): Address => args[name] as Address
export const amountArg = ({ args }: ChainEvent, name: string): bigint => BigInt(args[name] as bigint)
export const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The wallet's player, if it has one. */
export const playerOf = ({ tx }: Applying, address: string): Promise<PlayerRow | null> =>
  findPlayerByAddress(tx, address)

/** The asset an event of a collection, or of a contract that names the collection, is about. */
export async function assetOf({ tx, event, addresses }: Applying): Promise<AssetRow | null> {
  return findAssetByToken(tx, collectionOf(event, addresses), Number(event.args.tokenId))
}

function collectionOf({ contract, args }: ChainEvent, addresses: ChainAddresses): CollectionName {
  if (contract === 'card' || contract === 'dragon') return contract
  return isSame(String(args.collection), addresses.dragon) ? 'dragon' : 'card'
}

interface Effect {
  kind: EffectKind
  account: Address
  player: PlayerRow | null
  asset?: AssetRow | null
  coin?: Coin
  amount?: bigint
}

/** Records the event's effect; false if it was recorded before. */
export const noteEffect = ({ tx, event }: Applying, effect: Effect): Promise<boolean> =>
  recordEffect(tx, {
    account: effect.account,
    key: event.key,
    kind: effect.kind,
    player_id: effect.player?.id ?? null,
    asset_id: effect.asset?.id ?? null,
    coin: effect.coin ?? null,
    amount: effect.amount === undefined ? null : String(effect.amount),
    block: event.block,
    hash: event.hash,
    time: event.time,
  })

/** The coin at an address; null for one that is not ours. */
export function coinAt(addresses: ChainAddresses, address: string): Coin | null {
  const entry = Object.entries(addresses.coins).find(([, at]) => isSame(at, address))
  return entry ? (entry[0] as Coin) : null
}
