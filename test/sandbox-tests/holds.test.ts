import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { World } from '../sandbox/control/startWorld'
import { newKey } from './support/player'
import { beginWalk, effectsOf, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/holds')
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
})

const collect = (key: string) =>
  fetch(`${world.url}/api/message/collect`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${walk.alice.token}`,
      'idempotency-key': key,
    },
    body: '{}',
  })
const hold = (kind: 'holdBefore' | 'holdAfter') =>
  world.faults.add({ kind, method: 'POST', path: '/api/message/*', nth: 1, times: 1, status: 500, delayMs: 0 })

for (const [kind, held] of [
  ['holdBefore', 0],
  ['holdAfter', 1],
] as const) {
  test(`${kind}: it is told when it has the request, and lets it go its way`, async () => {
    const [fault, key] = [hold(kind), newKey()]
    const reply = collect(key)
    await world.faults.whenHeld(fault.id)
    assert.is((await effectsOf(walk, key)).length, held)
    await walk.control('/sandbox/faults/release', { id: fault.id, how: 'pass' })
    assert.is((await reply).status, 200)
    assert.is((await effectsOf(walk, key)).length, 1)
  })

  test(`${kind}, dropped: nobody answers, and it was processed or not`, async () => {
    const [fault, key] = [hold(kind), newKey()]
    const reply = collect(key).then(
      () => 'answered',
      () => 'network',
    )
    await world.faults.whenHeld(fault.id)
    await walk.control('/sandbox/faults/clear', {})
    assert.is(await reply, 'network')
    assert.is((await effectsOf(walk, key)).length, held)
  })
}

test('what reached the provider and the node is listed with its key, its answer and its bytes', async () => {
  const key = newKey()
  await collect(key)
  const params = [{ from: walk.alice.address, to: walk.bob.address, value: '0x1', data: '0x1234' }]
  await fetch(`${world.url}/sandbox/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params }),
  })
  const seen = world.requests.list()
  const call = seen.find((request) => request.key === key)
  assert.equal([call?.path, call?.code], ['/api/message/collect', 200])
  assert.is(seen.find(({ transaction }) => transaction !== null)?.transaction?.data, '0x1234')
})

test.run()
