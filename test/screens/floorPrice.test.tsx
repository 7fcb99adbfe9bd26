import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import FloorPrice from '../../src/screens/assetDetail/FloorPrice'
import { comparableOffers } from '../../src/state/worth'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { byRole } from '../ui/page'
import { newAsset } from './support/asset'
import { newCard } from './support/card'
import { until } from './support/until'
import { addAllTexts, fakeProvider } from './support/world'

const test = suite('screens/floorPrice')
addAllTexts()
test.after.each(() => {
  cleanup()
  comparableOffers.value = { data: null, busy: false, error: null }
})

for (const [price, shown] of [
  ['0.0056', '0.0056'],
  ['0.0199', '0.0199'],
  ['0.99999', '0.9999'],
  ['1.2399', '1.23'],
  ['24.876', '24.8'],
  ['214.5678', '214'],
  ['123456.7', '123,456'],
] as const)
  test(`a floor of ${price} is cut to ${shown}, never within its whole coins and never to nothing`, async () => {
    fakeProvider({ '/api/marketplace/list': { items: [newCard({ id: 'o', price })], next: null, total: 1 } })
    render(<FloorPrice asset={newAsset()} alone />)
    const link = await until(() => byRole('link'))
    assert.is(textOf(link).replace(/\s+/g, ' '), `Similar from ${shown} MDS`)
  })

const offersOf = (items: unknown[], total: number) =>
  fakeProvider({ '/api/marketplace/list': { items, next: null, total } })

test('a row says that there is no other offer, only where there is none', async () => {
  offersOf([], 0)
  const { container } = render(<FloorPrice asset={newAsset()} alone />)
  assert.is(textOf(container), '')
  await until(() => (textOf(container) === 'No other offer' ? true : null))
})

test('offers that cannot all be read are neither a floor nor none', async () => {
  offersOf([newCard({ id: 'o', price: '2' }), { id: 'unread' }], 2)
  const { container } = render(<FloorPrice asset={newAsset()} alone />)
  await until(() => comparableOffers.value.data)
  assert.is(textOf(container), '')
})

test('under a price, nothing stands where there is no other offer', async () => {
  offersOf([], 0)
  const { container } = render(<FloorPrice asset={newAsset()} alone={false} />)
  await until(() => comparableOffers.value.data)
  assert.is(textOf(container), '')
})

test.run()
