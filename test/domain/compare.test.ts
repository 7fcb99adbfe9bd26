import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ATTRIBUTES, type DragonDetail } from '../../src/domain/asset'
import { barsOf, compareAssets, winsOf } from '../../src/domain/compare'
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

for (const [one, other, bars] of [
  [4, 8, { one: 0.5, other: 1 }],
  [3, 3, { one: 1, other: 1 }],
  [null, 7, { one: 0, other: 1 }],
  [7, null, { one: 1, other: 0 }],
  [-2, 8, { one: 0, other: 1 }],
  [-2, -1, { one: 0, other: 0 }],
  [0, 0, { one: 0, other: 0 }],
] as const)
  test(`the bars of ${one} and ${other}`, () => assert.equal(barsOf({ one, other }), bars))

test('a bar is as long as its value, and the longest is one', () => {
  const value = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(value, value, (one, other) => {
      const bars = barsOf({ one, other })
      assert.is(Math.max(bars.one, bars.other), one + other > 0 ? 1 : 0)
      assert.ok(Math.abs(bars.one * other - bars.other * one) < 1e-6)
    }),
  )
})

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
