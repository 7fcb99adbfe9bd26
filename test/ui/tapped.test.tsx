import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lazyPart } from '../../src/ui/lazyPart'
import { noteTaps, showBusy } from '../../src/ui/tapped'
import { cleanup, render } from '../support/render'
import { byRole, tap } from './page'

const test = suite('ui/tapped')
const isBusy = (name: string) => byRole('button', name).getAttribute('aria-busy') === 'true'
const real = { setTimeout }

/** What waits for time to pass. */
const waiting: (() => void)[] = []
const pass = () => {
  for (const run of waiting.splice(0)) run()
}

test.before(noteTaps)
test.before.each(() => {
  globalThis.setTimeout = ((run: () => void) => waiting.push(run)) as unknown as typeof setTimeout
})
test.after.each(() => {
  pass()
  Object.assign(globalThis, real)
  cleanup()
})

test('the button tapped last is busy until the work ends', () => {
  render(
    <>
      <button type="button">Filter</button>
      <button type="button">
        <i>Menu</i>
      </button>
    </>,
  )
  tap(byRole('button', 'Filter'))
  tap(byRole('button', 'Menu').querySelector('i') as HTMLElement)
  const end = showBusy()
  assert.equal([isBusy('Filter'), isBusy('Menu')], [false, true])
  end()
  assert.not(isBusy('Menu'))
})

test('what the work loads next is shown on the same button, however long the first part took', () => {
  render(<button type="button">Menu</button>)
  tap(byRole('button', 'Menu'))
  const end = showBusy()
  pass()
  end()
  const endNext = showBusy()
  assert.ok(isBusy('Menu'))
  endNext()
  assert.not(isBusy('Menu'))
})

test('work that begins long after a tap has nothing to do with it', () => {
  render(<button type="button">Menu</button>)
  tap(byRole('button', 'Menu'))
  pass()
  const end = showBusy()
  assert.not(isBusy('Menu'))
  end()
})

test('a button that says so by itself keeps its word', () => {
  render(
    <button type="button" aria-busy="true">
      Log in
    </button>,
  )
  tap(byRole('button', 'Log in'))
  const end = showBusy()
  end()
  assert.ok(isBusy('Log in'))
})

for (const [title, count] of [
  ['a part that is on its way shows itself on the button that was tapped for it', 1],
  ['two of a part for the same tap: neither forgets the button', 2],
] as const)
  test(title, async () => {
    let arrive = (_: { default: () => null }) => {}
    const module = new Promise<{ default: () => null }>((resolve) => {
      arrive = resolve
    })
    const Part = lazyPart(() => module)
    const draw = (isOpen: boolean) => (
      <>
        <button type="button">Menu</button>
        {isOpen && <Part />}
        {isOpen && count > 1 && <Part />}
      </>
    )
    const { rerender } = render(draw(false))
    tap(byRole('button', 'Menu'))
    rerender(draw(true))
    assert.ok(isBusy('Menu'))
    pass()
    arrive({ default: () => null })
    await new Promise((resolve) => setImmediate(resolve))
    assert.not(isBusy('Menu'))
  })

test('a part that has come marks nothing when it leaves', async () => {
  const Part = lazyPart(() => Promise.resolve({ default: () => null }))
  const draw = (isOpen: boolean) => (
    <>
      <button type="button">Menu</button>
      {isOpen && <Part />}
    </>
  )
  const { rerender } = render(draw(false))
  tap(byRole('button', 'Menu'))
  rerender(draw(true))
  pass()
  await new Promise((resolve) => setImmediate(resolve))
  pass()
  rerender(draw(false))
  showBusy()
  assert.not(isBusy('Menu'))
})

test('a part nobody waits for any more is not asked for again', async () => {
  let asked = 0
  const Part = lazyPart<object>(() => {
    asked++
    return Promise.reject(new Error('no network'))
  })
  const draw = (isOpen: boolean) => <i>{isOpen && <Part />}</i>
  const { rerender } = render(draw(true))
  pass()
  await new Promise((resolve) => setImmediate(resolve))
  pass()
  await new Promise((resolve) => setImmediate(resolve))
  assert.is(asked, 2)
  rerender(draw(false))
  pass()
  await new Promise((resolve) => setImmediate(resolve))
  assert.is(asked, 2)
})

test.run()
