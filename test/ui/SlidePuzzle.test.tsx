import { render as renderAtOnce } from 'preact'
import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SlidePuzzle, type SlidePuzzleProps } from '../../src/screens/shell/SlidePuzzle'
import { cleanup, render } from '../support/render'
import { byRole, tap, type } from './page'

const test = suite('ui/SlidePuzzle')
test.after.each(cleanup)

let places: number[] = []
test.before.each(() => {
  places = []
})

const puzzle = (props: Partial<SlidePuzzleProps> = {}) => (
  <SlidePuzzle
    target={6}
    label="Move the stone"
    hint="Drag, tap or use the arrow keys."
    leftLabel="Left"
    rightLabel="Right"
    missText={(side) => `A little to the ${side}.`}
    onSolved={(place) => places.push(place)}
    {...props}
  />
)

const letGo = (element: HTMLElement) => act(() => void element.dispatchEvent(new Event('change', { bubbles: true })))

test('solved when let go in the gap, not while passing over it', () => {
  render(puzzle())
  const slider = byRole('slider', 'Move the stone')
  type(slider, '6')
  type(slider, '40')
  void letGo(slider)
  assert.equal(places, [])
  type(slider, '7')
  void letGo(slider)
  assert.equal(places, [7])
})

test('solved as soon as it is there, before the page has come to rest', () => {
  const root = document.createElement('div')
  renderAtOnce(puzzle(), root)
  const slider = root.querySelector('input') as HTMLInputElement
  slider.value = '6'
  slider.dispatchEvent(new Event('change', { bubbles: true }))
  assert.equal(places, [6])
  renderAtOnce(null, root)
})

test('taps alone solve it', () => {
  render(puzzle())
  tap(byRole('button', 'Right'))
  assert.equal(places, [])
  tap(byRole('button', 'Right'))
  assert.equal(places, [4])
})

test('taps stop at the ends', () => {
  render(puzzle({ target: 90 }))
  tap(byRole('button', 'Left'))
  assert.is((byRole('slider') as HTMLInputElement).value, '0')
})

test.run()
