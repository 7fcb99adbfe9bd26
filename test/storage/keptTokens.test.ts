import '../support/config'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keepAnswer } from '../../src/storage/answers'
import { indexedDbBackend } from '../../src/storage/indexedDb'
import { readKeptTokens } from '../../src/storage/keptTokens'
import { newEntry } from '../support/journalEntry'

const test = suite('storage/keptTokens')
const entry = newEntry({})
const names = (tokens: readonly { collection: string; tokenId: bigint }[]) =>
  tokens.map(({ collection, tokenId }) => `${collection}:${tokenId}`)
const keep = (name: string, data: unknown) => keepAnswer('alice', name, { data, asOf: Date.now() }, () => true)

test.before.each(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory(), localStorage: {} })
})

test('of a device that has seen nothing, nothing is known', async () => {
  assert.equal(await readKeptTokens(entry.account), [])
})

test('assets tell their collection by their kind; lines of the feed may be of either', async () => {
  await keep('own', {
    items: [
      { kind: 'hero', tokenId: 7n },
      { kind: 'dragon', tokenId: 8n },
      { kind: 'pet', tokenId: null },
    ],
  })
  assert.equal(names(await readKeptTokens(entry.account)), ['card:7', 'dragon:8'])
  await keep('traded', { assets: [{ id: 'x', name: 'Warden', tokenId: 9n }] })
  assert.equal(names(await readKeptTokens(entry.account)).sort(), ['card:7', 'card:9', 'dragon:8', 'dragon:9'])
})

test('the journal names the tokens of its own account', async () => {
  const sold = { ...entry, payload: { assetId: 'a', collection: 'dragon', tokenId: '11', price: '5' } }
  const paid = {
    ...entry,
    id: `0x${'2'.repeat(64)}`,
    kind: 'payout',
    resource: 'payout:MDS',
    payload: { tokens: 'card:12', amount: '5' },
  }
  const other = {
    ...entry,
    id: `0x${'3'.repeat(64)}`,
    account: `0x${'b'.repeat(40)}`,
    payload: { ...sold.payload, tokenId: '13' },
  }
  await indexedDbBackend.run((_, writer) => {
    for (const one of [sold, paid, other]) writer.put(one)
  })
  assert.equal(names(await readKeptTokens(entry.account)).sort(), ['card:12', 'dragon:11'])
})

test('what is damaged, and a device without a database, tell nothing', async () => {
  await keep('own', { items: [{ kind: 'hero', tokenId: 7n }] })
  const request = indexedDB.open('answers', 1)
  await new Promise((resolve) => {
    request.onsuccess = () => {
      const transaction = request.result.transaction('answers', 'readwrite')
      transaction.objectStore('answers').put({ key: ['x', 'y', 1], text: '{' })
      transaction.oncomplete = resolve
    }
  })
  request.result.close()
  assert.equal(names(await readKeptTokens(entry.account)), ['card:7'])
  Object.assign(globalThis, { indexedDB: undefined })
  assert.equal(await readKeptTokens(entry.account), [])
})

test.run()
