import '../support/config'
import '../support/render'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assertAble } from '../../src/actions/money/assertAble'
import { reviewMoney } from '../../src/actions/money/reviewMoney'
import { ASSET_KINDS, ASSET_STATUS, type Asset, PLACES } from '../../src/domain/asset'
import { isAssetAction } from '../../src/domain/moneyFacts'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'
import { AppError } from '../../src/errors'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { fees, walletBalances } from '../../src/state/assets'
import { flow } from '../../src/state/flow'
import { recoveries } from '../../src/state/recoveries'
import { token, user } from '../../src/state/session'
import { AsOf } from '../../src/ui/states/AsOf'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from '../ui/page'
import { MDS, newAsset } from './support/asset'
import { addAllTexts, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/keptReviews')
addAllTexts()

const READ_AT = Date.now() - 60_000
const nothing = { data: null, busy: false, error: null }

test.before.each(() => {
  token.value = 't'
  user.value = newUser()
  fees.value = nothing
  walletBalances.value = nothing
  recoveries.value = {}
})
test.after.each(() => {
  cleanup()
  flow.value = null
})

const wireOf = (asset: Asset, price: string) => ({
  id: asset.id,
  index_id: asset.indexId,
  kind: 'hero',
  name: asset.name,
  grade: 17,
  camp: 2,
  profession: 3,
  skill: 1,
  star: 5,
  level: 1,
  stage: 1,
  place: 'wallet',
  status: 1,
  token_id: '128',
  owner_id: 'u2',
  owner_address: '0xb0b0000000000000000000000000000000000002',
  owner_name: 'Bob',
  picture: null,
  price,
  market: 'sale',
  activated: true,
  listed_at: 0,
  number: 'A-1',
  attributes: {},
  total_traded: '0',
  trades: [],
  auction: null,
})

const assetActions = MONEY_KINDS.filter(isAssetAction)
const anyAsset: fc.Arbitrary<Asset> = fc
  .record({
    kind: fc.constantFrom(...ASSET_KINDS),
    place: fc.constantFrom(...PLACES),
    status: fc.constantFrom(...Object.values(ASSET_STATUS), null),
    price: fc.option(fc.bigInt({ min: 0n, max: 10n ** 24n })),
    market: fc.constantFrom('sale' as const, 'auction' as const, null),
    ownerId: fc.constantFrom('u1', 'u2'),
    activated: fc.boolean(),
    asOf: fc.nat(),
  })
  .map(newAsset)

/** What a player could agree to, choose or type. */
const ways = () => [...document.querySelectorAll('form, input, select, button[type=submit]')]

test('whatever an earlier visit knew of an asset: no review opens on it, and no tap gets past the check', () => {
  fakeProvider({})
  globalThis.fetch = () => new Promise(() => {})
  const holds = fc.property(fc.constantFrom(...MONEY_KINDS), anyAsset, fc.boolean(), (kind, asset, isRecovered) => {
    recoveries.value = isRecovered ? { [asset.id]: { action: 'auctionWithdraw', place: 'auction' } } : {}
    reviewMoney(kind, asset)
    render(<MoneySheet />)
    assert.equal(ways(), [])
    assert.is(document.querySelectorAll('[aria-hidden=true][style*="16rem"]').length, 1)
    // A copy of it is as old.
    for (const each of [asset, { ...asset }]) {
      assert.throws(
        () => assertAble(kind, each),
        (error: unknown) => error instanceof AppError && error.key === 'priceMoved',
      )
    }
    cleanup()
    flow.value = null
  })
  fc.assert(holds, { numRuns: 300 })
})

test('the check lets through what this visit has read', () => {
  const asset = newAsset({ market: 'sale', price: MDS, ownerId: 'u2' })
  assertAble('buy', asset)
  assert.throws(
    () => assertAble('buy', { ...asset, asOf: READ_AT }),
    (error: unknown) => error instanceof AppError && error.key === 'priceMoved',
  )
  for (const kind of assetActions) {
    let refusal: unknown = null
    try {
      assertAble(kind, asset)
    } catch (error) {
      refusal = error instanceof AppError ? error.key : error
    }
    assert.is.not(refusal, 'priceMoved', kind)
  }
})

test('the review opens with the price as it is now, not as it was', async () => {
  const old = newAsset({ market: 'sale', price: 5n * MDS, ownerId: 'u2', asOf: READ_AT })
  fakeProvider({ [`/api/card/${old.id}`]: wireOf(old, '9') })
  reviewMoney('buy', old)
  render(<MoneySheet />)
  assert.equal(ways(), [])
  await until(() => allByRole('button', 'Buy for 9 MDS').length === 1)
  assert.is(flow.value?.asset?.asOf, undefined)
})

test('it cannot be read: no review, and a retry that opens it', async () => {
  const old = newAsset({ market: 'sale', price: 5n * MDS, ownerId: 'u2', asOf: READ_AT })
  fakeProvider({ [`/api/card/${old.id}`]: () => new Response('{"code":1999,"msg":"Closed"}') })
  reviewMoney('buy', old)
  render(<MoneySheet />)
  await until(() => allByRole('alert').some((alert) => alert.textContent?.includes('Closed')))
  assert.equal(ways(), [])
  fakeProvider({ [`/api/card/${old.id}`]: wireOf(old, '9') })
  tap(byRole('button', 'Try again'))
  await until(() => allByRole('button', 'Buy for 9 MDS').length === 1)
})

test('closed while the asset was on its way: nothing opens by itself', async () => {
  const old = newAsset({ market: 'sale', price: 5n * MDS, ownerId: 'u2', asOf: READ_AT })
  fakeProvider({ [`/api/card/${old.id}`]: wireOf(old, '9') })
  reviewMoney('buy', old)
  render(<MoneySheet />)
  flow.value = null
  await settle()
  assert.is(flow.value, null)
})

const DAY_MS = 86_400_000
const line = () => document.querySelector('[role=status]')?.textContent ?? null

test('what was never old has no line about its age', () => {
  render(<AsOf of={nothing} onRetry={() => {}} />)
  assert.is(line(), null)
})

test('the age is the time of day, and the date once that would be taken for today', () => {
  render(<AsOf of={{ ...nothing, asOf: Date.now() - DAY_MS + 60_000 }} onRetry={() => {}} />)
  assert.match(line() ?? '', /^As of \d{1,2}:\d{2}/)
  cleanup()
  render(<AsOf of={{ ...nothing, asOf: Date.UTC(2026, 0, 5, 12) }} onRetry={() => {}} />)
  assert.is(line(), 'As of Jan 5, 2026')
})

test('the line keeps its place when the answer has come, and says so one time', () => {
  const { rerender } = render(<AsOf of={{ ...nothing, busy: true, asOf: READ_AT }} onRetry={() => {}} />)
  const before = document.querySelector('[role=status]')
  rerender(<AsOf of={nothing} onRetry={() => {}} />)
  assert.is(line(), 'Up to date')
  const [said] = document.querySelector('[role=status]')?.childNodes ?? []
  rerender(<AsOf of={{ ...nothing, busy: true }} onRetry={() => {}} />)
  assert.is(document.querySelector('[role=status]'), before)
  assert.is(document.querySelector('[role=status]')?.childNodes[0], said)
})

test('where it could not be refreshed, a retry is beside the age', () => {
  let tries = 0
  render(<AsOf of={{ ...nothing, asOf: READ_AT, error: new AppError('server') }} onRetry={() => tries++} />)
  tap(byRole('button', 'Try again'))
  assert.is(tries, 1)
  assert.match(line() ?? '', /^As of/)
})

test.run()
