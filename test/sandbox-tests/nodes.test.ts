import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { encodeFunctionData, type Hex } from 'viem'
import type { World } from '../sandbox/control/startWorld'
import { stateIsGone } from '../sandbox/nodes/refusals'
import { askNode } from './support/rpc'
import { beginWalk, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/nodes')
const hex = (block: number): Hex => `0x${block.toString(16)}`
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
  await world.chain.hold()
})
test.after.each(() => world.chain.resume())

const headAt = async (path: 'rpc' | 'rpc2' | 'rpc?wallet'): Promise<number> =>
  Number(await askNode(world, 'eth_blockNumber', [], path))
/** alice pays bob one wei. */
const pay = (fees: object = {}): Promise<Hex> =>
  askNode(world, 'eth_sendTransaction', [{ from: walk.alice.address, to: walk.bob.address, value: '0x1', ...fees }])
const ownerCall = (block: string): unknown[] => [
  {
    to: world.chain.addresses.card,
    data: encodeFunctionData({ abi: world.chain.abis.card, functionName: 'owner' }),
  },
  block,
]

test('an address that lags knows of a transaction only when its own head is there', async () => {
  await world.chain.mine(10)
  await walk.control('/sandbox/nodes', { address: 'rpc2', lag: 3 })
  const nonce = (path: 'rpc' | 'rpc2') =>
    askNode(world, 'eth_getTransactionCount', [walk.alice.address, 'latest'], path)
  const before = Number(await nonce('rpc'))
  const hash = await pay()
  await world.chain.mine()
  const receipt = (path: 'rpc' | 'rpc2') => askNode(world, 'eth_getTransactionReceipt', [hash], path)
  assert.is((await headAt('rpc')) - (await headAt('rpc2')), 3)
  assert.ok(await receipt('rpc'))
  assert.is(await receipt('rpc2'), null)
  assert.is(await askNode(world, 'eth_getTransactionByHash', [hash], 'rpc2'), null)
  assert.equal([Number(await nonce('rpc')), Number(await nonce('rpc2'))], [before + 1, before])
  await world.chain.mine(3)
  assert.ok(await receipt('rpc2'))
  assert.is(Number(await nonce('rpc2')), before + 1)
})

test('600 blocks behind, a node still answers: the chain keeps what it needs', async () => {
  await world.chain.mine(740)
  await walk.control('/sandbox/nodes', { address: 'rpc', lag: 600 })
  const head = await headAt('rpc')
  assert.is((await headAt('rpc2')) - head, 600)
  const { deployer } = world.chain.accounts
  for (const block of ['latest', 'finalized', hex(head - 127)]) {
    const owner = await askNode<string>(world, 'eth_call', ownerCall(block))
    assert.match(owner, deployer.address.slice(2).toLowerCase())
  }
})

test('split nodes: the same requests get different answers, each address apart', async () => {
  await world.chain.mine(10)
  await walk.control('/sandbox/nodes/split', { address: 'rpc', nodes: [{}, { lag: 7 }], seed: 'x' })
  const heads: number[] = []
  for (let turn = 0; turn < 20; turn++) heads.push(await headAt('rpc'))
  const head = await headAt('rpc2')
  assert.equal([...new Set(heads)].sort(), [head - 7, head])
  assert.is(await headAt('rpc?wallet'), head, 'the wallet has a node of its own')
})

test('finalized is two blocks behind, stays when fast finality breaks, and catches up', async () => {
  await world.chain.mine(10)
  const finalized = async () => {
    const block = await askNode<{ number: Hex }>(world, 'eth_getBlockByNumber', ['finalized', false])
    return Number(block.number)
  }
  const head = await headAt('rpc')
  assert.is(await finalized(), head - 2)
  await walk.control('/sandbox/finality', { works: false })
  await world.chain.mine(50)
  assert.is(await finalized(), head - 2)
  await walk.control('/sandbox/finality', { works: true })
  assert.is(await finalized(), head + 48)
})

test('the state of the 129th block is gone, the block itself is not', async () => {
  await world.chain.mine(200)
  const head = await headAt('rpc')
  assert.match(await askNode<string>(world, 'eth_call', ownerCall(hex(head - 127))), /^0x/)
  assert.equal(await askNode(world, 'eth_call', ownerCall(hex(head - 128))), stateIsGone(head - 128))
  assert.ok(await askNode(world, 'eth_getBlockByNumber', [hex(head - 128), false]))
  await walk.control('/sandbox/nodes/states', { kept: 0 })
  assert.match(await askNode<string>(world, 'eth_call', ownerCall(hex(head - 128))), /^0x/)
})

