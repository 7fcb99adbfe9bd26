import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Standing, whyNot } from '../../src/domain/abilities'
import { whyNotActivate } from '../../src/domain/activation'
import { ASSET_STATUS, type Asset, PLACES, type StatusCode } from '../../src/domain/asset'
import { NEEDS, type PlayerFacts, unmetConditions } from '../../src/domain/conditions'
import type { Tx } from '../sandbox/api/db/database'
import { assertAtDisposal } from '../sandbox/api/rules/disposal'
import { NEEDS_OF } from '../sandbox/api/rules/needs'
import { assertStanding } from '../sandbox/api/rules/standing'
import type { AssetRow } from '../sandbox/api/store/assets'
import type { PlayerRow } from '../sandbox/api/store/players'
import { sampleAsset } from './samples'

const test = suite('domain, the page knows what the provider would refuse')

const FLAGS = ['isOnline', 'activated', 'hasRole', 'hasMobile', 'hasFundPassword'] as const
type Facts = Record<(typeof FLAGS)[number], boolean>

/** Every way in which a player with a wallet can stand. */
const PLAYERS: readonly Facts[] = FLAGS.reduce<Partial<Facts>[]>(
  (all, flag) => all.flatMap((facts) => [true, false].map((value) => ({ ...facts, [flag]: value }))),
  [{}],
) as Facts[]

const CODES = Object.keys(ASSET_STATUS).map(Number) as StatusCode[]

/** Every asset off the market, of somebody's, in each place and status, activated or not. */
const ASSETS: readonly Asset[] = PLACES.flatMap((place) =>
  CODES.flatMap((statusCode) =>
    ['alice', 'bob'].flatMap((ownerId) =>
      [true, false].map((activated) =>
        sampleAsset({ place, ownerId, activated, statusCode, status: ASSET_STATUS[statusCode] }),
      ),
    ),
  ),
)

/** The same player for the page … */
const standing = ({ isOnline, activated, hasRole }: Facts): Standing => ({
  userid: 'alice',
  mustChangePassword: false,
  isOnline,
  activated,
  hasRole,
})
const factsOf = ({ hasMobile, hasFundPassword, ...rest }: Facts): PlayerFacts => ({
  ...rest,
  isLoggedIn: true,
  mustChangePassword: false,
  mobile: hasMobile ? '+886 912345678' : '',
  email: '',
  hasFundPassword,
  mdv: 0n,
  activationPrice: 1n,
})

/** … and for the provider, whose database is asked for the role alone. */
function rowOf(facts: Facts): PlayerRow {
  const row: Partial<PlayerRow> = {
    id: 'alice',
    address: '0xa',
    mobile: facts.hasMobile ? '912345678' : null,
    fund_password: facts.hasFundPassword ? 'x' : null,
    activated_at: facts.activated ? 1 : null,
    is_online: facts.isOnline ? 1 : 0,
  }
  return row as PlayerRow
}
const assetRowOf = ({ place, ownerId, statusCode, activated }: Asset): AssetRow =>
  ({ place, owner_id: ownerId, status: statusCode, activated: activated ? 1 : 0 }) as AssetRow

type Needs = (typeof NEEDS_OF)[keyof typeof NEEDS_OF]

/** What the provider says, or null. */
async function refusalOf(facts: Facts, needs: Needs, more: (player: PlayerRow) => void): Promise<string | null> {
  const tx = { one: async () => (facts.hasRole ? {} : null) } as unknown as Tx
  try {
    await assertStanding(tx, rowOf(facts), ...needs)
    more(rowOf(facts))
    return null
  } catch (cause) {
    return (cause as Error).message
  }
}

/** What the page lets through although the provider refuses it. @param allowed how many it lets through in all */
function assertKnown(found: readonly (string | null)[], allowed: number): void {
  assert.equal([...new Set(found)].filter(Boolean), [])
  assert.is(found.length, allowed)
}

const equipOf = (asset: Asset): Asset => ({ ...asset, kind: 'equip' })

test('a sale: wherever the page offers one, the provider prepares it', async () => {
  const found: (string | null)[] = []
  for (const facts of PLAYERS)
    for (const asset of ASSETS) {
      if (whyNot('sell', asset, standing(facts))) continue
      // The provider replaces a sale that the same player prepared and never sent.
      const row = { ...assetRowOf(asset), status: asset.statusCode === 4 ? 0 : assetRowOf(asset).status }
      found.push(await refusalOf(facts, NEEDS_OF.sale, (player) => assertAtDisposal(row, player, 'wallet')))
    }
  assertKnown(found, PLAYERS.length * 4 * 2)
})

test('a claim: wherever the page offers one, the provider sends it', async () => {
  const found: (string | null)[] = []
  for (const facts of PLAYERS)
    for (const asset of ASSETS) {
      if (whyNot('claim', asset, standing(facts))) continue
      const row = assetRowOf(asset)
      found.push(await refusalOf(facts, NEEDS_OF.claim, (player) => assertAtDisposal(row, player, 'game')))
    }
  assertKnown(found, (PLAYERS.length / 8) * 3 * 2)
})

test('equipment: wherever the page offers its activation, the provider activates it', async () => {
  const found: (string | null)[] = []
  for (const facts of PLAYERS)
    for (const asset of ASSETS.map(equipOf)) {
      if (whyNotActivate(asset, standing(facts))) continue
      const row = assetRowOf(asset)
      found.push(
        await refusalOf(facts, NEEDS_OF.artifact, (player) => {
          assertAtDisposal(row, player, 'game')
          if (row.activated) throw new Error('alreadyActive')
        }),
      )
    }
  assertKnown(found, (PLAYERS.length / 4) * 3)
})

test('a withdrawal of coins and a summon: whoever lacks nothing for the page lacks nothing for the provider', async () => {
  const pairs = [
    [NEEDS.withdrawCoins, NEEDS_OF.withdrawal, PLAYERS.length / 16],
    [NEEDS.playGame, NEEDS_OF.summon, PLAYERS.length / 4],
  ] as const
  for (const [needs, asked, allowed] of pairs) {
    const able = PLAYERS.filter((facts) => unmetConditions(needs, factsOf(facts)).length === 0)
    assertKnown(await Promise.all(able.map((facts) => refusalOf(facts, asked, () => {}))), allowed)
  }
})

test.run()
