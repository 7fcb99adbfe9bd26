import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { untilQuiet } from '../../src/actions/page/untilQuiet'
import { clockNow, installClock, until } from './support/clock'

const test = suite('actions/untilQuiet')
installClock()

/** What the screen looks like. */
const screen = { isLoading: false, pictures: [] as { complete: boolean }[] }
test.before(() => {
  Object.assign(document, {
    querySelector: () => (screen.isLoading ? {} : null),
    querySelectorAll: () => screen.pictures,
  })
})
test.after(() => {
  Object.assign(document, { querySelector: () => null, querySelectorAll: () => [] })
})

/** How long it takes until the screen is quiet, while this happens to it. */
async function waitFor(change: () => void = () => {}, afterMs = 0): Promise<number> {
  const begun = clockNow()
  let isQuiet = false
  void untilQuiet().then(() => {
    isQuiet = true
  })
  if (afterMs > 0) setTimeout(change, afterMs)
  await until(() => isQuiet)
  return clockNow() - begun
}

test('a screen that is complete is looked at twice', async () => {
  Object.assign(screen, { isLoading: false, pictures: [{ complete: true }] })
  assert.is(await waitFor(), 200)
})

test('a part that loads is waited for, and so is a picture in view', async () => {
  Object.assign(screen, { isLoading: true, pictures: [] })
  const part = await waitFor(() => {
    screen.isLoading = false
  }, 1000)
  assert.ok(part > 1000 && part <= 1300, `${part}`)
  Object.assign(screen, { isLoading: false, pictures: [{ complete: false }] })
  const picture = await waitFor(() => {
    screen.pictures = []
  }, 1000)
  assert.ok(picture > 1000 && picture <= 1300, `${picture}`)
})

test('what hangs holds up nothing for more than four seconds', async () => {
  Object.assign(screen, { isLoading: true })
  assert.is(await waitFor(), 4000)
})

test.run()
