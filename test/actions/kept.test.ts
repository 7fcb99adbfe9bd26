import './support/page'
import type { Signal } from '@preact/signals'
import { IDBFactory } from 'fake-indexeddb'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answerScope } from '../../src/actions/load/answerScope'
import { keep, readKept } from '../../src/actions/load/keptAnswers'
import { load, loadMore } from '../../src/actions/load/load'
import { loadMoreInvites } from '../../src/actions/load/loadInvites'
import { loadMoreMembers } from '../../src/actions/load/loadLegion'
import { loadMarket } from '../../src/actions/load/loadMarket'
import { endSession, forgetSession } from '../../src/actions/session/endSession'
import { openSession } from '../../src/actions/session/openSession'
import { switchAccount } from '../../src/actions/session/switchAccount'
import { toMarketFilters } from '../../src/domain/marketFilters'
import { AppError } from '../../src/errors'
import { wishedLocale } from '../../src/i18n'
import { heldCoins, walletBalances } from '../../src/state/assets'
import { invites } from '../../src/state/invites'
import { legion } from '../../src/state/legion'
import { type Loadable, loadable, type Pages } from '../../src/state/loading'
import { market } from '../../src/state/market'
import { serverId, sessionEpoch, token } from '../../src/state/session'
import { readItem, writeItem } from '../../src/storage/settings'
import { sampleAsset } from '../domain/samples'
import { clearTimers, clockNow, installClock, pass, quiet as turn } from './support/clock'
import { network } from './support/page'

const test = suite('actions, answers of the last visit')
installClock()

/** Several steps on the disk, one after the other, with no time passing; code that is on its way comes before. */
async function quiet(turns = 5): Promise<void> {
  for (let count = 0; count < turns; count++) {
    await import('../../src/actions/load/keptAnswers')
    await turn()
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let count = 0; count < 10 && !isSo(); count++) await quiet()
  assert.ok(isSo(), String(isSo))
}

/** The page's first script, which is another one in each release. */
let release = 'a.js'
Object.assign(document, { head: { querySelector: () => ({ getAttribute: () => release }) } })

let count = 0
/** A name that this visit has not read yet. */
let name = ''

test.before.each(() => {
  clearTimers()
  forgetSession()
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  network.fetch = () => new Promise(() => {})
  release = 'a.js'
  wishedLocale.value = 'en'
  name = `answer ${++count}`
  token.value = 't'
  writeItem('token', 't')
})

/** An answer that comes when the test says so. */
function held<T>() {
  let give: (data: T) => void = () => {}
  let fail: (cause: unknown) => void = () => {}
  const answer = new Promise<T>((resolve, reject) => {
    give = resolve
    fail = reject
  })
  return { read: () => answer, give: (data: T) => give(data), fail: (cause: unknown) => fail(cause) }
}

/** What an earlier visit has left. */
const keepBefore = (data: unknown, under = name) => keep(answerScope(), under, data, clockNow())
const kept = async () => (await readKept(name))?.data ?? null

/** A disk on which nothing ends before the test says so. */
function slowDisk(): () => void {
  const { open } = indexedDB
  const waiting: (() => void)[] = []
  indexedDB.open = (...values: Parameters<typeof open>) => {
    const request = {} as IDBOpenDBRequest
    waiting.push(() => {
      const real = open.apply(indexedDB, values)
      real.onupgradeneeded = (event) => {
        Object.assign(request, { result: real.result })
        request.onupgradeneeded?.(event)
      }
      real.onsuccess = (event) => {
        Object.assign(request, { result: real.result })
        request.onsuccess?.(event)
      }
    })
    return request
  }
  return () => {
    indexedDB.open = open
    for (const go of waiting.splice(0)) go()
  }
}

const shown = (target: Signal<Loadable<string>>) => [target.value.data, target.value.asOf ?? null, target.value.busy]

test('it is on screen before the provider answers, with its age, and the answer takes its place', async () => {
  await keepBefore('old')
  const readAt = clockNow()
  await pass(60_000)
  const [target, answer] = [loadable<string>(), held<string>()]
  void load(target, answer.read, { kept: { name } })
  await until(() => target.value.data !== null)
  assert.equal(shown(target), ['old', readAt, true])
  answer.give('new')
  await until(() => !target.value.busy)
  assert.equal(target.value, { data: 'new', busy: false, error: null })
  await quiet()
  assert.is(await kept(), 'new')
})

test('somebody else has logged in before it is written: nothing of the first player is kept', async () => {
  const [target, answer] = [loadable<string>(), held<string>()]
  void load(target, answer.read, { kept: { name } })
  answer.give('hers')
  // Not a turn later: by then it is written.
  while (target.value.data === null) await null
  assert.is(target.value.data, 'hers')
  sessionEpoch.value++
  await quiet()
  assert.is(await kept(), null)
})

