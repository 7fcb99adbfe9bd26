import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import shell from '../../i18n/en/shell.json'
import { addTexts } from '../../src/i18n'
import { LazyScreen } from '../../src/screens/shell/LazyScreen'
import { lazyPart } from '../../src/ui/lazyPart'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from '../ui/page'
import { addAllTexts, change } from './support/world'

const test = suite('screens/lazyScreen')
const Screen = () => <h1>Here</h1>

/** The page's timers, which run only when a test lets time pass. */
let timers: { at: number; id: number; run: () => void }[] = []
let now = 0
let nextId = 1
let reloads = 0
const real = { setTimeout, clearTimeout, fetch }

/** Lets time pass, and what was promised meanwhile come in. */
async function pass(ms: number): Promise<void> {
  now += ms
  const due = timers.filter(({ at }) => at <= now)
  timers = timers.filter(({ at }) => at > now)
  change(() => {
    for (const { run } of due) run()
  })
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve))
  change(() => {})
}

test.before(() => {
  addAllTexts()
  addTexts('en', 'shell', shell)
  Object.defineProperty(location, 'reload', { configurable: true, value: () => reloads++ })
})
test.before.each(() => {
  timers = []
  now = 0
  reloads = 0
  globalThis.setTimeout = ((run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    timers.push({ at: now + ms, id: nextId, run: () => run(...values) })
    return nextId++
  }) as unknown as typeof setTimeout
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  globalThis.clearTimeout = ((id: number) => {
    timers = timers.filter((timer) => timer.id !== id)
  }) as typeof clearTimeout
})
test.after.each(() => {
  Object.assign(globalThis, real)
  cleanup()
})

const words = () => document.body.textContent ?? ''
const hasRetry = () => allByRole('button', 'Try again').length > 0
/** A screen whose parts arrive when they are told to. */
const slowScreen = () => {
  const asked: { arrive: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<{ default: typeof Screen }>((resolve, reject) =>
      asked.push({ arrive: () => resolve({ default: Screen }), fail: () => reject(new Error('offline')) }),
    )
  return { asked, screen: { load, texts: [] } }
}

test('a screen that hangs: a retry from 10 s on, given up at 120 s, and still taken when it comes', async () => {
  const { asked, screen } = slowScreen()
  render(<LazyScreen screen={screen} />)
  await pass(9_999)
  assert.is(words(), 'Loading…')
  await pass(1)
  assert.ok(hasRetry())
  assert.is(byRole('status').getAttribute('aria-busy'), 'true')
  await pass(109_999)
  assert.match(words(), /^Loading/)
  await pass(1)
  assert.match(words(), /^Not loaded/)
  assert.is(byRole('status').getAttribute('aria-busy'), 'false')
  asked[0]?.arrive()
  await pass(0)
  assert.ok(byRole('heading', 'Here'))
})

test('the retry of what hangs, or failed, is a new page, since import() would not ask again', async () => {
  for (const meanwhile of ['slow', 'failed'] as const) {
    reloads = 0
    const { asked, screen } = slowScreen()
    render(<LazyScreen screen={screen} />)
    await pass(meanwhile === 'slow' ? 10_000 : 0)
    if (meanwhile === 'failed') asked[0]?.fail()
    await pass(0)
    globalThis.fetch = async () => new Response('the page')
    tap(byRole('button', 'Try again'))
    await pass(0)
    assert.is(reloads, 1, meanwhile)
    assert.is(asked.length, 1)
    cleanup()
  }
})

test('without a network the page stays, says so again, and can be tried again', async () => {
  const { asked, screen } = slowScreen()
  render(<LazyScreen screen={screen} />)
  await pass(0)
  asked[0]?.fail()
  await pass(0)
  for (let tries = 0; tries < 2; tries++) {
    assert.match(words(), /^Not loaded/)
    tap(byRole('button', 'Try again'))
    assert.is(words(), 'Loading…')
    await pass(0)
  }
  assert.match(words(), /^Not loaded/)
  assert.is(reloads, 0)
})

test('a screen that comes leaves no clock behind', async () => {
  const { asked, screen } = slowScreen()
  render(<LazyScreen screen={screen} />)
  await pass(0)
  asked[0]?.arrive()
  await pass(0)
  assert.ok(byRole('heading', 'Here'))
  assert.equal(
    timers.filter(({ at }) => at >= now + 10_000),
    [],
  )
})

test('a part that fails is asked for again every three seconds; meanwhile something stands in its place', async () => {
  let asked = 0
  const Part = lazyPart(async () => {
    asked++
    if (asked < 3) throw new Error('offline')
    return { default: Screen }
  })
  render(<Part>in its place</Part>)
  await pass(0)
  assert.equal([asked, words()], [1, 'in its place'])
  await pass(2_999)
  assert.is(asked, 1)
  await pass(1)
  assert.is(asked, 2)
  await pass(3_000)
  await pass(0)
  assert.equal([asked, words()], [3, 'Here'])
})

test.run()
