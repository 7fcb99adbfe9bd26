import type { MoneyKind } from '../../src/domain/moneyKinds'
import type { AnyPayload } from '../../src/domain/payload'
import '../support/config'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type JournalEntry, Step } from '../../src/domain/journal'
import type { AppError } from '../../src/errors'
import { indexedDbBackend } from '../../src/storage/indexedDb'
import { type JournalBackend, textBackend } from '../../src/storage/journalBackend'
import { journalStore } from '../../src/storage/journalStore'
import { openJournalStore } from '../../src/storage/openJournalStore'
import { newEntry } from '../support/journalEntry'

const DAY_MS = 24 * 3600 * 1000

const emptyLocalStorage = () => Object.assign(globalThis, { localStorage: {} })

const BACKENDS: [string, () => Promise<JournalBackend>][] = [
  ['IndexedDB', async () => indexedDbBackend],
  ['localStorage', async () => textBackend(localStorage)],
  ['memory', async () => textBackend({})],
]

for (const [name, make] of BACKENDS) {
  const test = suite(`storage/journalStore on ${name}`)
  let now = 0
  let store = journalStore(textBackend({}), () => now)

  test.before.each(async () => {
    Object.assign(globalThis, { indexedDB: new IDBFactory() })
    emptyLocalStorage()
    now = 1_000_000
    store = journalStore(await make(), () => now)
  })

  const key = async (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (cause: AppError) => cause.key,
    )

  test('a claimed entry is listed', async () => {
    const entry = newEntry()
    await store.claim(entry)
    assert.equal((await store.list()).entries, [entry])
  })

  test('a change after which the entry could not be read is not written: the next one is', async () => {
    const entry = newEntry()
    await store.claim(entry)
    for (const change of [{ seen: { block: 2 ** 256, at: now } }, { nonce: -1 }, { hash: '0x12' }, { tries: 0.5 }]) {
      assert.is(await store.swap(entry, change as Partial<JournalEntry>), null)
    }
    assert.equal(await store.list(), { entries: [entry], unreadable: [] })
    assert.is((await store.swap(entry, { step: Step.ready }))?.step, Step.ready)
  })

  test('one open entry a resource, account and chain', async () => {
    await store.claim(newEntry({ resource: 'asset:1' }))
    assert.is(await key(store.claim(newEntry({ resource: 'asset:1' }))), 'alreadyOpen')
    assert.is(await key(store.claim(newEntry({ resource: 'asset:2' }))), null)
    assert.is(await key(store.claim(newEntry({ resource: 'asset:1', account: '0xb' }))), null)
  })

  test('of many taps at once one wins', async () => {
    const claims = Array.from({ length: 20 }, () => key(store.claim(newEntry({ resource: 'asset:7' }))))
    const outcomes = await Promise.all(claims)
    assert.is(outcomes.filter((outcome) => outcome === null).length, 1)
  })

  test('a write with an old revision is refused', async () => {
    const entry = newEntry()
    await store.claim(entry)
    const next = await store.swap(entry, { step: Step.ready })
    assert.is(next?.revision, 1)
    assert.is(await store.swap(entry, { step: Step.asked }), null)
  })

  test('a step never goes back, and an ended entry never changes', async () => {
    const entry = newEntry()
    await store.claim(entry)
    const asked = (await store.swap(entry, { step: Step.asked })) as JournalEntry
    assert.is(await store.swap(asked, { step: Step.ready }), null)
    const done = (await store.swap(asked, { step: Step.done })) as JournalEntry
    assert.is(await store.swap(done, { tries: 9 }), null)
  })

  test('one that is dead after it was asked comes back with its effect, and by nothing else', async () => {
    for (const error of ['rejected', 'chainFailure'] as const) {
      const entry = newEntry()
      await store.claim(entry)
      const asked = (await store.swap(entry, { step: Step.asked })) as JournalEntry
      const dead = (await store.swap(asked, { step: Step.dead, error })) as JournalEntry
      assert.is(await store.swap(dead, { tries: 9 }), null)
      assert.is(await store.swap(dead, { step: Step.sent }), null)
      now += 5
      const mined = await store.swap(dead, { step: Step.mined, error: null })
      assert.equal([mined?.step, mined?.times[Step.mined]], [Step.mined, now])
    }
  })

  test('one that was never asked stays dead', async () => {
    const entry = newEntry()
    await store.claim(entry)
    const ready = (await store.swap(entry, { step: Step.ready })) as JournalEntry
    const dead = (await store.swap(ready, { step: Step.dead, error: 'rejected' })) as JournalEntry
    assert.is(await store.swap(dead, { step: Step.mined }), null)
  })

  test('an ended entry frees its resource and leaves after 7 days', async () => {
    const entry = newEntry({ resource: 'asset:1' })
    await store.claim(entry)
    await store.swap(entry, { step: Step.dead })
    assert.is(await key(store.claim(newEntry({ resource: 'asset:1' }))), null)
    now += 7 * DAY_MS
    assert.is((await store.list()).entries.length, 2)
    now += 1
    assert.is((await store.list()).entries.length, 1)
  })

  test('an open entry never leaves by age', async () => {
    await store.claim(newEntry())
    now += 400 * DAY_MS
    assert.is((await store.list()).entries.length, 1)
  })

  test.run()
}

