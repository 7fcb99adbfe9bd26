import { ACTIVITY_TYPES, type ActivityType } from '../../../../src/domain/activity'
import type { Coin } from '../../../../src/domain/coin'
import { WITHDRAWAL_PAIRS } from '../../../../src/domain/withdrawalPairs'
import type { Tx } from '../db/database'
import type { AssetRow } from './assets'
import type { PlayerRow } from './players'

export interface NewActivity {
  playerId: string | null
  type: ActivityType | number
  asset?: AssetRow | null
  amount?: bigint
  /** What the other side received or paid. */
  twoAmount?: bigint
  fee?: bigint
  coin?: Coin
  other?: Pick<PlayerRow, 'id' | 'address'> | null
  otherAddress?: string
  time: number
  hash?: string | null
}

const codeOf = (type: ActivityType | number): number =>
  typeof type === 'number' ? type : Number(Object.entries(ACTIVITY_TYPES).find(([, name]) => name === type)?.[0] ?? 0)

/** Type codes of a withdrawal, submitted and settled, by coin. Spec 3. */
export const withdrawalTypes = (coin: Coin): readonly [number, number] =>
  WITHDRAWAL_PAIRS[coin === 'MDS' ? 0 : coin === 'MDV' ? 1 : 2]

/** Adds a line to a player's feed; does nothing without a player. */
export async function addActivity(tx: Tx, activity: NewActivity): Promise<void> {
  const { playerId, asset, other } = activity
  if (playerId === null) return
  await tx.insert('activities', {
    player_id: playerId,
    type: codeOf(activity.type),
    asset_id: asset?.id ?? '',
    amount: String(activity.amount ?? 0n),
    two_amount: String(activity.twoAmount ?? 0n),
    fee: String(activity.fee ?? 0n),
    coin: activity.coin ?? 'MDS',
    two_address: other?.address ?? activity.otherAddress ?? '',
    two_userid: other?.id ?? '',
    name_en: asset?.name_en ?? '',
    name_zh: asset?.name_zh ?? '',
    token_id: asset?.token_id == null ? '' : String(asset.token_id),
    index_id: asset?.index_id ?? '',
    time: activity.time,
    hash: activity.hash ?? null,
  })
}
