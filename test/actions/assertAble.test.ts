import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { beginAuctionWithdraw } from '../../src/actions/money/taps/beginAuctionWithdraw'
import { beginBuy } from '../../src/actions/money/taps/beginBuy'
import { beginClaim } from '../../src/actions/money/taps/beginClaim'
import { beginDeposit } from '../../src/actions/money/taps/beginDeposit'
import { beginSell } from '../../src/actions/money/taps/beginSell'
import { beginTakeOff } from '../../src/actions/money/taps/beginTakeOff'
import type { ErrorKey } from '../../src/errors'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { recoveries } from '../../src/state/recoveries'
import { user } from '../../src/state/session'
import { sampleAsset } from '../domain/samples'
import { ALICE } from '../support/fakeProvider'
import { until } from './support/clock'
import { newStage, onDisk, player } from './support/stage'
import { auctioned, MDS } from './support/taps'

const test = suite('actions, what the player may do is asked again')

const inGame = sampleAsset({ place: 'game', tokenId: null })
const CASES: [string, ErrorKey, () => Promise<void>, Parameters<typeof player>[0]?][] = [
  ['to sell what is no longer theirs', 'notYours', () => beginSell(sampleAsset({ ownerId: 'bob' }), MDS)],
  ['to sell what is on sale', 'notPossible', () => beginSell(sampleAsset({ market: 'sale' }), MDS)],
  ['to buy their own', 'notPossible', () => beginBuy(sampleAsset({ market: 'sale', price: MDS }))],
  ['to deposit what is locked', 'nftLocked', () => beginDeposit(sampleAsset({ status: 'locked' }))],
  ['to take off what is locked', 'notPossible', () => beginTakeOff(auctioned({ status: 'locked' }))],
  ['to claim while in the game', 'gameOnline', () => beginClaim(inGame), { isOnline: true }],
  ['to claim without activation', 'activateFirst', () => beginClaim(inGame), { activated: false }],
  ['to claim without a role', 'roleFirst', () => beginClaim(inGame), { currentServerId: '' }],
]
for (const [what, error, tap, change] of CASES) {
  test(`${what}: ${error}, nothing is written and nobody is asked`, async () => {
    const { api, wallet } = await newStage()
    user.value = player(change)
    api.received.length = 0
    await tap()
    assert.equal([flow.value?.stage, flow.value?.error?.key], ['failed', error])
    assert.equal([await onDisk(), journal.value, api.received, wallet.asked], [[], [], [], []])
  })
}

test('what the chain shows to wait in the protocol can be withdrawn, though the provider has it elsewhere', async () => {
  const { chain } = await newStage()
  chain.state.lots.set('card 7', { holder: ALICE, price: MDS, state: 3, trades: 0 })
  recoveries.value = { 'hero-1': { action: 'auctionWithdraw', place: 'auction' } }
  void beginAuctionWithdraw(sampleAsset())
  await until(() => flow.value?.stage === 'done')
  assert.equal(chain.effects(), ['withdraw'])
})

test('what the chain shows allows that one thing: nothing else that the player may not do', async () => {
  const { wallet } = await newStage()
  recoveries.value = { 'hero-1': { action: 'auctionWithdraw', place: 'auction' } }
  await beginSell(sampleAsset({ market: 'sale' }), MDS)
  assert.equal([flow.value?.stage, flow.value?.error?.key], ['failed', 'notPossible'])
  assert.equal([await onDisk(), wallet.asked], [[], []])
})

test.run()
