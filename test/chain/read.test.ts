import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createReader } from '../../src/chain/read'
import { AppError } from '../../src/errors'
import type { ReadMethod } from '../../src/wallet/provider'
import { type FakeOptions, fakeProvider } from '../support/fakeProvider'
import { onFakeClock } from '../wallet/fakeClock'

const test = suite('chain/read')
const URLS = ['https://one', 'https://two']
const OURS = '0x7a69'

type Reply = Response | Error | 'hang' | { result?: unknown; error?: unknown }
type Node = (method: string) => Reply

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Nodes by URL, and which of them were asked what. */
const fakeNodes = (nodes: Record<string, Node>) => {
  const asked: string[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    asked.push(`${url} ${method}`)
    const reply = nodes[url]?.(method) ?? new TypeError('Failed to fetch')
    if (reply === 'hang') return new Promise(() => {})
    if (reply instanceof Error) throw reply
    return reply instanceof Response ? reply : json(reply)
  }
  return { fetch: fetch as typeof globalThis.fetch, asked }
}

const onOurChain =
  (node: Node): Node =>
  (method) =>
    method === 'eth_chainId' ? { result: OURS } : node(method)
const good = onOurChain(() => ({ result: '0x2a' }))

const read = async (
  nodes: Record<string, Node>,
  { method = 'eth_call', wallet }: { method?: ReadMethod; wallet?: FakeOptions } = {},
) => {
  const { fetch, asked } = fakeNodes(nodes)
  const provider = fakeProvider(wallet)
  const through = wallet ? { wallet: () => ({ provider: () => provider }) } : {}
  const reader = createReader({ urls: URLS, fetch, ...through })
  const { outcome, elapsedMs } = await onFakeClock(() =>
    reader(method, []).catch((error: unknown) => (error instanceof AppError ? error.key : Promise.reject(error))),
  )
  return { outcome, elapsedMs, asked: asked.filter((line) => !line.endsWith('eth_chainId')), reader, provider }
}

test('the first node answers', async () => {
  const { outcome, asked } = await read({ 'https://one': good, 'https://two': good })
  assert.is(outcome, '0x2a')
  assert.equal(asked, ['https://one eth_call'])
})

const TROUBLES: [string, Node][] = [
  ['down', () => new TypeError('Failed to fetch')],
  ['too busy', onOurChain(() => new Response('Too Many Requests', { status: 429 }))],
  ['a page of text', () => new Response('<html>maintenance</html>')],
  ['empty', () => new Response('')],
  ['null', () => json(null)],
  ['a list', onOurChain(() => json([]))],
  ['over its limit', onOurChain(() => ({ error: { code: -32005, message: 'limit exceeded' } }))],
  ['without the block', onOurChain(() => ({ error: { code: -32000, message: 'header not found' } }))],
  ['without a result', onOurChain(() => ({}))],
  ['null for a call', onOurChain(() => ({ result: null }))],
  ['rubbish in hex', onOurChain(() => ({ result: '0xzz' }))],
  ['half a byte', onOurChain(() => ({ result: '0x123' }))],
  ['a number', onOurChain(() => ({ result: 42 }))],
  ['on another chain', (method) => ({ result: method === 'eth_chainId' ? '0x38' : '0x01' })],
  ['on another chain, refusing', (method) => (method === 'eth_chainId' ? { result: '0x38' } : { error: { code: 3 } })],
]
for (const [name, node] of TROUBLES) {
  test(`P11: the first node is ${name}: the second answers`, async () => {
    assert.is((await read({ 'https://one': node, 'https://two': good })).outcome, '0x2a')
  })
  test(`P11: both nodes are ${name}: an error, never a zero`, async () => {
    assert.is((await read({ 'https://one': node, 'https://two': node })).outcome, 'chainSilent')
  })
}

test('P11: a silent node is left after 5 s', async () => {
  const { outcome, elapsedMs } = await read({ 'https://one': () => 'hang', 'https://two': good })
  assert.is(outcome, '0x2a')
  assert.is(elapsedMs, 5000)
})

