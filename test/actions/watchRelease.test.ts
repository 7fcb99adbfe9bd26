import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadRelease, watchRelease } from '../../src/actions/page/watchRelease'
import { newRelease } from '../../src/state/release'
import { readItem } from '../../src/storage/settings'
import { clockNow, installClock, pass, quiet, setClock } from './support/clock'
import { network } from './support/page'

const test = suite('actions/watchRelease')
installClock()

const OWN = '/a/own.js'
const NEXT = '/a/next.js'
const PAUSE_MS = 5 * 60_000
const HOUR_MS = 60 * 60_000

const page = { visibilityState: 'visible', own: OWN as string | null }
test.before(() => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => page.visibilityState })
  Object.assign(document, {
    head: { querySelector: () => (page.own === null ? null : { getAttribute: () => page.own }) },
  })
})
test.after(() => {
  Reflect.deleteProperty(document, 'visibilityState')
  Reflect.deleteProperty(document, 'head')
})
/** How often the site was asked. */
let asked = 0
let reloads = 0
test.before(() => void Object.assign(location, { reload: () => reloads++ }))

/** The site has this at version.txt. */
const serve = (answer: () => Response) => {
  network.fetch = async (input) => {
    assert.is(String(input), '/version.txt')
    asked++
    return answer()
  }
}
/** The page is watched while the work goes on, as if it was opened now. */
async function watching(work: () => Promise<void>): Promise<void> {
  setClock(clockNow() + PAUSE_MS)
  const stop = watchRelease()
  // The first look waits until the screen is complete.
  await pass(300)
  await quiet()
  try {
    await work()
  } finally {
    stop()
  }
}
const comeBack = async () => {
  dispatchEvent(new Event('focus'))
  dispatchEvent(new Event('pageshow'))
  document.dispatchEvent(new Event('visibilitychange'))
  await quiet()
}

test.before.each(() => {
  asked = 0
  newRelease.value = null
  Object.assign(page, { visibilityState: 'visible', own: OWN })
  localStorage.removeItem('reloadedFor')
})

test('a later release is offered, and its own one is not', async () => {
  serve(() => new Response(`${NEXT}\n`))
  await watching(async () => assert.is(newRelease.value, NEXT))
  serve(() => new Response(OWN))
  await watching(async () => assert.is(newRelease.value, null))
})

const UNREADABLE: [string, () => Response][] = [
  ['a page in its place', () => new Response('<!doctype html><title>Dragons</title>')],
  ['a 404', () => new Response(NEXT, { status: 404 })],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
]
for (const [what, answer] of UNREADABLE) {
  test(`${what}: what was offered before is still offered`, async () => {
    newRelease.value = NEXT
    serve(answer)
    await watching(async () => assert.equal([asked, newRelease.value], [1, NEXT]))
  })
}

test('the player who comes back asks again, at most every five minutes, and not after the end', async () => {
  serve(() => new Response(OWN))
  await watching(async () => {
    await comeBack()
    assert.is(asked, 1)
    await pass(PAUSE_MS)
    await comeBack()
    assert.is(asked, 2)
    await pass(PAUSE_MS)
  })
  await comeBack()
  assert.is(asked, 2)
})

test('a page in the background and one that the build did not write ask nothing', async () => {
  serve(() => new Response(NEXT))
  page.visibilityState = 'hidden'
  await watching(async () => assert.is(asked, 0))
  Object.assign(page, { visibilityState: 'visible', own: null })
  await watching(async () => assert.is(asked, 0))
})

test('a release that a reload did not bring is not offered again for an hour', async () => {
  serve(() => new Response(NEXT))
  await watching(async () => loadRelease())
  assert.is(reloads, 1)
  assert.match(readItem('reloadedFor') ?? '', NEXT)
  await watching(async () => assert.is(newRelease.value, null))
  await pass(HOUR_MS)
  await watching(async () => assert.is(newRelease.value, NEXT))
})

test.run()
