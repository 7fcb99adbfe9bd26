import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ATTRIBUTES, type DragonDetail } from '../../src/domain/asset'
import { compareAssets, winsOf } from '../../src/domain/compare'
import { compareHref, toCompared } from '../../src/domain/compareHref'
import { newDetail } from '../screens/support/asset'

const test = suite('domain/compare')

const team = { refineLevel: 9, teamHp: 100, teamAttack: 10, teamAccuracy: 5, teamFree: 5, skills: [] }

test('the higher value is the better one, and equal ones are neither', () => {
  const one = newDetail({ grade: 17, star: 5, level: 3, attributes: [{ name: 'hp', value: 10 }] })
  const other = newDetail({ grade: 16, star: 5, level: 9, attributes: [{ name: 'hp', value: 11 }] })
  assert.equal(
    compareAssets(one, other).map(({ name, better }) => [name, better]),
    [
      ['grade', 'one'],
      ['star', null],
      ['level', 'other'],
      ['stage', null],
      ['hp', 'other'],
    ],
  )
})

test('what only one of them has is shown, and marks neither', () => {
  const one: DragonDetail = { ...newDetail({ kind: 'dragon' }), ...team }
  const other = newDetail({ attributes: [{ name: 'dodge', value: 3 }] })
  const found = compareAssets(one, other)
  assert.equal(
    found.find(({ name }) => name === 'teamHp'),
    { name: 'teamHp', one: 100, other: null, better: null },
  )
  assert.equal(
    found.find(({ name }) => name === 'dodge'),
    { name: 'dodge', one: null, other: 3, better: null },
  )
})

const details = fc
  .record({
    grade: fc.integer({ min: 1, max: 24 }),
    star: fc.integer({ min: 1, max: 7 }),
    attributes: fc.uniqueArray(
      fc.record({ name: fc.constantFrom(...ATTRIBUTES), value: fc.integer({ min: -9, max: 9 }) }),
      { selector: ({ name }) => name },
    ),
  })
  .map(newDetail)

test('seen from the other side, the same is better', () =>
  fc.assert(
    fc.property(details, details, (one, other) => {
      const [here, there] = [compareAssets(one, other), compareAssets(other, one)]
      assert.equal(
        here.map(({ name, one, other }) => [name, one, other]),
        there.map(({ name, one, other }) => [name, other, one]),
      )
      const { one: ones, other: others } = winsOf(here)
      assert.equal(winsOf(there), { one: others, other: ones })
    }),
  ))

test('the address names both, whatever their ids are', () =>
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
      assert.equal(toCompared(compareHref(one, other).split('?')[1] ?? ''), { one, other })
    }),
  ))

test('an address that names one or none', () => {
  assert.is(toCompared('one=12'), null)
  assert.is(toCompared('one=12&other='), null)
  assert.is(toCompared(''), null)
})

test.run()
