import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { afterPayout, loadWaiting, noteTraded } from '../../src/actions/load/loadWaiting'
import { forgetSession } from '../../src/actions/session/endSession'
import { followWaiting } from '../../src/actions/session/followWaiting'
import { type ActivityWire, toActivity } from '../../src/api/activity'
import { decodeCall } from '../../src/chain/decodeCall'
import { Step } from '../../src/domain/journal'
import { sumOf } from '../../src/domain/waiting'
import { activities } from '../../src/state/activities'
import { flow } from '../../src/state/flow'
import { waiting } from '../../src/state/waiting'
import { dividend } from '../screens/support/waiting'
import { ALICE, BOB } from '../support/fakeProvider'
import { newEntry } from '../support/journalEntry'
import { quiet, until } from './support/clock'
import { logIn, newStage, theEntry } from './support/stage'
import { MDS, TAPS } from './support/taps'

const test = suite('actions, money that waits')

const FEED = '/api/user/activities'
const lines = (...tokens: string[]) => ({
  items: tokens.map((tokenid) => dividend({ tokenid, assets_id: `hero-${tokenid}` })),
  next: null,
})
const sum = () => waiting.value && sumOf(waiting.value)

test('the feed names the assets, one question to the chain tells what each holds, and failed payments', async () => {
  const { chain, api } = await newStage()
  api.answers[FEED] = lines('7', '9', '7')
  chain.state.owed.set(`card 7 ${ALICE}`, 3n * MDS)
  chain.state.owed.set(`dragon 9 ${ALICE}`, MDS)
  chain.state.owed.set(ALICE, 2n * MDS)
  const before = chain.asked.filter((method) => method === 'eth_call').length
  await loadWaiting()
  assert.is(sum(), 6n * MDS)
  assert.is(waiting.value?.isPart, false)
  assert.is(chain.asked.filter((method) => method === 'eth_call').length - before, 1)
  assert.is(api.to(FEED).length, 1)
})

test('without the feed there is still what failed to be paid, and it is said to be a part', async () => {
  const { chain } = await newStage()
  chain.state.owed.set(ALICE, 2n * MDS)
  await loadWaiting()
  assert.equal([sum(), waiting.value?.isPart], [2n * MDS, true])
})

test('a silent chain shows no zero', async () => {
  const { chain, api } = await newStage()
  api.answers[FEED] = lines()
  chain.isDown = true
  await loadWaiting().catch(Boolean)
  assert.is(waiting.value, null)
})

test('an asset of a page is asked for although the feed does not name it', async () => {
  const { chain } = await newStage()
  chain.state.owed.set(`card 7 ${ALICE}`, 3n * MDS)
  await noteTraded({ id: 'hero-7', name: 'Frostfang', tokenId: 7n })
  assert.equal([sum(), waiting.value?.shares[0]?.asset?.name], [3n * MDS, 'Frostfang'])
})

test('after a payout what it took waits no longer, whatever the nodes say', async () => {
  const { chain, api } = await newStage()
  api.answers[FEED] = lines('7', '9')
  chain.state.owed.set(`card 7 ${ALICE}`, 3n * MDS)
  chain.state.owed.set(`card 9 ${ALICE}`, MDS)
  await loadWaiting()
  chain.isDown = true
  const entry = newEntry({ kind: 'payout', account: ALICE, payload: { tokens: 'card:7', amount: '3' } })
  await afterPayout(entry).catch(Boolean)
  assert.is(sum(), MDS)
})

test('a payout of all is one transaction, and refreshes what waits', async () => {
  const { chain, api, sends } = await newStage()
  api.answers[FEED] = lines('7')
  const payout = TAPS.find(({ kind }) => kind === 'payout')
  payout?.arrange?.(chain.state)
  await loadWaiting()
  assert.is(sum(), 3n * MDS)
  void payout?.tap()
  await until(() => flow.value?.stage === 'done')
  await until(() => sum() === 0n)
  assert.is(sends().length, 1)
  assert.equal(theEntry().payload, { tokens: 'card:7', amount: String(3n * MDS) })
})

for (const [fact, payload, tokens] of [
  ['of one asset', { assetId: 'hero-1', collection: 'card', tokenId: '7', name: 'Frostfang' }, ['7']],
  ['of failed payments', {}, []],
] as const) {
  test(`an entry ${fact} that an older release wrote goes on as what it was`, async () => {
    const { chain, wallet } = await newStage()
    chain.state.owed.set(ALICE, 2n * MDS)
    const { chainActionOf } = await import('../../src/actions/money/kinds/moneyActions')
    const entry = newEntry({ kind: 'payout', account: ALICE, step: Step.ready, payload })
    const call = decodeCall(chainActionOf('payout').call(entry))
    assert.equal([call.name, call.tokenIds?.map(String), call.ref], ['collect', [...tokens], entry.id])
    assert.is(wallet.asked.includes('eth_sendTransaction'), false)
  })
}

test('nobody who is logged out is asked about, and no entry of another account moves anything', async () => {
  const { chain, api } = await newStage()
  api.answers[FEED] = lines('7')
  chain.state.owed.set(`card 7 ${ALICE}`, MDS)
  await loadWaiting()
  const other = newEntry({ kind: 'payout', account: BOB, payload: { tokens: 'card:7', amount: '1' } })
  await afterPayout(other)
  assert.is(sum(), MDS)
  forgetSession()
  const before = chain.asked.length
  await Promise.all([loadWaiting(), noteTraded({ id: 'hero-7', name: 'Frostfang', tokenId: 7n }), afterPayout(other)])
  assert.equal([chain.asked.length, waiting.value], [before, null])
  await logIn()
  await quiet()
})

test('more tokens than one question names are asked about in several', async () => {
  const { chain } = await newStage()
  for (let tokenId = 1n; tokenId < 151n; tokenId += 1n) {
    chain.state.owed.set(`card ${tokenId} ${ALICE}`, MDS)
    void noteTraded({ id: `hero-${tokenId}`, name: '', tokenId }).catch(Boolean)
  }
  await until(() => sum() === 150n * MDS)
})

test('a new share in the feed is looked for, a known one is not', async () => {
  const { chain, api } = await newStage()
  api.answers[FEED] = lines('7')
  chain.state.owed.set(`card 7 ${ALICE}`, MDS)
  const end = new AbortController()
  followWaiting(() => end.signal.aborted)
  await until(() => sum() === MDS)
  const looks = api.to(FEED).length
  const show = (...wires: ActivityWire[]) => {
    activities.value = { data: { items: wires.map(toActivity), next: null }, busy: false, error: null }
  }
  show(dividend({ tokenid: '7', time: 1 }))
  await quiet()
  assert.is(api.to(FEED).length, looks)
  chain.state.owed.set(`card 9 ${ALICE}`, MDS)
  const fresh = dividend({ tokenid: '9', assets_id: 'hero-9', time: 1_760_000_000 })
  api.answers[FEED] = { items: [fresh], next: null }
  show(fresh)
  await until(() => sum() === 2n * MDS)
  end.abort()
})

test('who logs in next sees nothing of it', async () => {
  const { chain } = await newStage()
  chain.state.owed.set(ALICE, 2n * MDS)
  const slow = loadWaiting()
  forgetSession()
  await slow.catch(Boolean)
  assert.is(waiting.value, null)
  await logIn()
  await quiet()
})

test.run()
