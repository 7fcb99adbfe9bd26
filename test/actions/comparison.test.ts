import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadComparison } from '../../src/actions/load/loadComparison'
import { choosing } from '../../src/actions/page/choosing'
import { holdForComparison } from '../../src/actions/page/holdForComparison'
import { forgetSession } from '../../src/actions/session/endSession'
import { ownAssets } from '../../src/state/assets'
import { comparison, heldForComparison } from '../../src/state/comparison'
import { journal } from '../../src/state/journal'
import { market } from '../../src/state/market'
import { sampleAsset } from '../domain/samples'
import { newCard } from '../screens/support/card'
import { newEntry } from '../support/journalEntry'
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

test('in a list the first one is chosen first; who holds one, or stops, does so no longer', () => {
  holdForComparison(sampleAsset({ id: 'hero-2' }))
  choosing.begin()
  assert.equal([choosing.held.value, choosing.isFirst.value], [null, true])
  choosing.hold(sampleAsset({ id: 'hero-3', name: 'Ash' }))
  assert.equal([choosing.held.value, choosing.isFirst.value], [{ id: 'hero-3', name: 'Ash' }, false])
  choosing.begin()
  choosing.hold(null)
  assert.equal([choosing.held.value, choosing.isFirst.value], [null, false])
})

test('what the lists show can be chosen, and the bar makes room for money under way', () => {
  const listed = () => choosing.listed().map(({ id }) => id)
  market.value = { data: null, busy: false, error: null }
  ownAssets.value = { data: null, busy: false, error: null }
  assert.equal(listed(), [])
  market.value = { data: { items: [sampleAsset({ id: 'a' })], next: null, total: 1 }, busy: false, error: null }
  ownAssets.value = { data: { items: [sampleAsset({ id: 'b' })], next: null }, busy: false, error: null }
  assert.equal(listed(), ['a', 'b'])
  assert.is(choosing.isRaised.value, false)
  journal.value = [newEntry()]
  assert.is(choosing.isRaised.value, true)
  journal.value = []
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
