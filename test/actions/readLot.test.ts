import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readLot } from '../../src/actions/money/readLot'
import { sampleAsset } from '../domain/samples'
import { newStage } from './support/stage'

const test = suite('actions, an auction on chain')

test('an asset without a token has none, and asks nobody', async () => {
  const { chain } = await newStage()
  const before = chain.asked.length
  assert.is(await readLot(sampleAsset({ tokenId: null })), null)
  assert.is(chain.asked.length, before)
})

test('an asset that the contract does not hold has none', async () => {
  await newStage()
  assert.is(await readLot(sampleAsset({ tokenId: 9999n })), null)
})

test.run()