test('a price under the floor is refused in BSC’s words, and none at all is the suggested one', async () => {
  const message = 'transaction underpriced: gas tip cap 49999999, minimum needed 50000000'
  assert.equal(await pay({ gasPrice: hex(49_999_999) }), { code: -32000, message })
  const hash = await pay()
  await world.chain.mine()
  const { effectiveGasPrice } = await askNode<{ effectiveGasPrice: Hex }>(world, 'eth_getTransactionReceipt', [hash])
  assert.is(Number(effectiveGasPrice), 50_000_000)
  await walk.control('/sandbox/gas', { floor: '0.1' })
  assert.match(JSON.stringify(await pay()), 'gas tip cap 50000000, minimum needed 100000000')
  await walk.control('/sandbox/gas', { price: '0.1' })
  assert.is(await askNode(world, 'eth_gasPrice'), hex(100_000_000))
})

test('too little BNB is refused in BSC’s words', async () => {
  const { code, message } = await askNode<{ code: number; message: string }>(world, 'eth_sendTransaction', [
    { from: walk.dave.address, to: walk.bob.address, value: hex(10 ** 20), gas: '0x5208' },
  ])
  assert.is(code, -32000)
  assert.match(message, /^insufficient funds for gas \* price \+ value/)
})

test('silence: nothing, 429, a page', async () => {
  const ask = (signal: AbortSignal | null = null) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    return fetch(`${world.url}/sandbox/rpc2`, { method: 'POST', body, signal })
  }
  await walk.control('/sandbox/nodes', { address: 'rpc2', silence: 'tooMany' })
  assert.is((await ask()).status, 429)
  await walk.control('/sandbox/nodes', { address: 'rpc2', silence: 'page' })
  assert.match(await (await ask()).text(), '<!doctype html>')
  await walk.control('/sandbox/nodes', { address: 'rpc2', silence: 'never' })
  const answered = await ask(AbortSignal.timeout(200)).then(
    () => true,
    () => false,
  )
  assert.is(answered, false)
  assert.ok((await headAt('rpc')) > 0)
})

test('a batch is answered in its order, and nonsense with an error', async () => {
  const post = async (body: string): Promise<unknown> =>
    (await fetch(`${world.url}/sandbox/rpc`, { method: 'POST', body })).json()
  const one = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] })
  const batch = JSON.stringify([one(7, 'eth_chainId'), one(8, 'eth_gasPrice')])
  assert.equal(await post(batch), [
    { jsonrpc: '2.0', id: 7, result: '0x7a69' },
    { jsonrpc: '2.0', id: 8, result: '0x2faf080' },
  ])
  assert.match(JSON.stringify(await post('{"')), '-32700')
})

for (const [transactions, comesBack] of [
  ['return', true],
  ['vanish', false],
] as const) {
  test(`a reorg of the newest blocks: transactions ${transactions}`, async () => {
    await walk.control('/sandbox/sync', { works: false })
    const hash = await pay()
    await world.chain.mine(2)
    const before = await askNode<{ blockNumber: Hex }>(world, 'eth_getTransactionReceipt', [hash])
    const head = await headAt('rpc')
    await walk.control('/sandbox/reorg', { depth: 2, transactions })
    assert.is(await headAt('rpc'), head)
    assert.is(await askNode(world, 'eth_getTransactionReceipt', [hash]), null)
    await world.chain.mine()
    const after = await askNode<{ blockNumber: Hex } | null>(world, 'eth_getTransactionReceipt', [hash])
    assert.is(after?.blockNumber, comesBack ? hex(head + 1) : undefined)
    assert.is(Number(before.blockNumber), head - 1)
  })
}

test('a final block is never replaced, nor one that the provider has counted', async () => {
  await walk.control('/sandbox/sync', { works: false })
  await world.chain.mine(5)
  assert.match(String((await walk.control('/sandbox/reorg', { depth: 3, transactions: 'vanish' })).error), 'is final')
  await walk.control('/sandbox/finality', { works: false })
  await world.chain.mine(5)
  assert.is((await walk.control('/sandbox/reorg', { depth: 7, transactions: 'vanish' })).error, undefined)
  await walk.control('/sandbox/sync', { works: true })
  await world.provider.indexer.sync()
  const refused = await walk.control('/sandbox/reorg', { depth: 1, transactions: 'vanish' })
  assert.match(String(refused.error), 'the provider has counted')
})

test('the seed has sound nodes', async () => {
  await walk.control('/sandbox/nodes/split', { nodes: [{ lag: 5, stuck: true }, { silence: 'page' }] })
  await walk.control('/sandbox/finality', { works: false })
  await walk.control('/sandbox/gas', { floor: '5' })
  await walk.control('/sandbox/relayer', { fee: '1' })
  await walk.control('/sandbox/reset')
  await world.chain.hold()
  await world.chain.mine(5)
  const sound = { lag: 0, isStuck: false, silence: null }
  const { head, finalized, addresses } = await world.nodes.report()
  assert.is(head - finalized, 2)
  for (const nodes of Object.values(addresses)) assert.equal(nodes, [{ head, ...sound, asked: nodes[0]?.asked }])
  assert.match(await pay(), /^0x/)
})

test.run()
