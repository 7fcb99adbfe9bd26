import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import { awardSpend } from '../sandbox/api/store/legion'
import { addPlayer } from '../sandbox/api/store/players'
import type { World } from '../sandbox/control/startWorld'
import { beginWalk, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/legion')
const CAROL = 'carol'
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
})

const carolsId = async (): Promise<string> => (await walk.carol.get('/api/user/info')).data.userid
const legion = async () => (await walk.carol.get('/api/user/team')).data
const pass = (userid: string, challengeLevels: number) =>
  walk.control('/sandbox/give/standing', { userid, challengeLevels })

/** So many new players whom carol invited. */
async function invite(count: number): Promise<string[]> {
  const inviterId = await carolsId()
  return world.provider.db.turn(async (tx) => {
    const ids: string[] = []
    for (let index = 0; index < count; index++) {
      const now = world.provider.clock.now()
      ids.push((await addPlayer(tx, { address: null, nickname: `New ${index}`, inviterId, now })).id)
    }
    return ids
  })
}

const setLevel = (ids: string[], level: number) =>
  world.provider.db.turn(async (tx) => {
    for (const id of ids) await tx.update('players', { id }, { level })
  })

const spend = (id: string, amount: string) =>
  world.provider.db.turn((tx) => awardSpend(tx, id, parseUnits(amount, 18), world.provider.clock.now()))

test('six braves whom a brave invited make a knight, six knights a baronet; nobody skips a level', async () => {
  const members = await invite(6)
  for (const id of members) await pass(id, 30)
  assert.equal([(await legion()).level, (await legion()).direct_braves], [1, 6])
  await pass(CAROL, 30)
  assert.is((await legion()).level, 3)
  await setLevel(members.slice(1), 3)
  await pass(CAROL, 30)
  assert.is((await legion()).level, 3)
  await setLevel(members, 3)
  await pass(CAROL, 30)
  assert.equal([(await legion()).level, (await legion()).direct_knights], [4, 6])
})

test('five braves are not enough, and the sixth promotes who invited them at once', async () => {
  await pass(CAROL, 30)
  const members = await invite(6)
  for (const id of members.slice(1)) await pass(id, 30)
  assert.is((await legion()).level, 2)
  await pass(members[0] ?? '', 30)
  assert.is((await legion()).level, 3)
})

test('each level has its rates, of the own spend and of direct members’', async () => {
  const [member = ''] = await invite(1)
  const id = await carolsId()
  const earned = async (who: string): Promise<number> => {
    const before = Number((await legion()).points)
    await spend(who, '1000')
    return Math.round((Number((await legion()).points) - before) * 1000) / 1000
  }
  const rates: [number, number][] = []
  for (const level of [1, 2, 3, 4]) {
    await setLevel([id], level)
    rates.push([await earned(id), await earned(member)])
  }
  assert.equal(rates, [
    [0, 0],
    [60, 0],
    [80, 20],
    [100, 30],
  ])
})

test('the month’s ranking ends at a hundred places; one’s own is told beyond them, and a new month begins empty', async () => {
  const members = await invite(110)
  const id = await carolsId()
  await setLevel([id, ...members], 2)
  for (const [index, member] of members.entries()) await spend(member, String(1_000_000 + index))
  await spend(id, '1')
  const { items, own } = (await walk.carol.get('/api/integral/rank')).data
  assert.equal([items.length, items[0].place, items[0].userid, items[99].place], [100, 1, members[109], 100])
  assert.ok(own.place > 110)
  await walk.control('/sandbox/time', { seconds: 32 * 86_400 })
  const { token } = await walk.control('/sandbox/session', { userid: CAROL })
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await walk.visitor.get('/api/integral/rank', headers)
  assert.equal([data.items, data.own], [[], null])
})

test.run()
