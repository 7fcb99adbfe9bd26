import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import type { World } from '../sandbox/control/startWorld'
import { ask, newKey } from './support/player'
import { beginWalk, effectsOf, onCard, pay, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/idempotency')
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
})

const WITHDRAWAL = { amount: '25', fund_password: 'alice-fund-1' }
const mdsOf = async ({ alice }: Walk): Promise<string> => (await alice.get('/api/user/info')).data.coins.MDS

test('a POST without a key, or with half of one, is refused', async () => {
  const headers = { authorization: `Bearer ${walk.alice.token}` }
  assert.is((await ask(world, 'POST', '/api/receive/mds', { headers })).code, 1001)
  assert.is((await walk.alice.post('/api/receive/mds', {}, '0x12')).code, 1002)
})

test('the same request twice: one effect, one answer', async () => {
  const key = newKey()
  const first = await walk.alice.post('/api/user/withdraw', WITHDRAWAL, key)
  const balance = await mdsOf(walk)
  assert.is(first.code, 200)
  assert.equal(await walk.alice.post('/api/user/withdraw', WITHDRAWAL, key), first)
  assert.is(await mdsOf(walk), balance)
  assert.is((await effectsOf(walk, key)).length, 1)
})

test('the same request ten times at once: one effect, one answer', async () => {
  const key = newKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => walk.alice.post('/api/user/withdraw', WITHDRAWAL, key)),
  )
  assert.is(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  assert.is((await effectsOf(walk, key)).length, 1)
})

test('the same key with another body is a conflict', async () => {
  const key = newKey()
  await walk.alice.post('/api/user/withdraw', WITHDRAWAL, key)
  assert.is((await walk.alice.post('/api/user/withdraw', { ...WITHDRAWAL, amount: '26' }, key)).code, 409)
})

test('the same key of another player is another request', async () => {
  const key = newKey()
  assert.is((await walk.alice.post('/api/message/collect', {}, key)).data.coins.MDS, '25')
  assert.is((await walk.bob.post('/api/message/collect', {}, key)).data.coins.MDS, '25')
})

test('a refusal is not remembered: the request may succeed later', async () => {
  const key = newKey()
  await walk.control('/sandbox/online', { userid: 'alice', on: true })
  assert.is((await walk.alice.post('/api/user/withdraw', WITHDRAWAL, key)).code, 1213)
  await walk.control('/sandbox/online', { userid: 'alice', on: false })
  assert.is((await walk.alice.post('/api/user/withdraw', WITHDRAWAL, key)).code, 200)
})

test('a callback repeated for ever counts once, with or without the hash', async () => {
  const key = await pay(walk, walk.alice, 'MDS', parseUnits('30', 18))
  const first = await walk.alice.post('/api/user/charge', { amount: '30' }, key)
  const hash = `0x${'ab'.repeat(32)}`
  for (let time = 0; time < 20; time++) {
    const body = time % 2 === 0 ? { amount: '30' } : { amount: '30', hash }
    assert.equal(await walk.alice.post('/api/user/charge', body, key), first)
  }
  assert.is((await effectsOf(walk, key)).length, 1)
  const { items } = (await walk.alice.get('/api/user/activities?type=9')).data
  assert.is(items.length, 1)
})

test('a callback under another key, with the hash, finds the same effect and adds none', async () => {
  const { id, token_id } = await walk.give('alice', 'hero', 'wallet')
  const ref = newKey()
  const hash = await onCard(walk, walk.alice, 'sell', [BigInt(token_id), parseUnits('3', 18), ref])
  assert.is((await walk.alice.post(`/api/card/sellback/${id}`, { hash })).data.status, 1)
  assert.is((await effectsOf(walk, ref)).length, 1)
  assert.is(
    (await walk.alice.get('/api/user/activities?type=6')).data.items.filter(
      ({ assets_id }: { assets_id: string }) => assets_id === id,
    ).length,
    1,
  )
})

test.run()
