import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BlockId, type ChainNode, newNodeMemory, readFinalView } from '../../src/actions/money/finalView'
import { Step } from '../../src/domain/journal'
import type { FinalView } from '../../src/domain/verdict'
import { newEntry } from '../support/journalEntry'

const test = suite('actions/money/finalView')
const entry = newEntry({ step: Step.sent, hash: `0x${'ab'.repeat(32)}`, nonce: 7 })
const blockAt = (number: number, fork = 0): BlockId => ({ number, hash: `0x${number}.${fork}` })
const openView = (block: number): FinalView => ({ block, done: 0, nonce: 7 })

/** A node at block 100 on which nothing has happened, but for what the test says. */
function fakeNode(change: Partial<ChainNode> = {}): ChainNode & { read: number[] } {
  const read: number[] = []
  return {
    read,
    readFinalized: async () => blockAt(98),
    readLatest: async () => blockAt(100),
    readBlock: async (number) => blockAt(number),
    readView: async (_, { number }) => {
      read.push(number)
      return openView(number)
    },
    ...change,
  }
}

test('it reads by number, at the block that the node calls final', async () => {
  const node = fakeNode()
  assert.equal(await readFinalView(entry, node, newNodeMemory(), 0), openView(98))
  assert.equal(node.read, [98])
})

test('a machine that lags does not take the final block back', async () => {
  const memory = newNodeMemory()
  await readFinalView(entry, fakeNode(), memory, 0)
  const lagging = fakeNode({ readFinalized: async () => blockAt(40) })
  assert.is((await readFinalView(entry, lagging, memory, 2000)).block, 98)
})

test('a machine without the block is asked again, four times at most', async () => {
  let asked = 0
  const flaky = (failures: number) =>
    fakeNode({
      readView: async (_, { number }) => {
        asked++
        if (asked <= failures) throw new Error('header not found')
        return openView(number)
      },
    })
  assert.is((await readFinalView(entry, flaky(3), newNodeMemory(), 0)).block, 98)
  asked = 0
  await readFinalView(entry, flaky(4), newNodeMemory(), 0).then(
    () => assert.unreachable('a view out of nothing'),
    () => assert.is(asked, 4),
  )
})

test('a node that does not say what is final says nothing', async () => {
  const node = fakeNode({ readFinalized: () => Promise.reject(new Error('unknown tag')) })
  await readFinalView(entry, node, newNodeMemory(), 0).then(
    () => assert.unreachable('latest is not final'),
    () => assert.equal(node.read, []),
  )
})

/** Fast finality has failed at block 98; the effect is in block 100, and the head moves by `heads`. */
function stalledNode(heads: number[], fork = () => 0): ChainNode {
  return fakeNode({
    readLatest: async () => blockAt(heads[0] ?? 0, fork()),
    readBlock: async (number) => blockAt(number, fork()),
    readView: async (_, { number }) => ({ block: number, done: number >= 100 ? 100 : 0, nonce: number >= 100 ? 8 : 7 }),
  })
}

test('without fast finality an effect is final under 176 blocks, read while its state was there', async () => {
  const heads = [100]
  const node = stalledNode(heads)
  const memory = newNodeMemory()
  const look = async (now: number) => (await readFinalView(entry, node, memory, now)).done
  assert.is(await look(0), 0)
  assert.is(await look(9999), 0)
  assert.equal([await look(10_000), memory.waiting.size], [0, 1])
  heads[0] = 275
  assert.is(await look(90_000), 0)
  heads[0] = 276
  assert.is(await look(92_000), 100)
})

test('a clock that is set back in the meantime does not hold it up', async () => {
  const heads = [100]
  const node = stalledNode(heads)
  const memory = newNodeMemory()
  for (const now of [3_600_000, 3_610_000]) await readFinalView(entry, node, memory, now)
  heads[0] = 276
  assert.is((await readFinalView(entry, node, memory, 90_000)).done, 100)
})

test('a block that was replaced in the meantime does not count; the next reading begins again', async () => {
  const heads = [100]
  let fork = 0
  const node = stalledNode(heads, () => fork)
  const memory = newNodeMemory()
  for (const now of [0, 10_000]) await readFinalView(entry, node, memory, now)
  fork = 1
  heads[0] = 300
  assert.is((await readFinalView(entry, node, memory, 92_000)).done, 0)
  assert.is(memory.waiting.size, 0)
})

test('a reading that could end nothing is not kept', async () => {
  const memory = newNodeMemory()
  for (const now of [0, 10_000, 20_000]) await readFinalView(entry, fakeNode(), memory, now)
  assert.is(memory.waiting.size, 0)
})

test.run()
