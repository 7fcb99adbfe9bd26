import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ASSET_ACTIONS, abilities, type Standing, whyNot } from '../../src/domain/abilities'
import { ASSET_STATUS, type Asset, type AssetStatus, type AuctionState, PLACES } from '../../src/domain/asset'
import { sampleAsset } from './samples'

const test = suite('domain/abilities')

const alice: Standing = { userid: 'alice', isOnline: false, activated: true, hasRole: true }
const bob: Standing = { ...alice, userid: 'bob' }
const visitor: Standing = { userid: null, isOnline: false, activated: false, hasRole: false }

/** What is shown, each action with what is in its way: `sell deposit:nftLocked`. */
const shown = (asset: Asset, standing: Standing, auction: AuctionState | null): string =>
  abilities(asset, standing, auction)
    .map((ability) => (ability.whyNot ? `${ability.action}:${ability.whyNot}` : ability.action))
    .join(' ')

const sale: Partial<Asset> = { market: 'sale', price: 5n, status: 'selling' }
const auctioned: Partial<Asset> = { place: 'contract', market: 'auction', price: 5n, status: 'selling' }
const parked: Partial<Asset> = { place: 'contract', status: 'locked' }
const inGame: Partial<Asset> = { place: 'game', tokenId: null }

const TABLE: [string, Partial<Asset>, Standing, AuctionState | null, string][] = [
  ['own, wallet, in team', {}, alice, null, 'sell deposit startAuction'],
  ['own, wallet, cancelled', { status: 'cancelled' }, alice, null, 'sell deposit startAuction'],
  ['own, wallet, bought', { status: 'bought' }, alice, null, 'sell deposit startAuction'],
  ['own, wallet, not activated', { activated: false }, alice, null, 'sell deposit startAuction activate'],
  ['own, wallet, locked', { status: 'locked' }, alice, null, 'sell:nftLocked deposit:nftLocked startAuction:nftLocked'],
  [
    'own, wallet, confirming',
    { status: 'confirming' },
    alice,
    null,
    'sell:confirming deposit:confirming startAuction:confirming',
  ],
  [
    'own, wallet, sale confirming',
    { status: 'saleConfirming' },
    alice,
    null,
    'sell:confirming deposit:confirming startAuction:confirming',
  ],
  ['own, wallet, forbidden', { status: 'forbidden' }, alice, null, 'sell:nftAway deposit:nftAway startAuction:nftAway'],
  [
    'own, wallet, unknown status',
    { status: null, statusCode: 99 },
    alice,
    null,
    'sell:confirming deposit:confirming startAuction:confirming',
  ],
  [
    'own, wallet, "selling" off the market',
    { status: 'selling' },
    alice,
    null,
    'sell:confirming deposit:confirming startAuction:confirming',
  ],
  [
    'own, wallet, no token yet',
    { tokenId: null },
    alice,
    null,
    'sell:confirming deposit:confirming startAuction:confirming',
  ],
  ['own, wallet, while in the game', {}, { ...alice, isOnline: true }, null, 'sell deposit startAuction'],
  ['own, on sale', sale, alice, null, 'cancel'],
  ['own, on sale, confirming', { ...sale, status: 'saleConfirming' }, alice, null, 'cancel:confirming'],
  ['own, on sale, provider behind', { ...sale, status: 'inTeam' }, alice, null, 'cancel'],
  ['own, in the game', inGame, alice, null, 'claim'],
  ['own, in the game, while online', inGame, { ...alice, isOnline: true }, null, 'claim:gameOnline'],
  ['own, in the game, account not activated', inGame, { ...alice, activated: false }, null, 'claim:activateFirst'],
  ['own, in the game, no role', inGame, { ...alice, hasRole: false }, null, 'claim:roleFirst'],
  ['own, in the game, locked', { ...inGame, status: 'locked' }, alice, null, 'claim:nftLocked'],
  [
    'own, in the game, dragon to activate',
    { ...inGame, kind: 'dragon', activated: false, tokenId: 7n },
    alice,
    null,
    'claim activate',
  ],
  ['own, in the game, dragon without a token', { ...inGame, kind: 'dragon', activated: false }, alice, null, 'claim'],
  [
    'own, in the game, equipment without a token',
    { ...inGame, kind: 'equip', activated: false },
    alice,
    null,
    'claim activate',
  ],
  ['own, in the game, pet', { ...inGame, kind: 'pet', activated: false }, alice, null, 'claim'],
  ['own, auctioned', auctioned, alice, null, 'changePrice takeOff'],
  ['own, auctioned, open', auctioned, alice, 'open', 'changePrice takeOff'],
  ['own, auctioned, locked by its status', { ...auctioned, status: 'locked' }, alice, null, 'changePrice withdraw'],
  ['own, auctioned, locked', auctioned, alice, 'locked', 'changePrice withdraw'],
  ['own, auctioned, unlocked', auctioned, alice, 'unlocked', 'withdraw'],
  ['own, auctioned, taken off', auctioned, alice, 'takenOff', 'withdraw'],
  [
    'own, auctioned, confirming',
    { ...auctioned, status: 'confirming' },
    alice,
    null,
    'changePrice:confirming takeOff:confirming',
  ],
  ['own, bought by a bid', { ...auctioned, status: 'bought' }, alice, 'open', 'changePrice takeOff'],
  ['own, waiting in the protocol', parked, alice, null, 'withdraw'],
  ['own, waiting, while online', parked, { ...alice, isOnline: true }, null, 'withdraw:gameOnline'],
  ['other, wallet', {}, bob, null, ''],
  ['other, on sale', sale, bob, null, 'buy'],
  ['other, on sale, locked', { ...sale, status: 'locked' }, bob, null, 'buy:nftLocked'],
  ['other, on sale, confirming', { ...sale, status: 'confirming' }, bob, null, 'buy:confirming'],
  ['other, on sale, moved out', { ...sale, status: 'forbidden' }, bob, null, 'buy:nftAway'],
  ['other, on sale, while in the game', sale, { ...bob, isOnline: true, activated: false }, null, 'buy'],
  ['other, in the game', inGame, bob, null, ''],
  ['other, auctioned', auctioned, bob, null, 'bid'],
  ['other, auctioned, locked', auctioned, bob, 'locked', 'bid:nftLocked'],
  ['other, auctioned, unlocked', auctioned, bob, 'unlocked', ''],
  ['other, auctioned, taken off', auctioned, bob, 'takenOff', ''],
  ['other, waiting in the protocol', parked, bob, null, ''],
  ['visitor, on sale', sale, visitor, null, 'buy:loginFirst'],
  ['visitor, auctioned', auctioned, visitor, null, 'bid:loginFirst'],
  ['visitor, wallet', {}, visitor, null, ''],
  ['visitor, an asset without a known owner', { ownerId: '' }, { ...visitor, userid: '' }, null, ''],
]
for (const [name, changes, standing, auction, expected] of TABLE) {
  test(name, () => assert.is(shown(sampleAsset(changes), standing, auction), expected))
}

