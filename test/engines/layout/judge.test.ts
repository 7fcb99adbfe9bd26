import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Block, Layout } from '../page/measure'
import { compareViews, findFaults } from './judge'
import type { View } from './pages'

const test = suite('engines/layout/judge')

const block = (changes: Partial<Block> = {}): Block => ({
  key: 'button Sell #1',
  x: 20,
  y: 500,
  width: 320,
  height: 44,
  ...changes,
})
const view = (blocks: Block[], changes: Partial<Layout> = {}): View => ({
  name: 'asset',
  layout: {
    blocks,
    view: { width: 360, height: 640 },
    size: { width: 360, height: 900 },
    outside: [],
    empty: [],
    bars: { top: 0, bottom: 0 },
    ...changes,
  },
  barsAtEnd: { top: 0, bottom: 0 },
  picture: Buffer.alloc(0),
})

test('the same page has no fault', () => {
  assert.equal(findFaults(view([block()])), [])
  assert.equal(compareViews(view([block()]), view([block({ x: 22, y: 503, height: 46 })])), [])
})

test('a page wider than the phone is one, also when the view grew with it', () => {
  assert.is(findFaults(view([], { size: { width: 370, height: 900 } })).length, 1)
  assert.is(findFaults(view([], { view: { width: 370, height: 658 } })).length, 1)
})

test('so are blocks without room or outside, and a bar that left its edge', () => {
  assert.is(findFaults(view([], { empty: ['button Sell'] })).length, 1)
  assert.is(findFaults(view([], { outside: ['button Sell'] })).length, 1)
  assert.is(findFaults({ ...view([]), barsAtEnd: { top: 0, bottom: 90 } }).length, 1)
})

test('a block elsewhere, of another size, missing or new is told from the newest engine’s', () => {
  for (const changes of [{ x: 0 }, { y: 540 }, { width: 300 }, { height: 70 }])
    assert.match(compareViews(view([block()]), view([block(changes)])).join(), /1 blocks elsewhere: button Sell/)
  assert.match(compareViews(view([block()]), view([])).join(), /1 blocks in one engine only, such as button Sell/)
  assert.is(compareViews(view([block()]), view([block(), block({ key: 'p x #1' })])).length, 1)
})

test('a bar that no longer sticks is told', () => {
  const loose: View = { ...view([block()]), barsAtEnd: { top: null, bottom: 0 } }
  assert.match(compareViews(view([block()]), loose).join(), /the top bar/)
})

test.run()
