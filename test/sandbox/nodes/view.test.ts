import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { headerNotFound, LOGS_OFF, stateIsGone } from './refusals'
import { type ChainAt, hideNewer, toView, viewOf } from './view'

const test = suite('sandbox/nodes/view')
const CHAIN: ChainAt = { head: 1000, floor: 20, finalityStoppedAt: null, statesKept: 128 }
const hex = (block: number): string => `0x${block.toString(16)}`
const state = (block: unknown, lag = 0, chain: Partial<ChainAt> = {}) =>
  viewOf(toView({ lag, stuckAt: null }, { ...CHAIN, ...chain }), { method: 'eth_call', params: [{}, block] })
const asked = (block: unknown) => ({ ask: { method: 'eth_call', params: [{}, block] } })

const HEADS: [why: string, node: Parameters<typeof toView>[0], chain: Partial<ChainAt>, heads: number[]][] = [
  ['a sound node', { lag: 0, stuckAt: null }, {}, [1000, 999, 998]],
  ['300 behind', { lag: 300, stuckAt: null }, {}, [700, 699, 698]],
  ['never before the seed', { lag: 600, stuckAt: null }, { head: 100 }, [20, 20, 20]],
  ['stuck', { lag: 0, stuckAt: 900 }, {}, [900, 899, 898]],
  ['stuck on blocks that a reset took back', { lag: 0, stuckAt: 900 }, { head: 30 }, [30, 29, 28]],
  ['finality is broken', { lag: 0, stuckAt: null }, { finalityStoppedAt: 900 }, [1000, 901, 900]],
  [
    'finality is broken, the node before that',
    { lag: 300, stuckAt: null },
    { finalityStoppedAt: 900 },
    [700, 699, 698],
  ],
  ['right after the seed', { lag: 0, stuckAt: null }, { head: 20 }, [20, 20, 20]],
]
for (const [why, node, chain, heads] of HEADS) {
  test(`head, safe and finalized: ${why}`, () => {
    const { head, safe, finalized } = toView(node, { ...CHAIN, ...chain })
    assert.equal([head, safe, finalized], heads)
  })
}

const STATES: [why: string, got: unknown, wanted: unknown][] = [
  ['latest of a sound node is the chain’s own', state('latest'), asked('latest')],
  ['latest of a lagging node is its head', state('latest', 300), asked(hex(700))],
  ['no block is latest', state(undefined, 300), asked(hex(700))],
  ['pending of a lagging node is its head', state('pending', 300), asked(hex(700))],
  ['finalized', state('finalized'), asked(hex(998))],
  ['finalized of a lagging node', state('finalized', 300), asked(hex(698))],
  ['safe', state('safe'), asked(hex(999))],
  ['a number', state(hex(950)), asked(hex(950))],
  ['a number as EIP-1898 has it', state({ blockNumber: hex(950) }), asked(hex(950))],
  ['a hash', state({ blockHash: '0xab' }, 300), asked({ blockHash: '0xab' })],
  ['the oldest state', state(hex(873)), asked(hex(873))],
  ['a state that is gone', state(hex(872)), { error: stateIsGone(872) }],
  [
    'finalized, so long broken that its state is gone',
    state('finalized', 0, { finalityStoppedAt: 800 }),
    { error: stateIsGone(800) },
  ],
  ['the state of a lagging node reaches further back', state(hex(600), 300), asked(hex(600))],
  ['all states are kept', state(hex(5), 0, { statesKept: 0 }), asked(hex(5))],
  ['a block that the node does not have yet', state(hex(701), 300), { error: headerNotFound }],
]
for (const [why, got, wanted] of STATES) test(`state: ${why}`, () => assert.equal(got, wanted))

const LAGGING = toView({ lag: 300, stuckAt: null }, CHAIN)

test('blocks are kept for ever, and are null before the node has them', () => {
  const block = (name: string) => viewOf(LAGGING, { method: 'eth_getBlockByNumber', params: [name, true] })
  const ask = (name: string) => ({ ask: { method: 'eth_getBlockByNumber', params: [name, true] } })
  assert.equal(block('finalized'), ask(hex(698)))
  assert.equal(block('latest'), ask(hex(700)))
  assert.equal(block(hex(3)), ask(hex(3)))
  assert.equal(block(hex(701)), { result: null })
})

test('the block number is the node’s own, logs are switched off, the rest goes on', () => {
  assert.equal(viewOf(LAGGING, { method: 'eth_blockNumber', params: [] }), { result: hex(700) })
  assert.equal(viewOf(LAGGING, { method: 'eth_getLogs', params: [{}] }), { error: LOGS_OFF })
  const chainId = { method: 'eth_chainId', params: [] }
  assert.equal(viewOf(LAGGING, chainId), { ask: chainId })
})

test('a lagging node knows no transaction that is newer than its head, nor one that waits', () => {
  const about = { method: 'eth_getTransactionReceipt', params: ['0x1'] }
  const sound = toView({ lag: 0, stuckAt: null }, CHAIN)
  const [old, young, waiting] = [{ blockNumber: hex(700) }, { blockNumber: hex(701) }, { blockNumber: null }]
  assert.equal(hideNewer(LAGGING, about, old), old)
  assert.is(hideNewer(LAGGING, about, young), null)
  assert.is(hideNewer(LAGGING, about, waiting), null)
  assert.equal(hideNewer(sound, about, young), young)
  assert.equal(hideNewer(sound, about, waiting), waiting)
  const block = { method: 'eth_getBlockByHash', params: ['0x1', false] }
  assert.is(hideNewer(LAGGING, block, { number: hex(701) }), null)
  assert.equal(hideNewer(LAGGING, block, { number: hex(699) }), { number: hex(699) })
})

test.run()
