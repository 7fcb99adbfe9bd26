import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readChange } from '../../src/actions/money/readChange'
import { sayConfirmed } from '../../src/actions/money/sayConfirmed'
import { sayNotConfirmed } from '../../src/actions/money/sayNotConfirmed'
import { beginBid } from '../../src/actions/money/taps/beginBid'
import { beginBuy } from '../../src/actions/money/taps/beginBuy'
import { beginPriceChange } from '../../src/actions/money/taps/beginPriceChange'
import { beginTopUp } from '../../src/actions/money/taps/beginTopUp'
import type { Asset } from '../../src/domain/asset'
import { Step } from '../../src/domain/journal'
import { draftOf } from '../../src/screens/money/draftOf'
import { openAsset } from '../../src/state/assets'
import { confirmedByWord } from '../../src/state/confirmedByWord'
import { flow } from '../../src/state/flow'
import { user } from '../../src/state/session'
import { sampleAsset } from '../domain/samples'
import { ALICE, BOB } from '../support/fakeProvider'
import { sellWith } from './support/asks'
import { pass, until } from './support/clock'
import { wireAsset } from './support/fakeApi'
import { newStage, type Stage, theEntry } from './support/stage'
import { auctioned, MDS } from './support/taps'

const test = suite('actions, what has happened to a stale asset')

const tell = ({ api }: Stage, changes: Parameters<typeof wireAsset>[0], more: object = {}) => {
  api.answers['/api/card/hero-1'] = {
    ...wireAsset(changes),
    number: '7',
    attributes: {},
    total_traded: '0',
    trades: [],
    auction: null,
    ...more,
  }
}
const failed = () => until(() => flow.value?.stage === 'failed')
const CAROL = `0x${'c'.repeat(40)}` as const

test('a bid on a price that moved: the chain’s price, although the provider has the old one', async () => {
  const stage = await newStage()
  stage.chain.state.lots.set('card 7', { holder: CAROL, price: 120n * MDS, state: 1, trades: 1 })
  tell(stage, { place: 'contract', market: 'auction', price: '100', owner_id: 'bob', owner_address: BOB })
  const shown = auctioned({ ownerId: 'bob', ownerAddress: BOB })
  await beginBid(shown, 111n * MDS)
  await failed()
  await readChange(shown)
  assert.equal(flow.value?.change, {
    is: 'repriced',
    before: 100n * MDS,
    price: 120n * MDS,
    lowestBid: (1332n * MDS) / 10n,
  })
  assert.equal([flow.value?.asset?.price, flow.value?.asset?.ownerAddress], [120n * MDS, CAROL])
})

test('the chain is silent: the provider’s word has to do, also on the page that is open', async () => {
  const stage = await newStage()
  stage.chain.state.lots.set('card 7', { holder: ALICE, price: 100n * MDS, state: 4, trades: 0 })
  const shown = auctioned()
  openAsset.value = {
    data: { ...shown, number: '', attributes: [], totalTraded: 0n, trades: [], auction: null },
    busy: false,
    error: null,
  }
  await beginPriceChange(shown, 90n * MDS)
  await failed()
  stage.chain.isDown = true
  tell(
    stage,
    { place: 'contract', status: 1 },
    { auction: { state: 4, start_price: '100', current_bid: null, deadline: 0 } },
  )
  await readChange(shown)
  assert.equal(flow.value?.change, { is: 'stands', as: 'ended', price: null })
  assert.is(openAsset.value.data?.auction?.state, 'takenOff')
  openAsset.value = { data: null, busy: false, error: null }
})

async function lateBuy(): Promise<{ stage: Stage; shown: Asset }> {
  const stage = await newStage()
  stage.api.troubles['/api/card/buy/hero-1'] = [{ code: 400, msg: 'not for sale' }]
  const shown = sampleAsset({ ownerId: 'bob', ownerAddress: BOB, market: 'sale', price: 100n * MDS })
  await beginBuy(shown)
  await failed()
  return { stage, shown }
}

test('an offer that is gone: by whom it was taken', async () => {
  const { stage, shown } = await lateBuy()
  const trade = { token_id: '7', time: 9, from: BOB, to: CAROL, price: '100', hash: null }
  tell(stage, { owner_id: 'carol', owner_address: CAROL }, { trades: [trade], total_traded: '100' })
  await readChange(shown)
  assert.equal(flow.value?.change, { is: 'taken', to: CAROL, price: 100n * MDS })
})

test('what cannot be read explains nothing, and the refusal stays', async () => {
  const { stage, shown } = await lateBuy()
  stage.api.troubles['/api/card/hero-1'] = [{ code: 400 }, { code: 400 }, { code: 400 }]
  await readChange(shown)
  assert.equal([flow.value?.change, flow.value?.error?.key], [null, 'api'])
})

test('a sheet that was closed meanwhile stays closed, and nobody is asked without a login', async () => {
  const { stage, shown } = await lateBuy()
  tell(stage, {})
  const reading = readChange(shown)
  flow.value = null
  await reading
  assert.is(flow.value, null)
  await readChange(shown)
  await lateBuy()
  user.value = null
  await readChange(shown)
  assert.is((flow.value as { change?: unknown } | null)?.change, null)
})

const never = () => new Promise<boolean>(() => {})

test('"Yes" is kept for the visit, looks at the chain at once, and never asks the wallet', async () => {
  const stage = await sellWith({ approve: never })
  const { id } = theEntry()
  const looks = stage.chain.asked.length
  const sends = stage.sends().length
  sayConfirmed(id)
  assert.ok(confirmedByWord.value.includes(id))
  await until(() => stage.chain.asked.length > looks)
  assert.equal([theEntry().step, stage.sends().length], [Step.asked, sends])
})

test('"No" to a top-up brings back coin and amount', async () => {
  await newStage({ approve: never })
  // The coin's allowance is there already, so that the wallet is asked for the payment alone.
  void beginTopUp('USDT', 25_000_000n)
  await until(() => theEntry().step >= Step.ready)
  assert.equal(draftOf(theEntry()), { amount: '25', coin: 'USDT' })
})

test('"No", and the asset cannot be read: the sheet says that it has ended', async () => {
  const stage = await sellWith({ approve: never })
  await pass(200_000)
  stage.api.answers['/api/card/hero-1'] = 'garbage'
  await sayNotConfirmed(theEntry().id, {})
  assert.equal([flow.value?.stage, flow.value?.error?.key, theEntry().step], ['failed', 'givenUp', Step.dead])
  await sayNotConfirmed('0xgone', {})
})

test.run()
