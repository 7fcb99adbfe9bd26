import type { Tx } from '../db/database'
import { findAssetByToken } from '../store/assets'
import { createAsset } from '../store/createAsset'
import type { PlayerRow } from '../store/players'
import type { Plan } from './plan'

const SUMMONED = 6

/** Sets the owners of the assets in the game, which the chain does not know: there the vault owns them all. */
export async function seedGameAssets(tx: Tx, { tokens }: Plan, players: PlayerRow[], now: number): Promise<void> {
  for (const { inGame, collection, tokenId, owner } of tokens) {
    const player = players[owner]
    if (!inGame || !player) continue
    const asset = await findAssetByToken(tx, collection, tokenId)
    if (!asset) throw new Error(`token ${tokenId} of ${collection} was not seen on chain`)
    await tx.update('assets', { id: asset.id }, { owner_id: player.id, owner_address: player.address ?? '' })
  }
  for (const player of players.slice(0, 2)) {
    for (let count = 0; count < SUMMONED; count++) {
      const ownerAddress = player.address ?? ''
      const asset = { kind: 'hero', collection: 'card', tokenId: null, place: 'game' } as const
      await createAsset(tx, { ...asset, ownerId: player.id, ownerAddress, now })
    }
  }
}

/** Spreads what the seed did over the past weeks, in its order, so that the world has a history. */
export async function spreadOverPast(tx: Tx, now: number): Promise<void> {
  const DAYS = 20
  await tx.run('CREATE TEMP TABLE IF NOT EXISTS past (hash TEXT PRIMARY KEY, time INTEGER NOT NULL)')
  await tx.run('DELETE FROM past')
  await tx.run(
    `INSERT INTO past
     SELECT hash, CAST(?1 - ?2 * (1.0 - CAST(ROW_NUMBER() OVER (ORDER BY first) AS REAL) / (COUNT(*) OVER () + 1)) AS INTEGER)
     FROM (SELECT hash, MIN(rowid) AS first FROM effects WHERE hash IS NOT NULL GROUP BY hash)`,
    [now, DAYS * 86_400],
  )
  for (const table of ['effects', 'activities', 'trades']) {
    await tx.run(
      `UPDATE ${table} SET time = (SELECT past.time FROM past WHERE past.hash = ${table}.hash)
       WHERE hash IN (SELECT hash FROM past)`,
    )
  }
  await tx.run(
    `UPDATE assets SET listed_at = COALESCE(
       (SELECT MAX(effects.time) FROM effects WHERE effects.asset_id = assets.id), ?1 - 1800 * (seq % 700))`,
    [now],
  )
  await tx.run('UPDATE assets SET changed_at = listed_at')
  await tx.run(
    'UPDATE players SET activated_at = MIN(activated_at, joined_at + 86400 * 2) WHERE address IS NOT NULL AND activated_at IS NOT NULL',
  )
}
