import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ASSET_STATUS, type AssetStatus, PLACES, type Place } from '../../src/domain/asset'
import { CHAIN_PLACES, type ChainPlace, type RecoveryAction, recoveryAction } from '../../src/domain/recovery'

const test = suite('domain/recovery')

const PLACE_OF: Record<ChainPlace, Place> = { wallet: 'wallet', listing: 'wallet', auction: 'contract', vault: 'game' }

/** One row a status; the columns are wallet, listing, auction, vault. */
const CELLS: Record<AssetStatus, [RecoveryAction, RecoveryAction, RecoveryAction, RecoveryAction]> = {
  inTeam: ['none', 'finish', 'finish', 'none'],
  selling: ['finish', 'none', 'none', 'refresh'],
  locked: ['refresh', 'refresh', 'auctionWithdraw', 'wait'],
  confirming: ['refresh', 'finish', 'finish', 'finish'],
  saleConfirming: ['wait', 'finish', 'finish', 'refresh'],
  cancelled: ['none', 'finish', 'auctionWithdraw', 'none'],
  bought: ['none', 'finish', 'none', 'none'],
  forbidden: ['refresh', 'refresh', 'auctionWithdraw', 'refresh'],
}

for (const status of Object.values(ASSET_STATUS)) {
  for (const [index, chainPlace] of CHAIN_PLACES.entries()) {
    test(`${status}, on chain: ${chainPlace}`, () => {
      assert.is(recoveryAction(status, chainPlace, PLACE_OF[chainPlace]), CELLS[status][index])
    })
  }
}

test('nothing to do by the status, and yet the provider has it elsewhere: it looks again', () => {
  assert.is(recoveryAction('inTeam', 'vault', 'wallet'), 'refresh')
  assert.is(recoveryAction('cancelled', 'wallet', 'game'), 'refresh')
  assert.is(recoveryAction('selling', 'listing', 'contract'), 'refresh')
  assert.is(recoveryAction('bought', 'auction', 'wallet'), 'refresh')
})

test('while the chain takes bids there is nothing to withdraw: the provider looks again', () => {
  for (const status of ['locked', 'cancelled', 'forbidden'] as const)
    assert.is(recoveryAction(status, 'auction', 'contract', true), 'refresh')
  assert.is(recoveryAction('selling', 'auction', 'contract', true), 'none')
  assert.is(recoveryAction('inTeam', 'auction', 'wallet', true), 'finish')
})

test('a status we do not know: the provider looks again, wherever it is', () => {
  for (const chainPlace of CHAIN_PLACES) {
    for (const place of PLACES) assert.is(recoveryAction(null, chainPlace, place), 'refresh')
  }
})

test.run()