const opening = suite('storage/openJournalStore')

opening('without IndexedDB it falls back to localStorage, then to memory', async () => {
  Object.assign(globalThis, { indexedDB: undefined })
  emptyLocalStorage()
  assert.is((await openJournalStore()).durable, false)
  Object.assign(globalThis, { localStorage: undefined })
  const store = await openJournalStore()
  await store.claim(newEntry())
  assert.is((await store.list()).entries.length, 1)
})

opening('a database that never answers is given up', async () => {
  emptyLocalStorage()
  Object.assign(globalThis, { indexedDB: { open: () => ({}) } })
  assert.is((await openJournalStore()).durable, false)
})

opening('what a visit without IndexedDB has written goes on in the next one with it', async () => {
  Object.assign(globalThis, { indexedDB: undefined })
  emptyLocalStorage()
  const [paid, other] = [newEntry({ resource: 'asset:paid' }), newEntry()]
  const before = await openJournalStore()
  await before.claim(paid)
  const sent = await before.swap(paid, { step: Step.sent })
  await before.claim(other)
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  await indexedDbBackend.run((_, writer) => writer.put(paid))
  const { list, claim } = await openJournalStore()
  assert.equal((await list()).entries, [sent, other])
  assert.is(localStorage.journal, undefined)
  const cause = await claim(newEntry({ resource: 'asset:paid' })).then(() => null, Object)
  assert.is(cause?.key, 'alreadyOpen')
})

opening('what is already further in IndexedDB, or cannot be moved, changes nothing there', async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  const entry = newEntry({ revision: 3, step: Step.mined })
  for (const text of [JSON.stringify([{ ...entry, revision: 2 }, { version: 9 }, null, 7]), '{', '7', '[']) {
    Object.assign(globalThis, { localStorage: { journal: text } })
    await indexedDbBackend.run((_, writer) => writer.put(entry))
    assert.equal(await (await openJournalStore()).list(), { entries: [entry], unreadable: [] })
  }
})

opening('what cannot be read is told and kept', async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  const backend = indexedDbBackend
  await backend.run((_, writer) => writer.put({ id: 'x', version: 9 } as { id: string }))
  const store = journalStore(backend, Date.now)
  assert.equal(await store.list(), { entries: [], unreadable: [{ id: 'x', version: 9 }] })
  assert.is(await backend.run((all) => all.length), 1)
})

const TOKEN = { assetId: '1', collection: 'card', tokenId: '7' } as const

const DAMAGES: Record<string, unknown>[] = [
  { version: 2 },
  { version: '1' },
  { id: '0x1' },
  { id: `0x${'A'.repeat(64)}` },
  { kind: 'gift' },
  { resource: 7 },
  { payload: { price: 7 } },
  { payload: { ...TOKEN, price: '' } },
  { payload: { ...TOKEN, price: '1.5' } },
  { payload: { ...TOKEN, price: '5', coin: 'USDT' } },
  { payload: { price: '5' } },
  { payload: { ...TOKEN, tokenId: 'x', price: '5' } },
  { payload: { ...TOKEN, collection: 'auction', price: '5' } },
  { kind: 'bid', payload: { ...TOKEN, price: '5' } },
  { kind: 'topUp', payload: { price: '5' } },
  { kind: 'topUp', payload: { price: '5', coin: 'BNB' } },
  { kind: 'mint', payload: { price: '5', coin: 'BNB' } },
  { kind: 'mint', payload: { price: '5', coin: 'BNB', kind: 'egg' } },
  { kind: 'mint', payload: { price: '5', coin: 'BNB', kind: 'dragon' } },
  { kind: 'hatch', payload: { price: '5', coin: 'BNB', kind: 'hero' } },
  { kind: 'payout', payload: { tokenId: '7' } },
  { kind: 'payout', payload: { tokens: 'card:7' } },
  { kind: 'payout', payload: { tokens: 'auction:7', amount: '5' } },
  { kind: 'payout', payload: { tokens: 'card:7', amount: 'x' } },
  { kind: 'claim', payload: {} },
  { payload: null },
  { order: [7] },
  { account: null },
  { userid: undefined },
  { hash: 7 },
  { step: 9 },
  { step: -1 },
  { step: '2' },
  { revision: Number.NaN },
  { revision: -1 },
  { tries: 0.5 },
  { hash: 'abc' },
  { nonce: -1 },
  { nonce: '7' },
  { seen: { block: 'x', at: 1 } },
  { seen: { block: 1, at: 9e15 } },
  { nextTryAt: 9e15 },
  { error: 7 },
  { times: { 0: 9e15 } },
  { times: { 0: -1 } },
  { times: { 0: 1, 3: 'x' } },
  // What its kind has no use for is shown all the same.
  { kind: 'cancel', payload: { ...TOKEN, price: 'abc' } },
  { kind: 'cancel', payload: { ...TOKEN, expectedPrice: '-5' } },
  { chainId: null },
  { times: null },
  { times: { 0: 'yesterday' } },
  { step: Step.sent, times: { 0: 1 } },
  { tries: Number.POSITIVE_INFINITY },
]

