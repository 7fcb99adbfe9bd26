import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNodes, type NodeAddress, type Nodes } from './nodes'
import type { RpcAnswer, RpcRequest } from './rpc'

const test = suite('sandbox/nodes/nodes')
const BLOCK = { method: 'eth_blockNumber', params: [] }

/** Nodes over a chain at the given head, which echoes every other request. */
function at(head: () => number): Nodes {
  const ask = async (request: RpcRequest): Promise<RpcAnswer> =>
    request.method === 'eth_blockNumber' ? { result: `0x${head().toString(16)}` } : { result: request }
  return createNodes(ask)
}

/** The block numbers that an address answers, one request after the other. */
async function numbers(nodes: Nodes, address: NodeAddress, count: number): Promise<number[]> {
  const told: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const answer = await nodes.answer(address, BLOCK)
    told.push(typeof answer === 'object' && 'result' in answer ? Number(answer.result) : -1)
  }
  return told
}

test('each request is drawn on its own, the same for the same seed', async () => {
  const nodes = at(() => 1000)
  const draws: number[][] = []
  for (const seed of ['a', 'a', 'b']) {
    await nodes.setNodes('rpc', [{}, { lag: 300 }], seed)
    draws.push(await numbers(nodes, 'rpc', 40))
  }
  assert.equal(draws[0], draws[1])
  assert.not.equal(draws[0], draws[2])
  assert.equal([...new Set(draws[0])].sort(), [1000, 700])
  const { addresses } = await nodes.report()
  assert.is(
    addresses.rpc.reduce((sum, { asked }) => sum + asked, 0),
    40,
  )
  assert.ok(
    addresses.rpc.every(({ asked }) => asked > 10),
    'each node answers',
  )
})

test('each address has its own nodes', async () => {
  const nodes = at(() => 1000)
  await nodes.setNodes('rpc2', [{ lag: 600 }])
  await nodes.setNodes('wallet', [{ lag: 9000 }])
  const told = [await numbers(nodes, 'rpc', 1), await numbers(nodes, 'rpc2', 1), await numbers(nodes, 'wallet', 1)]
  assert.equal(told, [[1000], [400], [400]])
})

test('a node that is stuck never catches up', async () => {
  let head = 1000
  const nodes = at(() => head)
  await nodes.setNodes('rpc', [{ lag: 10, isStuck: true }])
  head = 5000
  assert.equal(await numbers(nodes, 'rpc', 2), [990, 990])
})

test('one silent node of two', async () => {
  const nodes = at(() => 1000)
  await nodes.setNodes('rpc', [{}, { silence: 'tooMany' }])
  const answers = await Promise.all(Array.from({ length: 20 }, () => nodes.answer('rpc', BLOCK)))
  assert.ok(answers.includes('tooMany'))
  assert.ok(answers.some((answer) => typeof answer === 'object'))
})

test('finality stops and goes on', async () => {
  let head = 1000
  const nodes = at(() => head)
  await nodes.setFinality(false)
  head = 1100
  assert.is((await nodes.report()).finalized, 998)
  const request = { method: 'eth_getBlockByNumber', params: ['finalized', false] }
  const named = async () => JSON.stringify(await nodes.answer('rpc', request))
  assert.match(await named(), '"0x3e6"')
  await nodes.setFinality(true)
  assert.match(await named(), '"0x44a"')
})

test('a reset mends everything', async () => {
  let head = 1000
  const nodes = at(() => head)
  await nodes.setNodes('rpc', [{ lag: 300 }])
  await nodes.setFinality(false)
  nodes.setStatesKept(1)
  nodes.setGas({ price: 1n, floor: 1n })
  nodes.reset()
  head = 1050
  assert.equal(await numbers(nodes, 'rpc', 1), [1050])
  assert.is((await nodes.report()).finalized, 1048)
  assert.is(nodes.gas().floor, 50_000_000n)
  const old = await nodes.answer('rpc', { method: 'eth_getBalance', params: ['0x1', '0x3e8'] })
  assert.ok(typeof old === 'object' && 'result' in old)
})

test.run()
