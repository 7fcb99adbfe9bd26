import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import stale from '../../i18n/en/stale.json'
import { readChange } from '../../src/actions/money/readChange'
import { beginTakeOff } from '../../src/actions/money/taps/beginTakeOff'
import { shortAddress } from '../../src/domain/address'
import { addTexts } from '../../src/i18n'
import { isSaidByChange, isStale } from '../../src/screens/money/isStale'
import { changeText } from '../../src/screens/money/stale/changeText'
import { flow } from '../../src/state/flow'
import { until } from '../actions/support/clock'
import { wireAsset } from '../actions/support/fakeApi'
import { newStage } from '../actions/support/stage'
import { auctioned, MDS } from '../actions/support/taps'
import { ALICE, BOB } from '../support/fakeProvider'

const test = suite('past bugs, a stale take off hid the sale')
addTexts('en', 'stale', stale)

test('somebody has bid: the seller is told who has it, for what, and what was received', async () => {
  const { chain, api, sends } = await newStage()
  chain.state.lots.set('card 7', { holder: BOB, price: (4441n * MDS) / 100n, state: 1, trades: 2 })
  const trade = { token_id: '7', time: 9, hash: null }
  api.answers['/api/card/hero-1'] = {
    ...wireAsset({ place: 'contract', market: 'auction', price: '44.41', owner_id: 'bob', owner_address: BOB }),
    number: '7',
    attributes: {},
    total_traded: '84.41',
    trades: [
      { ...trade, from: ALICE, to: BOB, price: '44.41' },
      { ...trade, time: 8, from: BOB, to: ALICE, price: '40' },
    ],
    auction: { state: 1, start_price: '30', current_bid: '44.41', deadline: 0 },
  }
  const shown = auctioned({ price: 40n * MDS })
  void beginTakeOff(shown)
  await until(() => flow.value?.stage === 'failed')
  assert.ok(flow.value && isStale(flow.value) && isSaidByChange(flow.value))
  await readChange(shown)
  const change = flow.value?.change
  assert.is(change && changeText(change), `Sold to ${shortAddress(BOB)} for 44.41 MDS. You received 42.1895 MDS.`)
  assert.equal([flow.value?.asset?.ownerId, flow.value?.asset?.price], ['bob', (4441n * MDS) / 100n])
  assert.equal(sends(), [])
})

test.run()
