import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bestFirst } from '../../src/domain/bestFirst'
import { newAsset } from '../screens/support/asset'

const test = suite('domain/bestFirst')

const ranks = (assets: ReturnType<typeof bestFirst>) => assets.map(({ grade, star }) => `${grade}.${star}`)

test('a higher grade before more stars, and the given list stays as it is', () => {
  const given = [newAsset({ grade: 3, star: 7 }), newAsset({ grade: 22, star: 1 }), newAsset({ grade: 22, star: 3 })]
  assert.equal(ranks(bestFirst(given)), ['22.3', '22.1', '3.7'])
  assert.equal(ranks(given), ['3.7', '22.1', '22.3'])
})

test('what was just bought or is on its way stands before better ones, in the given order', () => {
  const given = [
    newAsset({ grade: 22 }),
    newAsset({ grade: 2, status: 'bought' }),
    newAsset({ grade: 9, status: 'confirming' }),
    newAsset({ grade: 1, status: 'saleConfirming' }),
    newAsset({ grade: 23, status: 'inTeam' }),
  ]
  assert.equal(
    bestFirst(given).map(({ grade }) => grade),
    [2, 9, 1, 23, 22],
  )
})

test('nothing is lost or added, and no asset comes after a lesser one', () => {
  const asset = fc.record({ grade: fc.integer({ min: 0, max: 30 }), star: fc.integer({ min: 0, max: 9 }) })
  fc.assert(
    fc.property(fc.array(asset.map(newAsset)), (assets) => {
      const best = bestFirst(assets)
      assert.equal(new Set(best), new Set(assets))
      assert.is(best.length, assets.length)
      for (const [index, { grade, star }] of best.entries()) {
        const next = best[index + 1]
        if (next) assert.ok(grade > next.grade || (grade === next.grade && star >= next.star))
      }
    }),
  )
})

test.run()
