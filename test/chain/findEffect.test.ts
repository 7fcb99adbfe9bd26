import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findEffect } from '../../src/chain/findEffect'
import type { Hex } from '../../src/domain/hex'
import { addressOf } from '../../src/wallet/contracts'
import type { Reader } from '../../src/wallet/provider'
import { ALICE, BOB } from '../support/fakeProvider'
import { fakeReader } from '../support/fakeReader'

const test = suite('chain/findEffect')
const REF: Hex = `0x${'12'.repeat(32)}`
const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`
const [OURS, COPY, OTHER] = [hashOf('a'), hashOf('b'), hashOf('c')]

interface Sent {
  hash: Hex
  input: string
  status: string
  from?: string
  blockNumber?: string
  logs?: object[]
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
      : { blockNumber: '0x7', logs: [], ...found, transactionHash: found.hash }
  })
  return Object.assign(reader, { asked })
}

const input = `0xdc0dfb22${REF.slice(2)}`
const ours = { hash: OURS, input, status: '0x1', from: ALICE }
const copy = { hash: COPY, input, status: '0x0', from: ALICE }
const other = { hash: OTHER, input: '0x12345678', status: '0x1', from: ALICE }
const find = (reader: Reader, hash: Hex | null) => findEffect(reader, { ref: REF, account: ALICE, block: 7, hash })

test('what the wallet told is enough when it is it: the block is not read', async () => {
  const reader = nodeWith([other, ours])
  assert.is(await find(reader, OURS), OURS)
  assert.not(reader.asked.includes('eth_getBlockByNumber'))
})

test('the receipt is read beside the transaction, and once', () => {
  const reader = nodeWith([ours])
  void find(reader, OURS)
  assert.equal(reader.asked.sort(), ['eth_getTransactionByHash', 'eth_getTransactionReceipt'])
})

test('a lost hash, one of another transaction and one of a copy that failed: the block tells', async () => {
  for (const told of [null, OTHER, COPY, hashOf('d')]) assert.is(await find(nodeWith([other, copy, ours]), told), OURS)
})

test('not in its block, or the block unknown: none', async () => {
  assert.is(await find(nodeWith([other, copy]), null), null)
  assert.is(await findEffect(nodeWith([ours]), { ref: REF, account: ALICE, block: 8, hash: null }), null)
})

const word = (text: string) => `0x${text.slice(2).padStart(64, '0')}`
/** An event of ours about an account's use of a `ref`, in capitals as some nodes have it. */
const event = (account: string, ref: string, address: string = addressOf('auction')) => ({
  address,
  topics: [`0x${'9'.repeat(64)}`, word(account).toUpperCase().replace('0X', '0x')],
  data: ref,
})

test('the same bytes from a stranger are not it, neither in the block nor told by the wallet', async () => {
  for (const logs of [[], [event(BOB, REF)], [event(ALICE, hashOf('f'))], [event(ALICE, REF, BOB)]]) {
    const strange = { ...ours, hash: COPY, from: BOB, logs }
    for (const told of [null, COPY]) {
      assert.is(await find(nodeWith([strange, ours]), told), OURS)
      assert.is(await find(nodeWith([strange]), told), null)
    }
  }
})

test('what a relayer sent is it by its event', async () => {
  const relayed = { ...ours, from: BOB, logs: [event(BOB, hashOf('f')), event(ALICE, REF)] }
  for (const told of [null, OURS]) assert.is(await find(nodeWith([relayed]), told), OURS)
})

test("a relayer's earlier try, in which the action failed, is not it, though its transaction succeeded", async () => {
  const early = { ...ours, hash: COPY, blockNumber: '0x6' }
  assert.is(await find(nodeWith([early]), COPY), null)
})

test.run()
