import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { firstHeroOf } from '../../src/domain/firstHero'
import { MDS, newAsset } from '../screens/support/asset'

const test = suite('domain/firstHero')

const offer = (id: string, change: Parameters<typeof newAsset>[0] = {}) =>
  newAsset({ id, market: 'sale', price: 5n * MDS, ...change })

test('the first hero for sale is what a new player begins with', () => {
  const found = firstHeroOf([offer('1'), offer('2', { price: 7n * MDS })])
  assert.equal([found?.asset.id, found?.price], ['1', 5n * MDS])
})

test('auctions, other kinds and what has no price are passed over', () => {
  const offers = [
    offer('1', { market: 'auction' }),
    offer('2', { kind: 'pet' }),
    offer('3', { price: null }),
    offer('4', { market: null }),
    offer('5'),
  ]
  assert.is(firstHeroOf(offers)?.asset.id, '5')
  assert.is(firstHeroOf(offers.slice(0, 4)), null)
})

test.run()