const STATUSES: (AssetStatus | null)[] = [...Object.values(ASSET_STATUS), null]
const MARKETS: Asset['market'][] = [null, 'sale', 'auction']
const PLAYERS = [alice, bob, visitor, { ...alice, isOnline: true }, { ...alice, hasRole: false }]

/** All 9 × 3 × 3 × 5 situations. */
function everySituation(check: (asset: Asset, standing: Standing) => void): number {
  let count = 0
  for (const status of STATUSES) {
    for (const place of PLACES) {
      for (const market of MARKETS) {
        for (const standing of PLAYERS) {
          check(sampleAsset({ status, place, market, activated: false }), standing)
          count++
        }
      }
    }
  }
  return count
}

test('in every situation: what holds whatever the table says', () => {
  const count = everySituation((asset, standing) => {
    const can = (action: (typeof ASSET_ACTIONS)[number]) => whyNot(action, asset, standing) === null
    const isOwn = standing.userid === 'alice'
    const rests = asset.status === 'inTeam' || asset.status === 'cancelled' || asset.status === 'bought'
    const at = `${asset.status} ${asset.place} ${asset.market} ${standing.userid}`
    if (standing.userid === null) assert.not(ASSET_ACTIONS.some(can), at)
    if (isOwn) assert.not(can('buy') || can('bid'), at)
    else
      assert.not(
        ASSET_ACTIONS.some((action) => action !== 'buy' && action !== 'bid' && can(action)),
        at,
      )
    for (const action of ['sell', 'deposit', 'startAuction'] as const) {
      assert.is(can(action), isOwn && asset.place === 'wallet' && asset.market === null && rests, `${action} ${at}`)
    }
    const isReady = !standing.isOnline && standing.hasRole && standing.activated
    assert.is(can('claim'), isOwn && asset.place === 'game' && asset.market === null && rests && isReady, at)
    if (can('withdraw')) assert.ok(asset.place === 'contract' && !standing.isOnline, at)
    if (['confirming', 'saleConfirming', 'forbidden', null].includes(asset.status))
      assert.not(ASSET_ACTIONS.some(can), at)
  })
  assert.is(count, 405)
})

test('buying the own asset is refused with a reason', () => {
  assert.is(whyNot('buy', sampleAsset(sale), alice), 'notPossible')
  assert.is(whyNot('bid', sampleAsset(auctioned), alice), 'notPossible')
})

test('the reasons of what does not belong to the asset', () => {
  assert.is(whyNot('sell', sampleAsset(), bob), 'notYours')
  assert.is(whyNot('sell', sampleAsset(inGame), alice), 'wrongPlace')
  assert.is(whyNot('sell', sampleAsset(sale), alice), 'notPossible')
  assert.is(whyNot('claim', sampleAsset(), alice), 'wrongPlace')
  assert.is(whyNot('buy', sampleAsset(), bob), 'notForSale')
  assert.is(whyNot('bid', sampleAsset(sale), bob), 'notForSale')
  assert.is(whyNot('takeOff', sampleAsset(auctioned), alice, 'locked'), 'notPossible')
  assert.is(whyNot('withdraw', sampleAsset(auctioned), alice, 'open'), 'notPossible')
})

test.run()
