import { formatUnits } from 'viem'
import type { AssetWire } from '../../../../src/api/asset'
import type { AssetDetailWire, DragonDetailWire } from '../../../../src/api/assetDetail'
import { decimalsOf } from '../../../../src/config'
import type { Coin } from '../../../../src/domain/coin'
import type { Tx } from '../db/database'
import { isChinese, type Language } from '../language'
import type { AssetRow } from '../store/assets'
import { findPlayer } from '../store/players'
import { listTradeRows, toTradeWire } from './trade'

/** Digits in the smallest unit as text in whole coins. */
export const toWhole = (units: string | bigint, coin: Coin): string => formatUnits(BigInt(units), decimalsOf(coin))

const priceOf = (units: string | null): string | null => (units === null ? null : toWhole(units, 'MDS'))

/** An asset as the list calls return it. */
export async function toAssetWire(tx: Tx, asset: AssetRow, language: Language, now: number): Promise<AssetWire> {
  const owner = asset.owner_id === null ? null : await findPlayer(tx, asset.owner_id)
  return toWire(asset, owner?.nickname ?? '', language, now)
}

/** Several at once, with one query for their owners. */
export async function toAssetWires(tx: Tx, assets: AssetRow[], language: Language, now: number): Promise<AssetWire[]> {
  const ids = [...new Set(assets.map(({ owner_id }) => owner_id))]
  const owners = await tx.all<{ id: string; nickname: string }>(
    `SELECT id, nickname FROM players WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  )
  const names = new Map(owners.map(({ id, nickname }) => [id, nickname]))
  return assets.map((asset) => toWire(asset, names.get(asset.owner_id ?? '') ?? '', language, now))
}

function toWire(asset: AssetRow, ownerName: string, language: Language, now: number): AssetWire {
  const isTradable = asset.market === 'sale' || isOpenToHolder(asset, now)
  return {
    id: asset.id,
    index_id: asset.index_id,
    kind: asset.kind,
    name: isChinese(language) ? asset.name_zh : asset.name_en,
    grade: asset.grade,
    camp: asset.camp,
    profession: asset.profession,
    skill: asset.skill,
    star: asset.star,
    level: asset.level,
    stage: asset.stage,
    place: asset.place,
    status: asset.market === 'auction' && auctionStateOf(asset, now) !== 1 ? 2 : asset.status,
    token_id: asset.token_id === null ? null : String(asset.token_id),
    owner_id: asset.owner_id ?? '',
    owner_address: asset.owner_address,
    owner_name: ownerName,
    picture: null,
    price: isTradable ? priceOf(asset.price) : null,
    market: isTradable ? asset.market : null,
    activated: asset.activated === 1,
    listed_at: asset.listed_at,
    deadline: isTradable && asset.market === 'auction' ? asset.deadline : null,
  }
}

/** Open, or locked after trades: its holder can set a new price. */
const isOpenToHolder = (asset: AssetRow, now: number): boolean => [1, 2].includes(auctionStateOf(asset, now))

/** The contract's number of the auction's state at this time: 1 open, 2 locked, 3 unlocked, 4 taken off, 0 none. */
function auctionStateOf(asset: AssetRow, now: number): 0 | 1 | 2 | 3 | 4 {
  if (asset.market !== 'auction') return 0
  if (asset.taken_off === 1) return 4
  if (now <= (asset.deadline ?? 0)) return 1
  return asset.bid === null ? 3 : 2
}

/** An asset as its detail call returns it. */
export async function toAssetDetailWire(
  tx: Tx,
  asset: AssetRow,
  language: Language,
  now: number,
): Promise<AssetDetailWire> {
  const trades = await listTradeRows(tx, asset.id)
  const total = trades.reduce((sum, trade) => sum + BigInt(trade.price), 0n)
  const state = auctionStateOf(asset, now)
  return {
    ...(await toAssetWire(tx, asset, language, now)),
    number: asset.number,
    attributes: JSON.parse(asset.attributes),
    total_traded: toWhole(total, 'MDS'),
    trades: trades.slice(0, 20).map(toTradeWire),
    auction:
      state === 0
        ? null
        : {
            state,
            start_price: toWhole(asset.start_price ?? '0', 'MDS'),
            current_bid: priceOf(asset.bid),
            deadline: asset.deadline ?? 0,
          },
  }
}

const DRAGON_SKILLS: readonly (readonly [string, string])[][] = [
  [
    ['Ember Breath', '餘燼吐息'],
    ['Ashen Roar', '灰燼咆哮'],
    ['Solar Cataclysm', '烈陽浩劫'],
  ],
  [
    ['Frost Fang', '霜牙'],
    ['Glacial Mantle', '冰川披風'],
    ['Endless Winter', '無盡之冬'],
  ],
  [
    ['Gale Wing', '疾風之翼'],
    ['Cyclone Dance', '旋風之舞'],
    ['Sky Sunder', '裂空'],
  ],
  [
    ['Dawn Scale', '曙光之鱗'],
    ['Radiant Ward', '聖輝結界'],
    ['Judgement of Stars', '星辰審判'],
  ],
  [
    ['Umbral Claw', '暗影之爪'],
    ['Void Veil', '虛空帷幕'],
    ['Eclipse', '日蝕'],
  ],
]
const UNLOCK_LEVELS = [4, 8, 12] as const

/** A dragon with its team values and skills; the skills unlock at levels 4, 8 and 12. */
export async function toDragonWire(
  tx: Tx,
  asset: AssetRow,
  language: Language,
  now: number,
): Promise<DragonDetailWire> {
  const detail = await toAssetDetailWire(tx, asset, language, now)
  const skills = DRAGON_SKILLS[asset.skill - 1] ?? []
  return {
    ...detail,
    refine_level: asset.refine_level,
    team_hp: (detail.attributes.hp ?? 0) * 6,
    team_attack: (detail.attributes.attack ?? 0) * 6,
    team_accuracy: 40 + asset.level * 3 + asset.star,
    team_free: 20 + asset.level * 2 + asset.refine_level,
    skills: skills.map((names, index) => {
      const unlock = UNLOCK_LEVELS[index] ?? 0
      return { name: names[isChinese(language) ? 1 : 0], unlock_level: unlock, unlocked: asset.level >= unlock }
    }),
  }
}
