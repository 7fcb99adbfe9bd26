import './support/world'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startWorld } from '../sandbox/run'
import { logIn } from './support/player'
import { until } from './support/walk'
import { openWorld } from './support/world'

const test = suite('sandbox/world')

const hold = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

test('a taken port is said to be, and the next free one is used', async () => {
  const server = await hold()
  const { port } = server.address() as AddressInfo
  const said: string[] = []
  const { log } = console
  console.log = (line: string) => said.push(line)
  try {
    const world = await startWorld({ port, chainPort: 0, dist: 'no-site', walletScript: null })
    assert.ok(world.port > port)
    await world.stop()
  } finally {
    console.log = log
    server.close()
  }
  assert.ok(said.includes(`Port ${port} is taken, trying the next one`))
  for (const piece of ['EVM', 'Contracts', 'World', 'Site']) assert.ok(said.some((line) => line.startsWith(piece)))
})

test('once stopped it leaves nothing behind', async () => {
  const world = await openWorld()
  await world.stop()
  const isThere = (url: string): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    )
  assert.is(await isThere(world.url), false)
  assert.is(await isThere(world.chain.rpcUrl), false)
})

test('a chain that goes away is said once, and a call that needs it is told', async () => {
  const world = await openWorld()
  const said: unknown[] = []
  const { error } = console
  console.error = (...values: unknown[]) => said.push(values.join(' '))
  try {
    const alice = await logIn(world, 'alice')
    await world.chain.stop()
    for (let time = 0; time < 3; time++) {
      assert.is((await alice.post('/api/user/charge', { amount: '30' })).code, 1604)
    }
    await until('the word', async () => said.length > 0)
    await world.stop()
    assert.equal(said, ['The chain cannot be followed: Chain failure, please try again later'])
  } finally {
    console.error = error
  }
})

test('settings can be made wrong, to see that nobody believes them', async () => {
  const world = await openWorld()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ key: 'coin_contract_address', value: world.chain.addresses.coins.MDV })
  await fetch(`${world.url}/sandbox/settings`, { method: 'POST', headers, body })
  const { data } = (await (await fetch(`${world.url}/api/website/setting`)).json()) as {
    data: { key: string; value: string }[]
  }
  assert.is(data.find(({ key }) => key === 'coin_contract_address')?.value, world.chain.addresses.coins.MDV)
  await world.stop()
})

test('the white paper is among the site’s links, so that it is seen in the sandbox', async () => {
  const world = await openWorld()
  const { data } = (await (await fetch(`${world.url}/api/website/setting`)).json()) as {
    data: { key: string; value: string }[]
  }
  assert.match(data.find(({ key }) => key === 'whitepaper_url')?.value ?? '', /^https:/)
  await world.stop()
})

test('gifts of one player at the same moment all arrive: none replaces another', async () => {
  const world = await openWorld()
  const gift = { userid: 'carol', kind: 'hero', place: 'wallet', price: '7' }
  const send = () =>
    world.app.request('/sandbox/give', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(gift),
    })
  const answers = await Promise.all(Array.from({ length: 8 }, send))
  const given = (await Promise.all(answers.map((answer) => answer.json()))) as { id: string; price: string }[]
  assert.is(new Set(given.map(({ id }) => id)).size, answers.length)
  for (const { price } of given) assert.is(price, gift.price)
  await world.stop()
})

test.run()
