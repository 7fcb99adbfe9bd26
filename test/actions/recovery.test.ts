import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findUnfinished } from '../../src/actions/findUnfinished'
import { recoverAsset } from '../../src/actions/recoverAsset'
import { config } from '../../src/config'
import { ASSET_STATUS, type Place, type StatusCode } from '../../src/domain/asset'
import { STEP } from '../../src/domain/journal'
import { CHAIN_PLACES, type ChainPlace, recoveryAction } from '../../src/domain/recovery'
import { journal } from '../../src/state/journal'
import { recoveries } from '../../src/state/recoveries'
import { addressOf } from '../../src/wallet/contracts'
import { sampleAsset } from '../domain/samples'
import { ALICE, BOB } from '../support/fakeProvider'
import { newEntry } from '../support/journalEntry'
import type { ChainState } from './support/chainState'
import { until } from './support/clock'
import { newStage, theEntry } from './support/stage'

const test = suite('actions, recovery without anything on the device')

const PLACES: Record<ChainPlace, { place: Place; put(state: ChainState): void }> = {
  wallet: { place: 'wallet', put: () => {} },
  listing: { place: 'wallet', put: (state) => state.listings.set('card 7', 1n) },
  auction: {
    place: 'contract',
    put: (state) => {
      state.owners.set('card 7', addressOf('auction'))
      state.lots.set('card 7', { holder: ALICE, price: 1n, state: 3, trades: 0 })
    },
  },
  vault: { place: 'game', put: (state) => state.owners.set('card 7', config.vault.toLowerCase()) },
}

for (const code of Object.keys(ASSET_STATUS).map(Number) as StatusCode[]) {
  for (const chainPlace of CHAIN_PLACES) {
    const status = ASSET_STATUS[code]
    const { place, put } = PLACES[chainPlace]
    test(`${status} by the provider, ${chainPlace} by the chain`, async () => {
      const { chain } = await newStage()
      put(chain.state)
      await findUnfinished([sampleAsset({ status, place })])
      const expected = recoveryAction(status, chainPlace, place)
      assert.equal(recoveries.value, expected === 'none' ? {} : { 'hero-1': expected })
    })
  }
}

test('with somebody else by the chain: the provider has to look again', async () => {
  const { chain } = await newStage()
  chain.state.owners.set('card 7', BOB)
  await findUnfinished([sampleAsset()])
  assert.equal(recoveries.value, { 'hero-1': 'refresh' })
  PLACES.auction.put(chain.state)
  chain.state.lots.set('card 7', { holder: BOB, price: 2n, state: 1, trades: 1 })
  await findUnfinished([sampleAsset({ place: 'contract', market: 'auction' })])
  assert.equal(recoveries.value, { 'hero-1': 'refresh' })
})

test('without a token, with an open entry, or while the chain is silent, nothing is said', async () => {
  const { chain } = await newStage()
  chain.state.listings.set('card 7', 1n)
  await findUnfinished([sampleAsset({ tokenId: null })])
  assert.equal(recoveries.value, {})
  journal.value = [newEntry({ resource: 'asset:hero-1', step: STEP.sent })]
  await findUnfinished([sampleAsset()])
  assert.equal(recoveries.value, {})
  journal.value = []
  chain.isDown = true
  await findUnfinished([sampleAsset()])
  assert.equal(recoveries.value, {})
})

test('"finish" has the provider read the asset again, "withdraw" brings it back', async () => {
  const { chain, api, sends } = await newStage()
  api.answers['/api/user/refresh'] = { changed: 1, items: [] }
  await recoverAsset(sampleAsset(), 'finish')
  assert.equal(
    api.to('/api/user/refresh').map(({ body }) => body),
    [{ id: 'hero-1' }],
  )
  assert.equal(sends(), [])
  PLACES.auction.put(chain.state)
  void recoverAsset(sampleAsset({ place: 'contract' }), 'withdraw')
  await until(() => journal.value.length > 0 && theEntry().step === STEP.done)
  assert.equal(chain.effects(), ['withdraw'])
})

test.run()
