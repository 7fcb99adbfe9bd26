import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keepAnswer, readAnswer } from '../../src/storage/answers'
import { toAnswer, toAnswerText } from '../../src/storage/answerText'
import { forgetAnswers } from '../../src/storage/forgetAnswers'
import { indexedDbBackend } from '../../src/storage/indexedDb'

const test = suite('storage/answers')

const DAY_MS = 86_400_000
const START = 1_800_000_000_000
const realNow = Date.now
let now = START
const always = () => true
const keep = (name: string, data: unknown, scope = 'alice', isWanted = always) =>
  keepAnswer(scope, name, { data, asOf: now }, isWanted)
const read = (name: string, scope = 'alice') => readAnswer(scope, name)

test.before.each(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  now = START
  Date.now = () => now
})
test.after(() => {
  Date.now = realNow
})

const ask = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = reject
  })

/** The database as any script may open it. */
async function inStore<T>(run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await ask(indexedDB.open('answers'))
  try {
    return await ask(run(database.transaction('answers', 'readwrite').objectStore('answers')))
  } finally {
    database.close()
  }
}
const names = async () => (await inStore((store) => store.getAllKeys())).map((key) => (key as string[])[1]).sort()

/** Each write is taken back, as a full disk does. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values: Parameters<typeof put>) {
    const request = put.apply(this, values)
    request.onsuccess = () => this.transaction.abort()
    return request
  }
  await work().finally(() => {
    IDBObjectStore.prototype.put = put
  })
}

test('what was kept is found again, with the time at which it was read; amounts stay amounts', async () => {
  const page = { items: [{ id: '7', price: 10n ** 30n, tokenId: null, name: 'n12' }], next: null, total: 1 }
  await keep('own', page)
  now += 5000
  assert.equal(await read('own'), { data: page, asOf: START })
})

test('the newest takes the place of the one before', async () => {
  await keep('own', 'first')
  now += 1000
  await keep('own', 'second')
  assert.equal(await read('own'), { data: 'second', asOf: now })
  assert.equal(await names(), ['own'])
})

const MISSES: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['nothing was kept', async () => {}],
  ['only another name was', () => keep('own2', 1)],
  ['another account, server, language or release kept it', () => keep('own', 1, 'bob')],
  [
    'it is older than a week',
    async () => {
      await keep('own', 1)
      now += 7 * DAY_MS + 1
    },
  ],
  [
    'the device’s clock was set back since',
    async () => {
      await keep('own', 1)
      now -= 1000
    },
  ],
  ['the player has logged out before it was written', () => keep('own', 1, 'alice', () => false)],
  ['it was longer than any page of a list', () => keep('own', 'x'.repeat(100_000))],
  [
    'it was deleted',
    async () => {
      await keep('own', 1)
      forgetAnswers()
    },
  ],
  ['the disk was full', () => whileFull(() => keep('own', 1))],
]
for (const [why, arrange] of MISSES) {
  test(`there is nothing: ${why}`, async () => {
    await arrange()
    assert.is(await read('own'), null)
  })
}

const DAMAGED: readonly unknown[] = ['', '{', '"n"', '"nfour"', '"x1"', 7, null, { items: [] }, new Uint8Array(4)]
for (const [index, damaged] of DAMAGED.entries()) {
  test(`a damaged record is none, and the next answer replaces it (${index})`, async () => {
    await keep('own', 1)
    await inStore((store) => store.put({ key: ['alice', 'own', START], text: damaged }))
    assert.is(await read('own'), null)
    now += 1
    await keep('own', 2)
    assert.is((await read('own'))?.data, 2)
  })
}

test('a write drops what is too old, what is of another scope, and the oldest of too many', async () => {
  await keep('of bob', 1, 'bob')
  await keep('old', 1)
  now += 7 * DAY_MS + 1
  for (let count = 1; count <= 30; count++) {
    now += 1
    await keep(`page ${String(count).padStart(2, '0')}`, count)
  }
  const kept = await names()
  assert.equal([kept.length, kept[0], kept[23]], [24, 'page 07', 'page 30'])
})

test('a full disk has its room back: the whole database goes, and the journal stays', async () => {
  await indexedDbBackend.run((_, writer) => writer.put({ id: 'entry' }))
  await keep('own', 1)
  await whileFull(() => keep('market', 1))
  // Waits for the deletion, as any page does.
  assert.is(await read('own'), null)
  assert.equal(await names(), [])
  assert.equal(await indexedDbBackend.run((all) => all), [{ id: 'entry' }])
})

test('nothing here opens the journal’s database, and deleting leaves it alone', async () => {
  await indexedDbBackend.run((_, writer) => writer.put({ id: 'entry' }))
  await keep('own', 1)
  await read('own')
  forgetAnswers()
  assert.is(await read('own'), null)
  assert.equal(await indexedDbBackend.run((all) => all), [{ id: 'entry' }])
})

test('a browser without IndexedDB, or one that forbids it: nothing is kept, nothing is thrown', async () => {
  for (const broken of [
    undefined,
    {
      open() {
        throw new DOMException('no', 'SecurityError')
      },
      deleteDatabase() {
        throw new DOMException('no', 'SecurityError')
      },
    },
  ]) {
    Object.assign(globalThis, { indexedDB: broken })
    await keep('own', 1)
    forgetAnswers()
    assert.is(await read('own'), null)
  }
})

test('a disk that never answers is given two seconds; a connection that comes later is closed', async () => {
  const setTimeoutBefore = globalThis.setTimeout
  const waits: [() => void, number][] = []
  let isClosed = false
  const request = { onsuccess: () => {}, result: { close: () => (isClosed = true) } }
  Object.assign(globalThis, {
    indexedDB: { open: () => request },
    setTimeout: (run: () => void, ms: number) => waits.push([run, ms]),
  })
  const reading = read('own')
  Object.assign(globalThis, { setTimeout: setTimeoutBefore })
  assert.equal(
    waits.map(([, ms]) => ms),
    [2000],
  )
  waits[0]?.[0]()
  assert.is(await reading, null)
  request.onsuccess()
  assert.ok(isClosed)
})

test('every answer comes back as it was, whatever its texts look like', () => {
  const { tie } = fc.letrec((again) => ({
    tie: fc.oneof(
      { maxDepth: 4 },
      fc.bigInt(),
      fc.string(),
      fc.constantFrom('n', 's', 'n1', 's1', '', 'nfour'),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(again('tie'), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[a-z]\w*$/), again('tie'), { noNullPrototype: true, maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(tie, (data) => {
      assert.equal(toAnswer(toAnswerText(data)), data)
    }),
    { numRuns: 2000 },
  )
})

test.run()
