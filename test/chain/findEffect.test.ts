import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findEffect } from '../../src/chain/findEffect'
import type { Hex, Reader } from '../../src/wallet/provider'
import { fakeReader } from '../support/fakeReader'

const test = suite('chain/findEffect')
const REF: Hex = `0x${'12'.repeat(32)}`
const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`
const [OURS, COPY, OTHER] = [hashOf('a'), hashOf('b'), hashOf('c')]

interface Sent {
  hash: Hex
  input: string
  status: string
}

/** A node whose block 7 has these transactions; `asked` notes the methods. */
function nodeWith(sent: readonly Sent[]): Reader & { asked: string[] } {
  const asked: string[] = []
  const reader = fakeReader((method, [key]) => {
    asked.push(method)
    const found = sent.find(({ hash }) => hash === key)
    if (method === 'eth_getBlockByNumber') return key === '0x7' ? { transactions: sent } : null
    if (!found) return null
    return method === 'eth_getTransactionByHash'
      ? found
      : { transactionHash: found.hash, status: found.status, blockNumber: '0x7' }
  })
  return Object.assign(reader, { asked })
}

const input = `0xdc0dfb22${REF.slice(2)}`
const ours = { hash: OURS, input, status: '0x1' }
const copy = { hash: COPY, input, status: '0x0' }
const other = { hash: OTHER, input: '0x12345678', status: '0x1' }
const find = (reader: Reader, hash: Hex | null) => findEffect(reader, { ref: REF, block: 7, hash })

test('what the wallet told is enough when it is it: the block is not read', async () => {
  const reader = nodeWith([other, ours])
  assert.is(await find(reader, OURS), OURS)
  assert.not(reader.asked.includes('eth_getBlockByNumber'))
})

test('a lost hash, one of another transaction and one of a copy that failed: the block tells', async () => {
  for (const told of [null, OTHER, COPY, hashOf('d')]) assert.is(await find(nodeWith([other, copy, ours]), told), OURS)
})

test('not in its block, or the block unknown: none', async () => {
  assert.is(await find(nodeWith([other, copy]), null), null)
  assert.is(await findEffect(nodeWith([ours]), { ref: REF, block: 8, hash: null }), null)
})

test.run()
