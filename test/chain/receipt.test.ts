import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readBlockNumber, readNonce, readReceipt, readTransaction } from '../../src/chain/receipt'
import type { Hex } from '../../src/domain/hex'
import type { AppError } from '../../src/errors'
import type { Reader } from '../../src/wallet/provider'
import { ALICE, BOB } from '../support/fakeProvider'
import { fakeReader } from '../support/fakeReader'

const test = suite('chain/receipt')
const HASH: Hex = `0x${'ab'.repeat(32)}`
const receipt = { transactionHash: HASH, status: '0x1', blockNumber: '0x10' }
const transaction = { hash: HASH, from: ALICE, to: BOB, nonce: '0x7', input: '0x1234', blockNumber: '0x10' }

const says = (answer: unknown): Reader => fakeReader(() => answer)
const keyOf = (error: AppError) => error.key

test('P12: mined', async () => {
  assert.equal(await readReceipt(says(receipt), HASH), { hash: HASH, succeeded: true, blockNumber: 16n, logs: [] })
})
test('P12: mined and reverted', async () => {
  assert.is((await readReceipt(says({ ...receipt, status: '0x0' }), HASH))?.succeeded, false)
})
test('a receipt without a status did not succeed', async () => {
  assert.is((await readReceipt(says({ ...receipt, status: undefined }), HASH))?.succeeded, false)
})
test('P12: not known, or not in a block yet', async () => {
  assert.is(await readReceipt(says(null), HASH), null)
  assert.is(await readReceipt(says({ ...receipt, blockNumber: null }), HASH), null)
})
test("another transaction's receipt is no answer", async () => {
  const other = { ...receipt, transactionHash: `0x${'cd'.repeat(32)}` }
  assert.is(await readReceipt(says(other), HASH).catch(keyOf), 'chainSilent')
  assert.is(await readReceipt(says({}), HASH).catch(keyOf), 'chainSilent')
})
test('hashes in capitals are the same', async () => {
  const capitals: Hex = `0x${'AB'.repeat(32)}`
  assert.ok(await readReceipt(says({ ...receipt, transactionHash: capitals }), HASH))
  assert.ok(await readReceipt(says(receipt), capitals))
})

test('P12: a transaction, waiting or mined', async () => {
  const expected = { hash: HASH, from: ALICE, to: BOB, nonce: 7, data: '0x1234', value: 0n }
  for (const blockNumber of ['0x10', null])
    assert.equal(await readTransaction(says({ ...transaction, blockNumber }), HASH), expected)
})
test('P12: a transaction that no node knows', async () => {
  assert.is(await readTransaction(says(null), HASH), null)
})
test('a transaction that makes a contract has no receiver', async () => {
  assert.is((await readTransaction(says({ ...transaction, to: null }), HASH))?.to, null)
})

test('a receipt in words that nobody knows is no verdict', async () => {
  assert.is(await readReceipt(says({ ...receipt, status: '0x2' }), HASH).catch(keyOf), 'chainSilent')
  assert.is(await readReceipt(says({ ...receipt, blockNumber: 'soon' }), HASH).catch(keyOf), 'chainSilent')
  assert.is(await readTransaction(says({ ...transaction, nonce: 'seven' }), HASH).catch(keyOf), 'chainSilent')
})

test('the nonce at a finalized block, and at one by its number', async () => {
  const asked: unknown[] = []
  const reader = fakeReader((_, [, block]) => {
    asked.push(block)
    return '0x1'
  })
  await readNonce(reader, ALICE, { blockTag: 'finalized' })
  await readNonce(reader, ALICE, { blockNumber: 16n })
  assert.equal(asked, ['finalized', '0x10'])
})

test('the head is asked for each time', async () => {
  let head = 15
  const reader = fakeReader(() => `0x${(++head).toString(16)}`)
  assert.equal([await readBlockNumber(reader), await readBlockNumber(reader)], [16n, 17n])
})

test('nonce and block number', async () => {
  const asked: unknown[] = []
  const reader = fakeReader((method, params) => {
    asked.push([method, params])
    return '0x1f'
  })
  assert.is(await readNonce(reader, ALICE), 31)
  assert.is(await readBlockNumber(reader), 31n)
  assert.equal(asked, [
    ['eth_getTransactionCount', [ALICE, 'latest']],
    ['eth_blockNumber', []],
  ])
})

test.run()
