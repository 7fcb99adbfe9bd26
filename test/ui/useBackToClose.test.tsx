import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stepOnward, useBackToClose, watchLayers } from '../../src/ui/frame/useBackToClose'
import { cleanup, render } from '../support/render'

const test = suite('ui/useBackToClose')

/** A browser's session history, as far as it goes: steps arrive later, and tell the page by an event. */
const entries: { state: unknown; url: string }[] = []
let at = 0
const fakeHistory = {
  get state() {
    return entries[at]?.state ?? null
  },
  pushState(state: unknown, _: string, url = entries[at]?.url ?? '') {
    entries.length = at + 1
    entries.push({ state, url })
    at++
  },
  go(step: number) {
    setTimeout(() => {
      at += step
      dispatchEvent(new Event('popstate'))
    })
  },
}

const real = Object.getOwnPropertyDescriptor(globalThis, 'history')
test.before(() => {
  Object.defineProperty(globalThis, 'history', { configurable: true, value: fakeHistory })
})
test.after(() => {
  if (real) Object.defineProperty(globalThis, 'history', real)
})
test.before.each(() => {
  entries.splice(0, entries.length, { state: null, url: '/start' }, { state: null, url: '/page' })
  at = 1
})

const closed: string[] = []
function Layer({ name }: { name: string }) {
  useBackToClose(() => closed.push(name))
  return <p>{name}</p>
}
/** More than any chain of timers in a test. One after the other they keep their order, however slow the machine is. */
const TURNS = 12
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
const settle = () =>
  act(async () => {
    for (let turns = 0; turns < TURNS; turns++) await turn()
  })
const back = async () => {
  fakeHistory.go(-1)
  await settle()
}
const place = () => `${entries[at]?.url} ${(entries[at]?.state as { layer?: number } | null)?.layer ?? 0}`

test.after.each(async () => {
  cleanup()
  await settle()
  closed.length = 0
})

test('an open layer is an entry of its own, which Back takes away', async () => {
  const { rerender } = render(<Layer name="menu" />)
  await settle()
  assert.is(place(), '/page 1')
  await back()
  assert.equal(closed, ['menu'])
  rerender(null)
  await settle()
  assert.is(place(), '/page 0')
})

test('a layer that closes otherwise leaves no entry to step over', async () => {
  const { rerender } = render(<Layer name="menu" />)
  await settle()
  rerender(null)
  await settle()
  assert.is(place(), '/page 0')
  assert.equal(closed, [])
  await back()
  assert.is(place(), '/start 0')
})

test('a layer that takes the place of another at once takes over its entry', async () => {
  const { rerender } = render(<Layer key="a" name="menu" />)
  await settle()
  rerender(<Layer key="b" name="question" />)
  await settle()
  assert.is(place(), '/page 1')
  await back()
  assert.equal(closed, ['question'])
})

test('of two layers Back closes the upper one', async () => {
  const upper = (
    <>
      <Layer name="sheet" />
      <Layer name="question" />
    </>
  )
  render(upper)
  await settle()
  assert.is(place(), '/page 2')
  await back()
  assert.equal(closed, ['question'])
})

test('a step onward that is taken while the way back is under way is not undone by it', async () => {
  const { rerender } = render(<Layer name="menu" />)
  await settle()
  rerender(null)
  await act(turn)
  assert.is(place(), '/page 1', 'it has not come back yet')
  stepOnward(() => fakeHistory.pushState(null, '', '/next'))
  await settle()
  assert.is(place(), '/next 0')
  await back()
  assert.is(place(), '/page 0')
})

test('a link in a layer leads on, and one step back is the page under the layer', async () => {
  const { rerender } = render(<Layer name="menu" />)
  await settle()
  fakeHistory.pushState(null, '', '/next')
  rerender(null)
  await settle()
  assert.is(place(), '/next 0')
  await back()
  await settle()
  assert.is(place(), '/page 0')
})

test('after a reload, what was open before it costs no press of Back', async () => {
  entries.push({ state: { layer: 1 }, url: '/page' }, { state: { layer: 2 }, url: '/page' })
  at = 3
  watchLayers()
  await settle()
  assert.is(place(), '/page 0')
  await back()
  assert.is(place(), '/start 0')
})

test('after a reload, a layer that opens at once takes over the entry of the one before', async () => {
  entries.push({ state: { layer: 1 }, url: '/page' })
  at = 2
  watchLayers()
  render(<Layer name="menu" />)
  await settle()
  assert.is(place(), '/page 1')
  await back()
  assert.equal(closed, ['menu'])
  assert.is(place(), '/page 0')
})

test.run()
