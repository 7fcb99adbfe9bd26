import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findUnfinished } from '../../src/actions/money/findUnfinished'
import { recoverAsset } from '../../src/actions/money/recoverAsset'
import { forgetSession } from '../../src/actions/session/endSession'
import { config } from '../../src/config'
import { ASSET_STATUS, type AssetDetail, type Place, type StatusCode } from '../../src/domain/asset'
import { Step } from '../../src/domain/journal'
import { CHAIN_PLACES, type ChainPlace, recoveryAction } from '../../src/domain/recovery'
import { openAsset, ownAssets } from '../../src/state/assets'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { recoveries, recoveryOf } from '../../src/state/recoveries'
import { toasts } from '../../src/state/toasts'
import { addressOf } from '../../src/wallet/contracts'
import { sampleAsset } from '../domain/samples'
import { ALICE, BOB } from '../support/fakeProvider'
import { newEntry } from '../support/journalEntry'
import type { ChainState } from './support/chainState'
import { quiet } from './support/clock'
import { wireAsset } from './support/fakeApi'
import { newStage } from './support/stage'

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
      assert.equal(recoveries.value, expected === 'none' ? {} : { 'hero-1': { action: expected, place: chainPlace } })
    })
  }
}

test('with somebody else by the chain: the provider has to look again', async () => {
  const { chain } = await newStage()
  chain.state.owners.set('card 7', BOB)
  await findUnfinished([sampleAsset()])
  assert.equal(recoveries.value, { 'hero-1': { action: 'refresh', place: null } })
  PLACES.auction.put(chain.state)
  chain.state.lots.set('card 7', { holder: BOB, price: 2n, state: 1, trades: 1 })
  await findUnfinished([sampleAsset({ place: 'contract', market: 'auction' })])
  assert.equal(recoveries.value, { 'hero-1': { action: 'refresh', place: null } })
})

test('without a token, or while the chain is silent, nothing is said', async () => {
  const { chain } = await newStage()
  chain.state.listings.set('card 7', 1n)
  await findUnfinished([sampleAsset({ tokenId: null })])
  assert.equal(recoveries.value, {})
  chain.isDown = true
  await findUnfinished([sampleAsset()])
  assert.equal(recoveries.value, {})
})

test('an asset with an open entry is the journal’s', async () => {
  const { chain } = await newStage()
  chain.state.listings.set('card 7', 1n)
  await findUnfinished([sampleAsset()])
  assert.equal(recoveryOf('hero-1'), { action: 'finish', place: 'listing' })
  journal.value = [newEntry({ resource: 'asset:hero-1', step: Step.sent })]
  assert.is(recoveryOf('hero-1'), null)
})

test('what was found before is kept while other assets are looked at, and goes once they agree', async () => {
  const { chain } = await newStage()
  chain.state.listings.set('card 7', 1n)
  await findUnfinished([sampleAsset()])
  chain.state.owners.set('card 8', ALICE)
  await findUnfinished([sampleAsset({ id: 'hero-2', tokenId: 8n })])
  assert.equal(Object.keys(recoveries.value), ['hero-1'])
  await findUnfinished([sampleAsset({ status: 'selling', market: 'sale' })])
  assert.equal(recoveries.value, {})
})

test('what is found for a player who has left meanwhile is dropped', async () => {
  const { chain } = await newStage()
  chain.state.listings.set('card 7', 1n)
  const looking = findUnfinished([sampleAsset()])
  forgetSession()
  await looking
  assert.equal(recoveries.value, {})
})

test('"finish" has the provider read the asset again, and shows it as it is then', async () => {
  const { chain, api, sends } = await newStage()
  chain.state.listings.set('card 7', 1n)
  const other = sampleAsset({ id: 'hero-2', tokenId: null })
  ownAssets.value = { data: { items: [sampleAsset(), other], next: 'c' }, busy: false, error: null }
  await findUnfinished([sampleAsset()])
  api.answers['/api/user/refresh'] = { changed: 1, items: [wireAsset({ status: 1, market: 'sale', price: '5' })] }
  await recoverAsset(sampleAsset(), { action: 'finish', place: 'listing' })
  assert.equal(
    api.to('/api/user/refresh').map(({ body }) => body),
    [{ id: 'hero-1' }],
  )
  assert.equal(sends(), [])
  assert.equal(
    ownAssets.value.data?.items.map(({ id, status }) => [id, status]),
    [
      ['hero-1', 'selling'],
      ['hero-2', 'inTeam'],
    ],
  )
  assert.equal([recoveries.value, toasts.value.map(({ text }) => text)], [{}, ['recovery.agree']])
})

test('"finish" shows the open asset as it is then, of any kind', async () => {
  for (const [kind, path] of [
    ['hero', '/api/card/hero-1'],
    ['dragon', '/api/user/dragons/hero-1'],
  ] as const) {
    const { api } = await newStage()
    api.answers['/api/user/refresh'] = { changed: 1, items: [wireAsset({ kind })] }
    openAsset.value = { data: { ...sampleAsset({ kind }) } as AssetDetail, busy: false, error: null }
    await recoverAsset(sampleAsset({ kind }), { action: 'finish', place: 'listing' })
    await quiet()
    assert.is(api.to(path).length, 1, path)
    openAsset.value = { data: null, busy: false, error: null }
  }
})

test('a provider that still does not know is said, and the offer stays', async () => {
  const { chain, api } = await newStage()
  chain.state.listings.set('card 7', 1n)
  api.answers['/api/user/refresh'] = { changed: 0, items: [] }
  await recoverAsset(sampleAsset(), { action: 'finish', place: 'listing' })
  assert.equal([Object.keys(recoveries.value), toasts.value.map(({ text }) => text)], [['hero-1'], ['recovery.still']])
  api.troubles['/api/user/refresh'] = [{ code: 1999 }]
  toasts.value = []
  await recoverAsset(sampleAsset(), { action: 'finish', place: 'listing' })
  assert.is(toasts.value[0]?.kind, 'error')
})

test('"withdraw" leads to the withdrawal from the protocol, and asks nothing of the wallet yet', async () => {
  const { sends } = await newStage()
  await recoverAsset(sampleAsset({ place: 'contract' }), { action: 'auctionWithdraw', place: 'auction' })
  assert.equal([flow.value?.kind, flow.value?.stage, sends()], ['auctionWithdraw', 'review', []])
})

test.run()