test('the provider is asked before the disk', async () => {
  await keepBefore('old')
  const order: string[] = []
  const { open } = indexedDB
  indexedDB.open = (...values: Parameters<typeof open>) => {
    order.push('disk')
    return open.apply(indexedDB, values)
  }
  void load(
    loadable<string>(),
    () => {
      order.push('provider')
      return new Promise(() => {})
    },
    { kept: { name } },
  )
  await until(() => order.length === 2)
  assert.equal(order, ['provider', 'disk'])
})

test('a disk that is slower than the provider takes nothing back', async () => {
  await keepBefore('old')
  const goOn = slowDisk()
  const target = loadable<string>()
  await load(target, async () => 'new', { kept: { name } })
  goOn()
  await quiet()
  assert.equal(target.value, { data: 'new', busy: false, error: null })
})

test('a disk that never answers delays nothing and throws nothing', async () => {
  await keepBefore('old')
  slowDisk()
  const target = loadable<string>()
  await load(target, async () => 'new', { kept: { name } })
  await pass(10_000)
  assert.equal(target.value, { data: 'new', busy: false, error: null })
})

for (const when of ['before', 'after'] as const) {
  test(`no answer comes, and the disk's comes ${when} that is known: the old one stays, with its age and the error`, async () => {
    await keepBefore('old')
    const readAt = clockNow()
    const [target, answer] = [loadable<string>(), held<string>()]
    const goOn = when === 'after' ? slowDisk() : () => {}
    void load(target, answer.read, { kept: { name } })
    if (when === 'before') await until(() => target.value.data !== null)
    answer.fail(new AppError('server'))
    await quiet()
    goOn()
    await until(() => target.value.data !== null && !target.value.busy)
    assert.equal(shown(target), ['old', readAt, false])
    assert.is(target.value.error?.key, 'server')
    // A second try that fails changes nothing, one that works does.
    await load(target, () => Promise.reject(new AppError('server')), { kept: { name } })
    assert.equal(shown(target), ['old', readAt, false])
    await load(target, async () => 'new', { kept: { name } })
    assert.equal(target.value, { data: 'new', busy: false, error: null })
  })
}

test('what this visit has read is not shown again as old, unless it cannot be read any more', async () => {
  const target = loadable<string>()
  await load(target, async () => 'first', { kept: { name } })
  await quiet()
  const answer = held<string>()
  void load(target, answer.read, { kept: { name }, fresh: true })
  await quiet()
  assert.is(target.value.data, null)
  answer.fail(new AppError('server'))
  await until(() => target.value.data !== null)
  assert.is(target.value.data, 'first')
  assert.ok(target.value.asOf)
})

/** Whom, in which language and in which release the page serves when it looks for what was kept. */
const OTHERS: readonly (readonly [string, () => unknown])[] = [
  ['another account on this device', () => openSession('t2', true)],
  [
    'the same account after a logout',
    () => {
      forgetSession()
      return openSession('t', true)
    },
  ],
  ['a visitor, after a logout', () => forgetSession()],
  ['a login that another tab has ended', () => writeItem('token', null)],
  ['a login that another tab has replaced', () => writeItem('token', 't2')],
  ['another language', () => (wishedLocale.value = 'id')],
  ['another server', () => (serverId.value = '2')],
  ['another release', () => (release = 'b.js')],
]
for (const [who, become] of OTHERS) {
  test(`it is not for ${who}`, async () => {
    await keepBefore('old')
    void become()
    const target = loadable<string>()
    void load(target, () => new Promise(() => {}), { kept: { name } })
    await quiet()
    assert.equal(shown(target), [null, null, true])
    assert.is(await kept(), null)
  })

  // A page stays of its release as long as it is open.
  if (who === 'another release') continue
  test(`an answer still on its way is not kept for ${who}`, async () => {
    const answer = held<string>()
    void load(loadable<string>(), answer.read, { kept: { name } })
    await quiet()
    void become()
    answer.give('new')
    await quiet()
    assert.is(await kept(), null)
    assert.equal(await rows(), 0)
  })

  test(`nor one that was just being written or read for ${who}`, async () => {
    await keepBefore('old')
    const goOn = slowDisk()
    const target = loadable<string>()
    void load(target, () => new Promise(() => {}), { kept: { name } })
    void keepBefore('new')
    await quiet()
    void become()
    goOn()
    await quiet()
    assert.is(target.value.data, null)
    assert.is(await kept(), null)
  })
}

