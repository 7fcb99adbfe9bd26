import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPlan } from '../sandbox/api/seed/plan'
import type { World } from '../sandbox/control/startWorld'
import { PEOPLE } from '../sandbox/people'
import { beginWalk, differencesOf } from './support/walk'
import { openWorld } from './support/world'

const test = suite('sandbox/reset')
/** The share of a start that a reset may take; both are slow on a busy machine. */
const MOST_OF_START = 0.25
const HOUR_SECONDS = 3600
let world: World
let startMs = 0

test.before(async () => {
  const begun = performance.now()
  world = await openWorld()
  startMs = performance.now() - begun
})
test.after(() => world.stop())

/** Everything the database holds, but for what a login leaves. */
const contentOf = (of: World): Promise<unknown> =>
  of.provider.db.turn(async (tx) => {
    const tables = [
      'players',
      'assets',
      'trades',
      'activities',
      'effects',
      'balances',
      'coin_moves',
      'points',
      'messages',
    ]
    const rows = []
    for (const table of tables) rows.push(await tx.all(`SELECT * FROM ${table}`))
    return rows.map((table) => JSON.stringify(table))
  })

test('back to the seed in a quarter of the time that a start takes: database, chain and clocks', async () => {
  const before = await contentOf(world)
  const walk = await beginWalk(world)
  const block = await world.chain.blockNumber()
  await walk.give('alice', 'hero', 'wallet', '3')
  await walk.alice.post('/api/user/summon', { tickets: 1 })
  await walk.control('/sandbox/time', { seconds: 100_000 })
  await walk.control('/sandbox/faults', { kind: 'status', path: '/api/*' })
  assert.is.not(JSON.stringify(await contentOf(world)), JSON.stringify(before))
  const { ms } = await walk.control('/sandbox/reset')
  assert.ok(ms < startMs * MOST_OF_START, `took ${ms} ms of ${startMs}`)
  assert.equal(await contentOf(world), before)
  assert.ok((await world.chain.blockNumber()) <= block + 2n)
  // Its clock had been moved by more than a day.
  assert.ok(Math.abs(world.provider.clock.now() - Date.now() / 1000) < HOUR_SECONDS)
  const { timestamp } = await world.chain.client.getBlock()
  assert.ok(Math.abs(Number(timestamp) - world.provider.clock.now()) < HOUR_SECONDS)
  assert.equal(world.faults.list(), [])
  assert.equal(await differencesOf(walk), [])
})

test('what was sent before the reset does not come after it', async () => {
  const walk = await beginWalk(world)
  await walk.control('/sandbox/blocks', { hold: true })
  const { data } = await walk.alice.get('/api/user/card/list?place=game')
  const { id } = data.items.find(({ status }: { status: number }) => status === 0)
  assert.is((await walk.alice.post('/api/card/claim', { id })).code, 200)
  await world.reset()
  await world.chain.mine(2)
  await world.provider.indexer.sync()
  const { alice } = await beginWalk(world)
  assert.is((await alice.get(`/api/card/${id}`)).data.place, 'game')
})

test('the seed is the same in every run, and as rich as it has to be', async () => {
  const other = await openWorld()
  try {
    const names = (of: World): Promise<unknown> =>
      of.provider.db.turn((tx) => tx.all('SELECT id, name_en, kind, grade, place, market, price, owner_id FROM assets'))
    assert.equal(await names(other), await names(world))
  } finally {
    await other.stop()
  }
  const count = async (where: string): Promise<number> => {
    const row = await world.provider.db.turn((tx) =>
      tx.one<{ count: number }>(`SELECT COUNT(*) AS count FROM assets WHERE ${where}`),
    )
    return row?.count ?? 0
  }
  assert.ok(PEOPLE.length >= 5)
  assert.ok((await count('1 = 1')) >= 320)
  assert.ok((await count("market = 'sale'")) >= 80)
  assert.ok((await count("market = 'auction'")) >= 30)
  for (const kind of ['hero', 'equip', 'pet', 'lingshi', 'dragon']) {
    for (const place of ['game', 'wallet', 'contract']) {
      assert.ok((await count(`kind = '${kind}' AND place = '${place}'`)) > 0, `${kind} in ${place}`)
    }
  }
  assert.equal(createPlan(), createPlan())
})

test.run()
