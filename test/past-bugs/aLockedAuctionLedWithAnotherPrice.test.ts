import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reviewedAbilities } from '../../src/domain/abilities'
import { newAsset } from '../screens/support/asset'

const test = suite('past bugs, a locked auction led with another price')

const holder = { userid: 'u1', mustChangePassword: false, isOnline: false, activated: true, hasRole: true }

test('an asset that waits in the protocol is withdrawn first; another price comes after it', () => {
  const locked = newAsset({ place: 'contract', market: 'auction', status: 'locked', price: 1n })
  const shown = reviewedAbilities(locked, holder, 'locked').map(({ action }) => action)
  assert.equal(shown, ['auctionWithdraw', 'priceChange'])
})

test.run()