/** What each kind writes down, as players have it on disk; names and tokens came later to some. */
const WRITTEN: [MoneyKind, AnyPayload][] = [
  ['sell', { ...TOKEN, price: '5' }],
  ['cancel', { ...TOKEN, name: 'Frostfang' }],
  ['buy', { ...TOKEN, price: '5', name: 'Frostfang' }],
  ['deposit', TOKEN],
  ['claim', { assetId: '1', name: 'Frostfang' }],
  ['claim', TOKEN],
  ['mint', { kind: 'hero', coin: 'BNB', price: '5' }],
  ['hatch', { kind: 'dragon', coin: 'MDS', price: '5' }],
  ['auctionStart', { ...TOKEN, collection: 'dragon', price: '5' }],
  ['bid', { ...TOKEN, expectedPrice: '5', price: '6' }],
  ['priceChange', { ...TOKEN, price: '5' }],
  ['takeOff', TOKEN],
  ['auctionWithdraw', TOKEN],
  ['payout', TOKEN],
  ['payout', {}],
  ['payout', { tokens: 'card:7,dragon:9', amount: '5' }],
  ['payout', { tokens: '', amount: '5' }],
  ['activateAccount', { coin: 'MDV', price: '5' }],
  ['activateAsset', { ...TOKEN, coin: 'HFH', price: '5' }],
  ['topUp', { coin: 'USDT', price: '5' }],
]
for (const [kind, payload] of WRITTEN) {
  opening(`a ${kind} with ${Object.keys(payload)} is read as it was written`, async () => {
    Object.assign(globalThis, { indexedDB: new IDBFactory() })
    const entry = newEntry({ kind, payload })
    await indexedDbBackend.run((_, writer) => writer.put(entry))
    assert.equal(await journalStore(indexedDbBackend, Date.now).list(), { entries: [entry], unreadable: [] })
  })
}

for (const damage of DAMAGES) {
  opening(`an entry with ${Object.entries(damage)} cannot be read, and stays`, async () => {
    Object.assign(globalThis, { indexedDB: new IDBFactory() })
    const backend = indexedDbBackend
    const damaged = { ...newEntry(), ...damage }
    await backend.run((_, writer) => writer.put(damaged))
    assert.equal(await journalStore(backend, Date.now).list(), { entries: [], unreadable: [damaged] })
    assert.is(await backend.run((all) => all.length), 1)
  })
}

opening('an entry that cannot be read locks its asset for a week, unless it says that it has ended', async () => {
  const made = newEntry({ resource: 'asset:1', step: Step.sent })
  let now = made.times[Step.intent] + DAY_MS
  const claim = async (damage: object) => {
    const backend = textBackend({})
    await backend.run((_, writer) => writer.put({ ...made, ...damage }))
    const store = journalStore(backend, () => now)
    return store.claim(newEntry({ resource: 'asset:1' })).then(
      () => 'free',
      (cause: AppError) => cause.key,
    )
  }
  for (const damage of [{ version: 2 }, { payload: { price: '5' } }, { kind: 'gift' }, { step: 'far' }])
    assert.is(await claim(damage), 'alreadyOpen', JSON.stringify(damage))
  assert.is(await claim({ version: 2, resource: 'asset:2' }), 'free')
  assert.is(await claim({ version: 2, account: '0xb' }), 'free')
  assert.is(await claim({ version: 2, step: Step.done }), 'free')
  assert.is(await claim({ version: 2, step: Step.dead }), 'free')
  now += 7 * DAY_MS
  assert.is(await claim({ version: 2 }), 'free')
  assert.is(await claim({}), 'alreadyOpen', 'what can be read stays open for ever')
})

opening('what is no entry at all cannot be read either', async () => {
  emptyLocalStorage()
  localStorage.journal = JSON.stringify([null, 7, 'text', [], {}])
  const store = journalStore(textBackend(localStorage), Date.now)
  assert.equal(await store.list(), { entries: [], unreadable: [null, 7, 'text', [], {}] })
  await store.claim(newEntry())
  assert.is((await store.list()).unreadable.length, 5)
})

opening.run()
