import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadComparison } from '../../src/actions/load/loadComparison'
import { holdForComparison } from '../../src/actions/page/holdForComparison'
import { forgetSession } from '../../src/actions/session/endSession'
import { comparison, heldForComparison } from '../../src/state/comparison'
import { sampleAsset } from '../domain/samples'
import { newCard } from '../screens/support/card'
import { newStage } from './support/stage'

const test = suite('actions, comparison')

test('one asset is remembered until it is let go, or the login ends', () => {
  const asset = sampleAsset({ id: 'hero-2', name: 'Frostfang' })
  holdForComparison(asset)
  assert.equal(heldForComparison.value, { id: 'hero-2', name: 'Frostfang' })
  holdForComparison(null)
  assert.is(heldForComparison.value, null)
  holdForComparison(asset)
  forgetSession()
  assert.is(heldForComparison.value, null)
})

test('both are read, and stay while they are read again; another pair does not', async () => {
  const { api } = await newStage()
  api.answers['/api/card/hero-1'] = newCard({ id: 'hero-1' })
  const ids = () => comparison.value.data?.map(({ id }) => id)
  await loadComparison('hero-1', 'hero-1')
  assert.equal(ids(), ['hero-1', 'hero-1'])
  api.troubles['/api/card/hero-1'] = Array.from({ length: 9 }, () => ({ code: 400 }))
  const again = loadComparison('hero-1', 'hero-1')
  assert.equal(ids(), ['hero-1', 'hero-1'])
  await again
  assert.equal(ids(), ['hero-1', 'hero-1'])
  assert.ok(comparison.value.error)
  const other = loadComparison('hero-1', 'hero-9')
  assert.is(ids(), undefined)
  await other
  assert.is(comparison.value.data, null)
})

test.run()