test('it stays with the node that answered', async () => {
  const { reader, asked } = await read({ 'https://one': () => new TypeError('down'), 'https://two': good })
  await reader('eth_call', [])
  assert.equal(asked, ['https://one eth_call', 'https://two eth_call'])
  await reader('eth_call', [])
})

test('each node shows its chain once', async () => {
  const { fetch, asked } = fakeNodes({ 'https://one': good })
  const reader = createReader({ urls: ['https://one'], fetch })
  await Promise.all([reader('eth_call', []), reader('eth_call', [])])
  await reader('eth_call', [])
  assert.is(asked.filter((line) => line.endsWith('eth_chainId')).length, 1)
})

test('a node that comes back to our chain is asked again', async () => {
  let id = '0x38'
  const { fetch } = fakeNodes({ 'https://one': (method) => ({ result: method === 'eth_chainId' ? id : '0x2a' }) })
  const reader = createReader({ urls: ['https://one'], fetch })
  assert.is(await reader('eth_call', []).catch((error: AppError) => error.key), 'chainSilent')
  id = OURS
  assert.is(await reader('eth_call', []), '0x2a')
})

test('all nodes are down: the wallet answers', async () => {
  const { outcome, provider } = await read({}, { wallet: { answers: { eth_call: '0x2b' } } })
  assert.is(outcome, '0x2b')
  assert.equal(provider.asked, ['eth_chainId', 'eth_call'])
})

for (const [name, wallet] of Object.entries<FakeOptions>({
  'is on another chain': { chainId: 56, answers: { eth_call: '0x2b' } },
  'gives text': { rpc: 'html' },
  'is over its limit': { rpc: 'limit' },
  'gets too many requests': { rpc: 'tooMany' },
})) {
  test(`P11: all nodes are down and the wallet ${name}`, async () => {
    assert.is((await read({}, { wallet })).outcome, 'chainSilent')
  })
}

test('P11: a silent wallet is left after 10 s', async () => {
  const { outcome, elapsedMs } = await read({}, { wallet: { answers: { eth_call: () => new Promise(() => {}) } } })
  assert.is(outcome, 'chainSilent')
  assert.is(elapsedMs, 10_000)
})

test('no wallet yet', async () => {
  const { fetch } = fakeNodes({})
  const reader = createReader({ urls: [], fetch, wallet: () => null })
  assert.is(await reader('eth_call', []).catch((error: AppError) => error.key), 'chainSilent')
})

const notListed = { code: 3, message: 'execution reverted', data: `0xd176cea0${'7'.padStart(64, '0')}` }
test('a refusal is an answer: no other node is asked', async () => {
  const { outcome, asked } = await read({
    'https://one': onOurChain(() => ({ error: notListed })),
    'https://two': good,
  })
  assert.is(outcome, 'notForSale')
  assert.equal(asked, ['https://one eth_call'])
})
test('a refusal under another status is one too', async () => {
  const node = onOurChain(() => json({ error: notListed }, 500))
  assert.is((await read({ 'https://one': node })).outcome, 'notForSale')
})

test('what a node does not know is null', async () => {
  const unknown = onOurChain(() => ({ result: null }))
  assert.is((await read({ 'https://one': unknown }, { method: 'eth_getTransactionReceipt' })).outcome, null)
  assert.is((await read({ 'https://one': unknown }, { method: 'eth_getTransactionByHash' })).outcome, null)
})

test('nothing but the page itself is told to a node', async () => {
  let seen: RequestInit | undefined
  const fetch = async (_: string, init: RequestInit) => {
    seen = init
    return json({ result: OURS })
  }
  await createReader({ urls: ['https://one'], fetch: fetch as typeof globalThis.fetch })('eth_blockNumber', [])
  assert.is(seen?.credentials, 'omit')
  assert.is(seen?.referrerPolicy, 'no-referrer')
})

test.run()
