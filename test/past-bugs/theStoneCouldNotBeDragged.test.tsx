import '../support/render'
import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SlidePuzzle } from '../../src/screens/shell/SlidePuzzle'
import { cleanup, render } from '../support/render'
import { byRole, key } from '../ui/page'

const test = suite('past bugs, the stone could not be dragged')
test.after.each(cleanup)

let places: number[] = []
/** Draws a puzzle 600 pixels wide, two for each unit of its scene; answers a finger that is put on the stone. */
function show(target: number) {
  places = []
  render(
    <SlidePuzzle
      target={target}
      label="Move the stone"
      hint="Drag the stone."
      leftLabel="Left"
      rightLabel="Right"
      missText={(side) => `A little to the ${side}.`}
      onSolved={(place) => places.push(place)}
    />,
  )
  const stone = document.querySelector('[data-part=piece]') as SVGPathElement
  Object.assign(stone.ownerSVGElement as object, { getBoundingClientRect: () => ({ width: 600 }) })
  const held: number[] = []
  stone.setPointerCapture = (id) => void held.push(id)
  const finger = (what: string, clientX: number) =>
    act(() => void stone.dispatchEvent(Object.assign(new Event(what, { bubbles: true }), { clientX, pointerId: 7 })))
  return { finger, held }
}
const said = () => byRole('status').textContent

test('the stone follows the finger, and is solved where it is let go', () => {
  const { finger, held } = show(50)
  void finger('pointerdown', 40)
  assert.equal(held, [7], 'a finger that slips off keeps the stone')
  // 248 pixels are 124 of the scene, which are 50 of the stone's places.
  void finger('pointermove', 40 + 248)
  assert.equal(places, [])
  assert.is((byRole('slider') as HTMLInputElement).value, '50')
  void finger('pointerup', 40 + 248)
  assert.equal(places, [50])
})

test('a pointer that only passes over it moves nothing', () => {
  const { finger } = show(50)
  void finger('pointermove', 288)
  void finger('pointerup', 288)
  assert.is((byRole('slider') as HTMLInputElement).value, '0')
})

test('a miss is answered with the side on which the gap is', () => {
  const { finger } = show(50)
  assert.is(said(), 'Drag the stone.')
  void finger('pointerdown', 0)
  void finger('pointerup', 100)
  assert.is(said(), 'A little to the right.')
  void finger('pointerdown', 0)
  void finger('pointerup', 400)
  assert.is(said(), 'A little to the left.')
  assert.equal(places, [])
  assert.ok(key(byRole('slider'), 'ArrowLeft'), 'the keys stay the slider’s own')
})

test.run()
