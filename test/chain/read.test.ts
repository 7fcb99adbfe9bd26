import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createReader, nodeReaders } from '../../src/chain/read'
import { AppError } from '../../src/errors'
import type { Reader } from '../../src/wallet/provider'
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
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const url = address.replace(/\/$/, '')
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

const ask = (reader: Reader, method = 'eth_call'): Promise<unknown> => reader.request({ method, params: [] } as never)

const read = async (
  nodes: Record<string, Node>,
  { method = 'eth_call', wallet }: { method?: string; wallet?: FakeOptions } = {},
) => {
  const { fetch, asked } = fakeNodes(nodes)
  const provider = fakeProvider(wallet)
  const through = wallet ? { wallet: () => ({ provider: () => provider }) } : {}
  const reader = createReader({ urls: URLS, fetch, ...through })
  const { outcome, elapsedMs } = await onFakeClock(() =>
    ask(reader, method).catch((error: unknown) => (error instanceof AppError ? error.key : Promise.reject(error))),
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
  await ask(reader)
  assert.equal(asked, ['https://one eth_call', 'https://two eth_call'])
  await ask(reader)
})

test('reads at the same time are not misled by one another where the first node is down', async () => {
  let turn = 0
  const slow = onOurChain(() => (++turn % 2 ? { result: '0x2a' } : { result: '0x2b' }))
  const { fetch } = fakeNodes({ 'https://one': () => new TypeError('down'), 'https://two': slow })
  const reader = createReader({ urls: URLS, fetch })
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(reader)))
  assert.equal(answers.sort(), ['0x2a', '0x2a', '0x2a', '0x2b', '0x2b', '0x2b'])
})

test('the wallet stays the last one, also where the second node is preferred', async () => {
  let isUp = false
  const one = onOurChain(() => (isUp ? { result: '0x1' } : new TypeError('down')))
  const two = onOurChain(() => (isUp ? new TypeError('down') : { result: '0x2' }))
  const { fetch } = fakeNodes({ 'https://one': one, 'https://two': two })
  const provider = fakeProvider({ answers: { eth_call: '0x3' } })
  const reader = createReader({ urls: URLS, fetch, wallet: () => ({ provider: () => provider }) })
  assert.is(await ask(reader, 'eth_blockNumber'), '0x2')
  isUp = true
  assert.is(await ask(reader, 'eth_blockNumber'), '0x1')
  assert.equal(provider.asked, [])
})

test('one node alone: it answers for itself, and its silence is not made up for', async () => {
  const { fetch, asked } = fakeNodes({ 'https://one': () => new TypeError('down'), 'https://two': good })
  const [one, two] = nodeReaders({ urls: URLS, fetch })
  assert.is(one && (await ask(one).catch((error: AppError) => error.key)), 'chainSilent')
  assert.equal(
    asked.filter((line) => line.includes('two')),
    [],
  )
  assert.is(two && (await ask(two)), '0x2a')
})

test('P11: a node that stops within its answer is left after 5 s', async () => {
  const stuck = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }))
  const { outcome, elapsedMs } = await read({ 'https://one': stuck, 'https://two': good })
  assert.is(outcome, '0x2a')
  assert.is(elapsedMs, 5000)
})

test('each node shows its chain once', async () => {
  const { fetch, asked } = fakeNodes({ 'https://one': good })
  const reader = createReader({ urls: ['https://one'], fetch })
  await Promise.all([ask(reader), ask(reader)])
  await ask(reader)
  assert.is(asked.filter((line) => line.endsWith('eth_chainId')).length, 1)
})

test('a node that comes back to our chain is asked again', async () => {
  let id = '0x38'
  const { fetch } = fakeNodes({ 'https://one': (method) => ({ result: method === 'eth_chainId' ? id : '0x2a' }) })
  const reader = createReader({ urls: ['https://one'], fetch })
  assert.is(await ask(reader).catch((error: AppError) => error.key), 'chainSilent')
  id = OURS
  assert.is(await ask(reader), '0x2a')
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
  assert.is(await ask(reader).catch((error: AppError) => error.key), 'chainSilent')
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
for (const code of [-32000, -32603, -32015]) {
  test(`a refusal with the code ${code} keeps its bytes`, async () => {
    const node = onOurChain(() => ({ error: { ...notListed, code } }))
    assert.is((await read({ 'https://one': node })).outcome, 'notForSale')
  })
}
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
  await ask(createReader({ urls: ['https://one'], fetch: fetch as typeof globalThis.fetch }), 'eth_blockNumber')
  assert.is(seen?.credentials, 'omit')
  assert.is(seen?.referrerPolicy, 'no-referrer')
})

test.run()
