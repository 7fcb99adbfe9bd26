import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DRAGONS } from '../../../src/build/art/beings'
import { footOf, placeOf, placeOfDragon } from '../../../src/build/art/drawSubject'
import { dragonFigure } from '../../../src/build/art/figure'
import { BREAKING_FOOT, FOOT } from '../../../src/build/art/ledge'

const test = suite('build/art/drawSubject')

/** Where the frame of a picture ends inwards, at its upper edge. */
const FRAME = 12

/** A subject's highest point in the picture. */
const headOf = ([, y, scale]: ReturnType<typeof placeOf>, { top }: { top: number }) => y + (top - 256) * scale

for (const look of [1, 2, 3] as const)
  test(`every dragon of age ${look} is above the name on its tile, and below the frame`, () => {
    DRAGONS.forEach((bands, skill) => {
      bands.forEach((subjects, band) => {
        subjects.forEach(({ form }, index) => {
          assert.ok(form)
          const { box } = dragonFigure(form, skill + 1, look, index)
          const place = placeOfDragon(box, look, band > 2)
          const lowest = look === 3 && band > 2 ? BREAKING_FOOT : FOOT
          assert.ok(footOf(place, box) <= lowest, `${form} stands at ${footOf(place, box)}`)
          assert.ok(headOf(place, box) >= FRAME, `${form} begins at ${headOf(place, box)}`)
        })
      })
    })
  })

test('what is low stands higher than what is tall', () => {
  const tall = { left: 100, top: 0, right: 400, bottom: 512 }
  const low = { left: 0, top: 300, right: 512, bottom: 500 }
  const feet = [tall, low].map((box) => footOf(placeOf({ icon: 'owl', pose: 'stand' }, box, false), box))
  assert.is(feet[0], FOOT)
  assert.ok((feet[1] ?? FOOT) < FOOT - 30, String(feet))
})

test.run()
