import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readChain } from '../../src/wallet/chainId'
import { toChainId } from '../../src/wallet/toChainId'
import type { Quirks } from '../sandbox/wallet/quirks'
import { fakeProvider } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'

const test = suite('wallet/chainId')

const SHAPES: [unknown, number | null][] = [
  [56, 56],
  ['56', 56],
  ['0x38', 56],
  ['0X38', 56],
  ['0x038', 56],
  ['0x0000000000000000000000000000000000000000000000000000000000000038', 56],
  ['eip155:56', 56],
  ['EIP155:56', 56],
  [56n, 56],
  [undefined, null],
  [null, null],
  ['', null],
  [' ', null],
  [0, null],
  ['0x', null],
  ['0x0', null],
  [-56, null],
  [5.6, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [{}, null],
  [[], null],
  [true, null],
  ['bsc', null],
  ['56 ', null],
  ['solana:56', null],
  ['eip155:', null],
  ['1e3', null],
  ['0x20000000000000', null],
]
for (const [shape, id] of SHAPES) {
  const name = typeof shape === 'bigint' ? `${shape}n` : (JSON.stringify(shape) ?? String(shape))
  test(`P4: ${name} is ${id ?? 'unknown'}`, () => {
    assert.is(toChainId(shape), id)
  })
}

const read = (changes: Parameters<typeof fakeProvider>[0]) => {
  const provider = fakeProvider({ chainId: 56, ...changes })
  return onFakeClock(() => readChain({ provider: () => provider })).then(({ outcome, elapsedMs }) => ({
    id: outcome,
    elapsedMs,
    asked: provider.asked,
  }))
}

const KNOWN: Quirks['chainIdShape'][] = ['hex', 'upper', 'padded', 'number', 'decimal', 'caip']
for (const chainIdShape of KNOWN) {
  test(`P4: a wallet that answers in ${chainIdShape} is understood at once`, async () => {
    const { id, asked } = await read({ chainIdShape })
    assert.is(id, 56)
    assert.equal(asked, ['eth_chainId'])
  })
}

test('P4: undefined: net_version knows', async () => {
  const { id, asked } = await read({ chainIdShape: 'undefined' })
  assert.is(id, 56)
  assert.equal(asked, ['eth_chainId', 'net_version'])
})

test('P4: neither knows: unknown', async () => {
  assert.is((await read({ chainIdShape: 'nothing' })).id, null)
})

test('eth_chainId is refused: net_version knows', async () => {
  const { id } = await read({ answers: { eth_chainId: new Error('unsupported') } })
  assert.is(id, 56)
})

test('both are refused: unknown, not an error', async () => {
  const { id } = await read({ answers: { eth_chainId: new Error('no'), net_version: new Error('no') } })
  assert.is(id, null)
})

test('P15: no answer: unknown after 3 s', async () => {
  const { id, elapsedMs } = await read({ answers: { eth_chainId: () => new Promise(() => {}) } })
  assert.is(id, null)
  assert.is(elapsedMs, 3000)
})

test.run()
