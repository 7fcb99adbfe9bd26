import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ASSET_STATUS, type AssetStatus, PLACES, type Place } from '../../src/domain/asset'
import { CHAIN_PLACES, type ChainPlace, type RecoveryAction, recoveryAction } from '../../src/domain/recovery'

/** The table itself is in test/docs/recovery.md, and test/docs compares it; here is what has to be true of any. */
const test = suite('domain/recovery')

const STATUSES = Object.values(ASSET_STATUS)
const PLACE_OF: Record<ChainPlace, Place> = { wallet: 'wallet', listing: 'wallet', auction: 'contract', vault: 'game' }

interface Cell {
  status: AssetStatus
  chainPlace: ChainPlace
  place: Place
  isOpen: boolean
  action: RecoveryAction
}

const CELLS: readonly Cell[] = STATUSES.flatMap((status) =>
  CHAIN_PLACES.flatMap((chainPlace) =>
    PLACES.flatMap((place) =>
      [false, true].map((isOpen) => ({
        status,
        chainPlace,
        place,
        isOpen,
        action: recoveryAction(status, chainPlace, place, isOpen),
      })),
    ),
  ),
)

/** The cells of which something is not true, readable. */
const breaking = (isRight: (cell: Cell) => boolean): string[] =>
  CELLS.filter((cell) => !isRight(cell)).map(
    ({ status, chainPlace, place, isOpen, action }) =>
      `${status}, ${chainPlace}, ${place}${isOpen ? ', open' : ''}: ${action}`,
  )

test('nothing is offered only where the provider has the asset where the chain has it', () => {
  assert.equal(
    breaking(({ action, chainPlace, place }) => action !== 'none' || PLACE_OF[chainPlace] === place),
    [],
  )
})

test('a sale on chain that the provider does not show is finished, unless the asset is locked or forbidden', () => {
  const isBarred = (status: AssetStatus) => status === 'locked' || status === 'forbidden'
  assert.equal(
    breaking(
      ({ status, chainPlace, action }) =>
        chainPlace !== 'listing' || status === 'selling' || action === (isBarred(status) ? 'refresh' : 'finish'),
    ),
    [],
  )
})

test('a sale that the provider shows and the chain has not is never left as it is', () => {
  assert.equal(
    breaking(
      ({ status, chainPlace, action }) =>
        status !== 'selling' || chainPlace === 'listing' || chainPlace === 'auction' || action !== 'none',
    ),
    [],
  )
})

test('it is withdrawn only from the protocol, and only when no bid can come any more', () => {
  assert.equal(
    breaking(({ action, chainPlace, isOpen }) => action !== 'auctionWithdraw' || (chainPlace === 'auction' && !isOpen)),
    [],
  )
  assert.ok(CELLS.some(({ action }) => action === 'auctionWithdraw'))
})

test('that it is open changes nothing but a withdrawal', () => {
  assert.equal(
    breaking(
      ({ status, chainPlace, place, isOpen, action }) =>
        !isOpen || action === 'refresh' || action === recoveryAction(status, chainPlace, place),
    ),
    [],
  )
})

test('the player is left to wait only while something is on its way: a sale to the chain, an asset out of the game', () => {
  assert.equal(
    breaking(
      ({ status, chainPlace, place, action }) =>
        action !== 'wait' ||
        (status === 'saleConfirming' && chainPlace === 'wallet') ||
        (status === 'locked' && chainPlace === 'vault') ||
        (status === 'confirming' && chainPlace === 'vault' && place === 'game'),
    ),
    [],
  )
})

test('what is forbidden can be taken home, and nothing else is done with it', () => {
  assert.equal(
    breaking(({ status, action }) => status !== 'forbidden' || action === 'auctionWithdraw' || action === 'refresh'),
    [],
  )
})

test('a status we do not know: the provider looks again, wherever it is', () => {
  for (const chainPlace of CHAIN_PLACES)
    for (const place of PLACES) assert.is(recoveryAction(null, chainPlace, place), 'refresh')
})

test.run()
