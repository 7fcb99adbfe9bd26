import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { splitIslands } from '../../../src/build/art/islands'

const test = suite('build/art/islands')

/** Clockwise; a hole turns the other way. */
const square = (x: number, y: number, side: number): string => `m${x} ${y}h${side}v${side}h-${side}z`
const hole = (x: number, y: number, side: number): string => `m${x} ${y}v${side}h${side}v-${side}z`

test('the largest island is apart from the others', () => {
  const { main, others, solid } = splitIslands(`${square(10, 10, 300)}${square(340, 0, 50)}`)
  assert.is(main, 'M10 10h300v300h-300z')
  assert.is(others, 'M350 10h50v50h-50z')
  assert.is(solid, main + others)
})

test('one of nearly the same size keeps the metal: it is the other wing', () => {
  const { main, others } = splitIslands(`${square(0, 0, 200)}${square(250, 0, 190)}`)
  assert.is(main, 'M0 0h200v200h-200zM250 0h190v190h-190z')
  assert.is(others, '')
})

test('a small hole above the mouth is an eye; a large one stays open', () => {
  const parts = splitIslands(`${square(0, 0, 400)}${hole(100, 100, 30)}${hole(0, 80, 30)}${hole(50, 50, 150)}`)
  assert.is(parts.eyes, 'M100 100v30h30v-30zM100 180v30h30v-30z')
  assert.is(parts.solid, 'M0 0h400v400h-400zM150 230v150h150v-150z')
  assert.match(parts.main, /^M0 0h400v400h-400z(M[^M]+){3}$/)
})

test('a small hole low down is a mouth: it does not glow', () => {
  assert.is(splitIslands(`${square(0, 0, 400)}${hole(100, 330, 30)}`).eyes, '')
})

test('two alike holes beside each other are sockets: closed, with a pupil of light in each', () => {
  const parts = splitIslands(`${square(0, 0, 400)}${hole(60, 100, 80)}${hole(140, 0, 80)}`)
  assert.is(parts.eyes, 'M86 140a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM226 140a14 14 0 1 0 28 0a14 14 0 1 0-28 0z')
  assert.is(parts.solid, 'M0 0h400v400h-400z')
})

test('… but not ears, far apart, nor holes of unlike size', () => {
  assert.is(splitIslands(`${square(0, 0, 500)}${hole(10, 100, 80)}${hole(390, 0, 80)}`).eyes, '')
  assert.is(splitIslands(`${square(0, 0, 400)}${hole(60, 100, 100)}${hole(140, 0, 60)}`).eyes, '')
})

test('curves and arcs are measured along their bend', () => {
  const { box, others } = splitIslands('m100 100a50 50 0 1 1 100 0a50 50 0 1 1-100 0zm200 0c0 10 5 20 10 20s5-20 0-20z')
  assert.ok(Math.abs(box.top - 50) < 1 && others.startsWith('M300 100'), JSON.stringify(box))
})

test.run()
