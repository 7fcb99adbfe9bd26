import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ActivityRecord } from '../../src/domain/activity'
import { whyNotAmount } from '../../src/domain/validation/validateAmount'
import { toWithdrawals } from '../../src/domain/withdrawalPairs'

const test = suite('domain/withdrawals')

const line = (id: string, type: number, time: number, changes: Partial<ActivityRecord> = {}): ActivityRecord => ({
  id,
  type,
  time,
  name: '',
  assetsId: '',
  amount: 5n,
  twoAmount: 0n,
  fee: 0n,
  coin: 'MDS',
  twoAddress: '',
  twoUserid: '',
  nftName: '',
  tokenId: '',
  indexId: '',
  hash: null,
  ...changes,
})

test('each withdrawal of a feed with how it stands, the newest first', () => {
  const feed = [
    line('buy', 3, 9),
    line('open', 51, 8, { coin: 'HFH' }),
    line('no', 15, 7, { coin: 'MDV' }),
    line('second', 14, 6, { coin: 'MDV' }),
    line('yes', 8, 5, { twoAmount: 5n }),
    line('first', 7, 4),
  ]
  const found = toWithdrawals(feed).map(({ submitted, settled, state }) => [submitted.id, settled?.id, state])
  assert.equal(found, [
    ['open', undefined, 'submitted'],
    ['second', 'no', 'rejected'],
    ['first', 'yes', 'approved'],
  ])
})

test('none in a feed without any', () => {
  assert.equal(toWithdrawals([line('buy', 3, 9), line('settled before the feed begins', 8, 9)]), [])
})

test('an amount to move against its limits', () => {
  const limits = { balance: 100n, minimum: 10n, fee: 1n }
  assert.is(whyNotAmount(0n, limits), 'quantityZero')
  assert.is(whyNotAmount(-1n, limits), 'quantityZero')
  assert.is(whyNotAmount(9n, limits), 'belowMinimum')
  assert.is(whyNotAmount(10n, limits), null)
  assert.is(whyNotAmount(99n, limits), null)
  assert.is(whyNotAmount(100n, limits), 'insufficientWithFee')
  assert.is(whyNotAmount(101n, { ...limits, fee: 0n }), 'insufficient')
  assert.is(whyNotAmount(50n, { ...limits, maximum: 50n }), null)
  assert.is(whyNotAmount(51n, { ...limits, maximum: 50n }), 'aboveMaximum')
  assert.is(whyNotAmount(51n, { ...limits, maximum: null }), null)
})

test('an unknown balance stops nothing', () => {
  assert.is(whyNotAmount(10n ** 30n, { balance: null, minimum: 10n }), null)
  assert.is(whyNotAmount(1n, { balance: null, minimum: 10n }), 'belowMinimum')
})

test.run()
