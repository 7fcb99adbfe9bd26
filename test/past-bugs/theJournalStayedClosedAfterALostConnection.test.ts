import 'fake-indexeddb/auto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { indexedDbBackend } from '../../src/storage/indexedDb'
import type { JournalBackend } from '../../src/storage/journalBackend'

const test = suite('past bugs, the journal stayed closed after a lost connection')

const write = (backend: JournalBackend, id: string) => backend.run((_, writer) => writer.put({ id }))
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'written',
    () => 'failed',
  )

test('a connection that is lost without a word costs its own change and no other', async () => {
  const backend = indexedDbBackend
  await write(backend, 'a')
  let losses = 1
  const { transaction } = IDBDatabase.prototype
  const lost = (transaction: IDBDatabase['transaction']) =>
    function (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) {
      if (losses-- > 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      return transaction.apply(this, args)
    }
  IDBDatabase.prototype.transaction = lost(transaction)
  assert.is(await outcome(write(backend, 'b')), 'failed')
  assert.is(await outcome(write(backend, 'c')), 'written')
  assert.is(await backend.run((all) => all.length), 2)
})

test.run()
