import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { World } from '../sandbox/control/startWorld'
import { newKey } from './support/player'
import { beginWalk, effectsOf, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/faults')
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
})

/** What a browser would make of the reply. */
async function ask(path = '/api/website/servers', init: RequestInit = {}): Promise<string> {
  try {
    const reply = await fetch(`${world.url}${path}`, init)
    const text = await reply.text()
    return `${reply.status} ${text.slice(0, 40)}`
  } catch {
    return 'network'
  }
}
const fault = (kind: string, more: object = {}) =>
  walk.control('/sandbox/faults', { kind, path: '/api/website/*', delayMs: 1, ...more })

const REPLIES: Record<string, string> = {
  status: '500 ',
  dropBefore: 'network',
  dropAfter: 'network',
  html: '200 <!doctype html>',
  empty: '204 ',
  garbage: '200 {"code":200,"msg":"","data":{"items":[{',
  truncate: 'network',
  drip: '200 {"code":200',
  delay: '200 {"code":200',
  envelope: '200 {"code":500',
  envelope401: '200 {"code":401',
  notYet: '200 {"code":425',
}

for (const [kind, reply] of Object.entries(REPLIES)) {
  test(`${kind} strikes once, then all is well`, async () => {
    await fault(kind)
    const struck = await ask()
    assert.is(struck.slice(0, reply.length), reply)
    assert.match(await ask(), '200 {"code":200')
  })
}

test('a fault strikes the n-th call, for so many times, and only its path and method', async () => {
  await fault('status', { path: '/api/website/servers', method: 'GET', nth: 2, times: 2, status: 503 })
  assert.match(await ask('/api/website/setting'), /^200/)
  assert.match(await ask(), /^200/)
  assert.match(await ask(), /^503/)
  assert.match(await ask(), /^503/)
  assert.match(await ask(), /^200/)
})

test('a call on the chain can be struck by its name', async () => {
  await fault('status', { path: '/sandbox/rpc#eth_chainId', status: 429, times: 0 })
  const rpc = (method: string) =>
    ask('/sandbox/rpc', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }) })
  assert.match(await rpc('eth_blockNumber'), /^200/)
  assert.match(await rpc('eth_chainId'), /^429/)
  await walk.control('/sandbox/faults/clear')
  assert.match(await rpc('eth_chainId'), '0x7a69')
})

test('a reply lost after the work was done: the same key gets it again', async () => {
  await fault('dropAfter', { path: '/api/user/withdraw' })
  const key = newKey()
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${walk.alice.token}`, 'idempotency-key': key },
    body: JSON.stringify({ amount: '20', fund_password: 'alice-fund-1' }),
  }
  assert.is(await ask('/api/user/withdraw', init), 'network')
  assert.match(await ask('/api/user/withdraw', init), '200 {"code":200')
  assert.is((await effectsOf(walk, key)).length, 1)
})

test('a control takes only JSON that is said to be JSON', async () => {
  const reply = await fetch(`${world.url}/sandbox/reset`, { method: 'POST', body: '{}' })
  assert.is(reply.status, 415)
  const wrong = await walk.control('/sandbox/time', { seconds: 'many' })
  assert.match(String(wrong.error), 'body.seconds')
})

test('every form of the page is one of the controls', async () => {
  const page = await (await fetch(`${world.url}/sandbox`)).text()
  const forms = [...page.matchAll(/<form action="([^"]+)" method="(\w+)"/g)]
  assert.ok(forms.length > 15)
  const routes = new Set(world.app.routes.map(({ method, path }) => `${method} ${path}`))
  for (const [, path, method] of forms) assert.ok(routes.has(`${method?.toUpperCase()} ${path}`), path)
})

test('a fault of the envelope speaks as the provider would', async () => {
  await fault('envelope', { status: 1214 })
  assert.match(await ask('/api/website/servers', { headers: { language: 'IN-IN' } }), '{"code":1214,"msg":"Belum d')
})

test('the seed has no faults and no outages', async () => {
  await fault('status', { times: 0 })
  await walk.control('/sandbox/node', { up: false })
  await walk.control('/sandbox/sync', { works: false })
  await walk.control('/sandbox/open', { path: '/api/website/servers', open: false })
  await walk.control('/sandbox/reset')
  assert.match(await ask(), '200 {"code":200')
  assert.is((await walk.control('/sandbox/blocks', { mine: 1 })).error, undefined)
})

test('the page of the controls is there', async () => {
  assert.match(await ask('/sandbox'), '<!doctype html>')
})

test.run()