/** How many answers lie on the disk, whosever they are. */
const rows = () =>
  new Promise<number>((resolve, reject) => {
    const request = indexedDB.open('answers', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('answers', { keyPath: 'key' })
    request.onerror = reject
    request.onsuccess = () => {
      const counting = request.result.transaction('answers').objectStore('answers').count()
      request.result.close()
      counting.onsuccess = () => resolve(counting.result)
    }
  })

const ENDS: readonly (readonly [string, () => unknown])[] = [
  ['a logout', forgetSession],
  ['a token that the provider refuses', () => endSession('unauthorised')],
  ['another account', () => switchAccount()],
  ['a login', () => openSession('t2', true)],
]
for (const [what, end] of ENDS) {
  test(`${what} takes every answer off the disk`, async () => {
    await keepBefore('old')
    assert.is(await rows(), 1)
    void end()
    assert.is(readItem('answersOf'), null)
    assert.is(await rows(), 0)
  })
}

test('where the disk does not let go of them, nobody finds them after the logout', async () => {
  await keepBefore('old')
  indexedDB.deleteDatabase = () => {
    throw new DOMException('no', 'SecurityError')
  }
  forgetSession()
  token.value = 't'
  writeItem('token', 't')
  assert.is(await kept(), null)
  assert.is(await rows(), 1)
  // The next write takes them along.
  await keepBefore('new', 'another')
  assert.is(await rows(), 1)
})

test('a login that is not to be remembered leaves nothing on the device', async () => {
  void openSession('t3', false)
  await load(loadable<string>(), async () => 'new', { kept: { name } })
  await quiet()
  assert.is(await rows(), 0)
  assert.is(readItem('answersOf'), null)
})

test('a visitor has the market of the last visit, too', async () => {
  forgetSession()
  await load(loadable<string>(), async () => 'offers', { kept: { name } })
  await quiet()
  assert.is(await kept(), 'offers')
  token.value = 't'
  writeItem('token', 't')
  assert.is(await kept(), null)
})

test('all that a first visit asks for at once is kept, though the first answer gives the session its id', async () => {
  const [one, other] = [held<string>(), held<string>()]
  void load(loadable<string>(), one.read, { kept: { name } })
  void load(loadable<string>(), other.read, { kept: { name: `${name}, too` } })
  one.give('a')
  await quiet()
  other.give('b')
  await quiet()
  assert.is(await rows(), 2)
})

test('while nothing was ever kept, no code for it is asked for, and the disk is not touched', async () => {
  let opened = 0
  const { open } = indexedDB
  indexedDB.open = (...values: Parameters<typeof open>) => {
    opened++
    return open.apply(indexedDB, values)
  }
  void load(loadable<string>(), () => new Promise(() => {}), { kept: { name } })
  await quiet()
  assert.is(opened, 0)
})

test('an answer that is worse than the one before is not kept', async () => {
  await keepBefore('whole')
  await load(loadable<string>(), async () => 'half', { kept: { name, isWorthIt: (data) => data === 'whole' } })
  await quiet()
  assert.is(await kept(), 'whole')
})

test('more of a list that only an earlier visit has read: its first page is read again, and nothing is mixed', async () => {
  const target = loadable<Pages<string>>()
  target.value = { data: { items: ['old'], next: 'cursor' }, busy: false, error: null, asOf: 1 }
  const asked: (string | null)[] = []
  await loadMore(target, async (cursor) => {
    asked.push(cursor)
    return { items: ['new'], next: null }
  })
  assert.equal(asked, [null])
  assert.equal(target.value, { data: { items: ['new'], next: null }, busy: false, error: null })
})

test('the same of the two lists that read their pages themselves', async () => {
  const asked: string[] = []
  network.fetch = (input) => {
    asked.push(String(input))
    return new Promise(() => {})
  }
  const old = { data: { items: [], members: [], next: 'cursor' }, busy: false, error: null, asOf: 1 }
  Object.assign(invites, { value: old })
  Object.assign(legion, { value: old })
  void loadMoreInvites()
  void loadMoreMembers()
  await quiet()
  assert.is(asked.length, 2)
  assert.not.ok(asked.some((address) => address.includes('cursor')))
})

test('each asset of a kept list says itself that it is old', async () => {
  // Filters that nobody else asks for.
  const query = 'val1=3&val2=4&val5=5'
  const page: Pages<unknown> = { items: [sampleAsset(), sampleAsset({ id: 'hero-2' })], next: null }
  await keepBefore(page, `market ${query}`)
  const readAt = clockNow()
  void loadMarket(toMarketFilters(query))
  await until(() => market.value.data !== null)
  assert.equal(
    market.value.data?.items.map(({ id, asOf, tokenId }) => [id, asOf, tokenId]),
    [
      ['hero-1', readAt, 7n],
      ['hero-2', readAt, 7n],
    ],
  )
})

test('balances of an earlier visit are shown, and decide nothing', () => {
  walletBalances.value = { data: { MDS: 5n }, busy: true, error: null, asOf: 1 }
  assert.is(heldCoins.value, null)
  walletBalances.value = { data: { MDS: 5n }, busy: false, error: null }
  assert.equal(heldCoins.value, { MDS: 5n })
})

test.run()
