import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { askOnce } from '../../src/chain/askOnce'
import { atBlock } from '../../src/chain/atBlock'
import { readBlock } from '../../src/chain/block'
import { readDone } from '../../src/chain/done'
import { readNonce } from '../../src/chain/receipt'
import type { Hex } from '../../src/domain/hex'
import { AppError } from '../../src/errors'
import { fakeReader } from '../support/fakeReader'

const test = suite('chain/block')
const HASH: Hex = `0x${'ab'.repeat(32)}`
const ALICE: Hex = `0x${'a1'.repeat(20)}`
const DONE_OF = { contract: 'card', sender: ALICE, ref: `0x${'7'.repeat(64)}` } as const
const keyOf = (cause: unknown) => (cause as AppError).key

/** A node with one answer; what it was asked is noted. */
function says(answer: unknown) {
  const asked: unknown[] = []
  const reader = fakeReader((method, params) => {
    asked.push([method, params])
    return answer
  })
  return { reader, asked }
}

test('a block by tag and by number, without its transactions', async () => {
  const { reader, asked } = says({ number: '0x1f', hash: HASH, transactions: [] })
  assert.equal(await readBlock(reader, 'finalized'), { number: 31, hash: HASH })
  assert.equal(await readBlock(reader, 31), { number: 31, hash: HASH })
  assert.equal(asked, [
    ['eth_getBlockByNumber', ['finalized', false]],
    ['eth_getBlockByNumber', ['0x1f', false]],
  ])
})

test('a block that the node does not know is null; one that is another or none is silence', async () => {
  assert.is(await readBlock(says(null).reader, 31), null)
  const wrong = [{ number: '0x20', hash: HASH }, {}, { number: '0x1f' }, { number: null, hash: HASH }]
  for (const block of wrong) assert.is(await readBlock(says(block).reader, 31).catch(keyOf), 'chainSilent')
})

test('done and the nonce are read in the state of the block that is named', async () => {
  const { reader, asked } = says(`0x${'1f'.padStart(64, '0')}`)
  assert.is(await readDone(reader, DONE_OF, { blockNumber: 255n }), 31n)
  assert.is(await readDone(reader, DONE_OF, { blockHash: HASH }), 31n)
  assert.is(await readNonce(reader, ALICE, { blockNumber: 255n }), 31)
  assert.is(await readNonce(reader, ALICE, { blockHash: HASH }), 31)
  const byHash = { blockHash: HASH, requireCanonical: true }
  assert.equal(
    asked.map((call) => (call as [string, unknown[]])[1][1]),
    ['0xff', byHash, '0xff', byHash],
  )
})

test('a reader at one block reads nothing at latest, and estimates there too', async () => {
  const { reader, asked } = says('0x1')
  const pinned = atBlock(reader, 255n)
  await readNonce(pinned, ALICE)
  await pinned.request({ method: 'eth_estimateGas', params: [{}] })
  assert.equal(asked, [
    ['eth_getTransactionCount', [ALICE, '0xff']],
    ['eth_estimateGas', [{}, '0xff']],
  ])
})

test('a machine without the block is asked again, a refusal is not', async () => {
  for (const [key, times] of [
    ['chainSilent', 6],
    ['priceMoved', 1],
  ] as const) {
    let asked = 0
    const reader = fakeReader(() => {
      asked++
      throw new AppError(key)
    })
    const call = atBlock(reader, 255n).request({ method: 'eth_call', params: [{}, 'latest'] })
    assert.is(await call.catch(keyOf), key)
    assert.is(asked, times)
  }
})

test('a question that was asked is not asked again, whatever came of it; another one is', async () => {
  let asked = 0
  const reader = askOnce(
    fakeReader(async (method) => {
      asked++
      if (method === 'eth_call') throw new AppError('priceMoved')
      return '0x1'
    }),
  )
  const balanceAt = (block: string) => reader.request({ method: 'eth_getBalance', params: [ALICE, block] } as never)
  const call = () => reader.request({ method: 'eth_call', params: [{}, 'latest'] }).catch(keyOf)
  assert.equal(await Promise.all([balanceAt('0x1'), balanceAt('0x1')]), ['0x1', '0x1'])
  assert.is(await balanceAt('0x1'), '0x1')
  assert.is(asked, 1)
  await balanceAt('0x2')
  assert.is(asked, 2)
  assert.equal([await call(), await call()], ['priceMoved', 'priceMoved'])
  assert.is(asked, 3)
})

test.run()
