import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contoursOf } from '../../../src/build/art/contours'
import { hollowOf } from '../../../src/build/art/hollows'
import { splitIslands } from '../../../src/build/art/islands'
import { shortenOutline } from '../../../src/build/art/outline'
import { subjectsOf } from '../../../src/build/art/subjects'

const test = suite('build/art/hollows')

/** Clockwise; a hole turns the other way. */
const square = (x: number, y: number, side: number): string => `m${x} ${y}h${side}v${side}h-${side}z`
const hole = (x: number, y: number, side: number): string => `m${x} ${y}v${side}h${side}v-${side}z`
const hollow = (outline: string): string => hollowOf(contoursOf(outline))

test('behind a hole there is a hollow, a little wider than it', () => {
  const [, x = 0, y = 0] = (hollow(`${square(0, 0, 400)}${hole(150, 150, 100)}`).match(/^M(\d+) (\d+)/) ?? []).map(
    Number,
  )
  assert.ok(x === 144 && y <= 160 && y > 120, `${x} ${y}`)
})

test('the slot of a helm is closed behind, down to its open end', () => {
  const helm = 'm100 100h300v300h-100v-200h-100v200h-100z'
  assert.match(hollow(helm), /^M194 \d+l0 \d+/)
})

test('between two horns is sky, and between two ears with a slit in each', () => {
  assert.is(hollow('m100 0h50v200h200v-200h50v400h-300z'), '')
  const slits = `${hole(120, 20, 10)}m180 0v10h10v-10z`
  assert.is(hollow(`m100 0h50v200h200v-200h50v400h-300z${slits}`), '')
})

test('an earring is beside the face: it stays open', () => {
  const ring = `m420 100h80v80h-80z${hole(20, 10, 60)}`
  assert.is(hollow(square(0, 0, 400) + ring), '')
  const { solid } = splitIslands(`${square(100, 0, 300)}m320 100h90v90h-90z${hole(5, 5, 80)}`, true)
  assert.match(solid, /v80h80v-80z$/)
})

test("no sky shows through a hero's face", () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  for (let camp = 1; camp <= 5; camp++) {
    for (const { icon, pose } of subjectsOf('hero', camp).flat()) {
      if (pose !== 'head') continue
      const outline = shortenOutline(icons[icon]?.body.match(/ d="([^"]+)"/)?.[1] ?? '')
      const { solid, box } = splitIslands(outline, true)
      const contours = contoursOf(outline)
      const largest = contours.reduce((best, next) => (Math.abs(next.area) > Math.abs(best.area) ? next : best))
      for (const hole of contours) {
        const isHole = hole.area * largest.area < 0 && hole.left > largest.left && hole.right < largest.right
        const middle = ((hole.left + hole.right) / 2 - box.left) / (box.right - box.left)
        const isWithin = hole.top > largest.top && hole.bottom < largest.bottom
        if (isHole && isWithin && Math.abs(middle - 0.5) < 0.2) assert.not.ok(solid.includes(hole.path), icon)
      }
    }
  }
})

test.run()
