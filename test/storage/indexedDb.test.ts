import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { indexedDbBackend } from '../../src/storage/indexedDb'
import type { JournalBackend } from '../../src/storage/journalBackend'

const test = suite('storage/indexedDb')

test.before.each(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

const write = (backend: JournalBackend, id: string) => backend.run((_, writer) => writer.put({ id }))
const count = (backend: JournalBackend) => backend.run((all) => all.length)

/** Replaces a method until the end of the work. */
async function withMethod<T extends object, K extends keyof T>(
  target: T,
  name: K,
  replace: (original: T[K]) => unknown,
  work: () => Promise<void>,
): Promise<void> {
  const original = target[name]
  Object.assign(target, { [name]: replace(original) })
  try {
    await work()
  } finally {
    Object.assign(target, { [name]: original })
  }
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'written',
    () => 'failed',
  )

test('a write that is taken back in the end was none', async () => {
  const backend = indexedDbBackend
  const putThenAbort = (put: IDBObjectStore['put']) =>
    function (this: IDBObjectStore, value: unknown) {
      const request = put.call(this, value)
      request.onsuccess = () => this.transaction.abort()
      return request
    }
  await withMethod(IDBObjectStore.prototype, 'put', putThenAbort, async () => {
    assert.is(await outcome(write(backend, 'a')), 'failed')
  })
  assert.is(await count(backend), 0)
})

test('what a change throws is passed on, and nothing is written', async () => {
  const backend = indexedDbBackend
  const broken = backend.run(() => {
    throw new Error('held')
  })
  assert.is(await broken.catch((cause: Error) => cause.message), 'held')
  assert.is(await count(backend), 0)
})

test('two pages see each other, one change at a time', async () => {
  const [one, other] = [indexedDbBackend, { ...indexedDbBackend }]
  const append = (backend: JournalBackend) =>
    backend.run((all, writer) => {
      writer.put({ id: String(all.length) })
      return all.length
    })
  const seen = await Promise.all([append(one), append(other), append(one), append(other)])
  assert.equal([...seen].sort(), [0, 1, 2, 3])
  assert.is(await count(one), 4)
})

test('it makes way for another page that changes the database', async () => {
  const backend = indexedDbBackend
  await write(backend, 'a')
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('journal')
    request.onsuccess = resolve
    request.onblocked = () => reject(new Error('held up'))
  })
  assert.is(await count(backend), 0)
  assert.is(await outcome(write(backend, 'b')), 'written')
})

test.run()
