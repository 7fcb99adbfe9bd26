import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  ASSET_ACTIONS,
  abilities,
  reviewedAbilities,
  type Standing,
  standingOf,
  whyNot,
} from '../../src/domain/abilities'
import {
  ASSET_KINDS,
  ASSET_STATUS,
  type Asset,
  type AssetKind,
  type AssetStatus,
  type AuctionState,
  PLACES,
} from '../../src/domain/asset'
import type { User } from '../../src/domain/player'
import { sampleAsset } from './samples'

const test = suite('domain/abilities')

const alice: Standing = { userid: 'alice', mustChangePassword: false, isOnline: false, activated: true, hasRole: true }
const bob: Standing = { ...alice, userid: 'bob' }
const visitor: Standing = { userid: null, mustChangePassword: false, isOnline: false, activated: false, hasRole: false }

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
  ['own, wallet, in team', {}, alice, null, 'sell deposit auctionStart'],
  ['own, wallet, cancelled', { status: 'cancelled' }, alice, null, 'sell deposit auctionStart'],
  ['own, wallet, bought', { status: 'bought' }, alice, null, 'sell deposit auctionStart'],
  ['own, wallet, not activated', { activated: false }, alice, null, 'sell deposit auctionStart activateAsset'],
  ['own, wallet, locked', { status: 'locked' }, alice, null, 'sell:nftLocked deposit:nftLocked auctionStart:nftLocked'],
  [
    'own, wallet, confirming',
    { status: 'confirming' },
    alice,
    null,
    'sell:confirming deposit:confirming auctionStart:confirming',
  ],
  [
    'own, wallet, sale confirming',
    { status: 'saleConfirming' },
    alice,
    null,
    'sell deposit:confirming auctionStart:confirming',
  ],
  ['own, wallet, forbidden', { status: 'forbidden' }, alice, null, 'sell:nftAway deposit:nftAway auctionStart:nftAway'],
  [
    'own, wallet, unknown status',
    { status: null, statusCode: 99 },
    alice,
    null,
    'sell:confirming deposit:confirming auctionStart:confirming',
  ],
  [
    'own, wallet, "selling" off the market',
    { status: 'selling' },
    alice,
    null,
    'sell:confirming deposit:confirming auctionStart:confirming',
  ],
  [
    'own, wallet, no token yet',
    { tokenId: null },
    alice,
    null,
    'sell:confirming deposit:confirming auctionStart:confirming',
  ],
  ['own, wallet, while in the game', {}, { ...alice, isOnline: true }, null, 'sell deposit auctionStart'],
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
    'claim activateAsset',
  ],
  ['own, in the game, dragon without a token', { ...inGame, kind: 'dragon', activated: false }, alice, null, 'claim'],
  [
    'own, in the game, equipment without a token',
    { ...inGame, kind: 'equip', activated: false },
    alice,
    null,
    'claim activateAsset',
  ],
  ['own, in the game, pet', { ...inGame, kind: 'pet', activated: false }, alice, null, 'claim'],
  ['own, auctioned', auctioned, alice, null, 'priceChange takeOff'],
  ['own, auctioned, open', auctioned, alice, 'open', 'priceChange takeOff'],
  [
    'own, auctioned, locked by its status',
    { ...auctioned, status: 'locked' },
    alice,
    null,
    'priceChange auctionWithdraw',
  ],
  ['own, auctioned, locked', auctioned, alice, 'locked', 'priceChange auctionWithdraw'],
  ['own, auctioned, unlocked', auctioned, alice, 'unlocked', 'auctionWithdraw'],
  ['own, auctioned, taken off', auctioned, alice, 'takenOff', 'auctionWithdraw'],
  [
    'own, auctioned, confirming',
    { ...auctioned, status: 'confirming' },
    alice,
    null,
    'priceChange:confirming takeOff:confirming',
  ],
  ['own, bought by a bid', { ...auctioned, status: 'bought' }, alice, 'open', 'priceChange takeOff'],
  ['own, waiting in the protocol', parked, alice, null, 'auctionWithdraw'],
  ['own, waiting, while online', parked, { ...alice, isOnline: true }, null, 'auctionWithdraw:gameOnline'],
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
    for (const action of ['sell', 'deposit', 'auctionStart'] as const) {
      const isFree = rests || (action === 'sell' && asset.status === 'saleConfirming')
      assert.is(can(action), isOwn && asset.place === 'wallet' && asset.market === null && isFree, `${action} ${at}`)
    }
    const isReady = !standing.isOnline && standing.hasRole && standing.activated
    assert.is(can('claim'), isOwn && asset.place === 'game' && asset.market === null && rests && isReady, at)
    if (can('auctionWithdraw')) assert.ok(asset.place === 'contract' && !standing.isOnline, at)
    const isHeldUp = ['confirming', 'saleConfirming', 'forbidden', null].includes(asset.status)
    const isSoldAnew = asset.status === 'saleConfirming' && asset.place === 'wallet' && asset.market === null
    if (isHeldUp) assert.equal(ASSET_ACTIONS.filter(can), isOwn && isSoldAnew ? ['sell'] : [], at)
  })
  assert.is(count, 405)
})

test('with the default password of a reset nothing is allowed, and each action that applies says so', () => {
  everySituation((asset, standing) => {
    const before = abilities(asset, standing)
    const now = abilities(asset, { ...standing, mustChangePassword: true })
    assert.equal(
      now.map(({ action }) => action),
      before.map(({ action }) => action),
    )
    const expected = standing.userid === null ? 'loginFirst' : 'ownPasswordFirst'
    // What the protocol has locked is not on offer to anybody.
    assert.ok(now.every(({ whyNot }) => whyNot === expected || whyNot === 'nftLocked'))
  })
})

const SITUATIONS = {
  wallet: {},
  sale,
  game: { place: 'game' },
  auction: { ...auctioned },
  waiting: { place: 'contract' },
} as const
type Situation = keyof typeof SITUATIONS
type Row = Record<Situation, string>

/** What a holder can do while the asset is at rest. */
const rested: Row = {
  wallet: 'sell deposit auctionStart',
  sale: 'cancel',
  game: 'claim',
  auction: 'priceChange takeOff',
  waiting: 'auctionWithdraw',
}
/** The same, and why none of it can be done now. */
const heldUp = (reason: string): Row => {
  const row: Partial<Row> = {}
  for (const situation of Object.keys(rested) as Situation[])
    row[situation] = rested[situation].replace(/\w+/g, (action) => `${action}:${reason}`)
  return row as Row
}

/** For a holder who lacks nothing, a row a status; and of what activating waits for where it is possible. */
const HOLDER: [AssetStatus | null, Row, activate: string][] = [
  ['inTeam', rested, 'activateAsset'],
  ['selling', { ...rested, wallet: heldUp('confirming').wallet, game: 'claim:confirming' }, 'activateAsset:confirming'],
  [
    'locked',
    { ...heldUp('nftLocked'), auction: 'priceChange auctionWithdraw', waiting: 'auctionWithdraw' },
    'activateAsset:nftLocked',
  ],
  ['confirming', heldUp('confirming'), 'activateAsset:confirming'],
  // Only the sale itself can be begun anew: the one that is awaited may have been declined in the wallet.
  [
    'saleConfirming',
    { ...heldUp('confirming'), wallet: 'sell deposit:confirming auctionStart:confirming' },
    'activateAsset:confirming',
  ],
  ['cancelled', rested, 'activateAsset'],
  ['bought', rested, 'activateAsset'],
  ['forbidden', heldUp('nftAway'), 'activateAsset:nftAway'],
  [null, heldUp('confirming'), 'activateAsset:confirming'],
]
const KINDS_TO_ACTIVATE: readonly AssetKind[] = ['dragon', 'hero', 'equip']
const WITHOUT_OFFER: readonly Situation[] = ['wallet', 'game', 'waiting']

/** What stands in the way of others is what stands in the holder's: the state of the asset. */
const forOthers = (situation: Situation, expected: string): string => {
  const reason = /:(\w+)/.exec(expected)?.[0] ?? ''
  if (situation === 'sale') return `buy${reason}`
  if (situation !== 'auction') return ''
  return expected === 'priceChange auctionWithdraw' ? 'bid:nftLocked' : `bid${reason}`
}

/** A player's standing, and what it makes of what a holder without a want is shown. */
const STANDINGS: [string, Standing, (expected: string, situation: Situation) => string][] = [
  ['holder', alice, (expected) => expected],
  [
    'holder in the game',
    { ...alice, isOnline: true },
    (expected) => expected.replace(/\b(claim|auctionWithdraw)(?!:)/, '$1:gameOnline'),
  ],
  [
    'holder, not activated',
    { ...alice, activated: false },
    (expected) => expected.replace(/\bclaim(?!:)/, 'claim:activateFirst'),
  ],
  [
    'holder without a role',
    { ...alice, hasRole: false },
    (expected) => expected.replace(/\bclaim(?!:)/, 'claim:roleFirst'),
  ],
  ['another player', bob, (expected, situation) => forOthers(situation, expected)],
  [
    'visitor',
    visitor,
    (expected, situation) => {
      const others = forOthers(situation, expected)
      if (others === 'bid:nftLocked' && expected === 'priceChange auctionWithdraw') return others
      return others.replace(/:\w+|$/, others && ':loginFirst')
    },
  ],
]

for (const [name, standing, seenBy] of STANDINGS) {
  test(`${name}: every status, place and kind, activated or not`, () => {
    let count = 0
    for (const [status, row, activate] of HOLDER)
      for (const situation of Object.keys(SITUATIONS) as Situation[])
        for (const kind of ASSET_KINDS)
          for (const activated of [true, false]) {
            const asset = sampleAsset({ ...SITUATIONS[situation], status, kind, activated })
            const isOwn = standing.userid === 'alice'
            const isActivatable = isOwn && !activated && KINDS_TO_ACTIVATE.includes(kind)
            // In the protocol's custody "locked" is the protocol's lock, which does not hold up an activation.
            const last = situation === 'waiting' && status === 'locked' ? 'activateAsset' : activate
            const expected = seenBy(row[situation], situation)
            const whole = isActivatable && WITHOUT_OFFER.includes(situation) ? `${expected} ${last}` : expected
            assert.is(shown(asset, standing, null), whole, `${name}: ${status} ${situation} ${kind} ${activated}`)
            count++
          }
    assert.is(count, 450)
  })
}

test('the first thing that can be done stands in front; equipment is not activated by a payment', () => {
  const orderOf = (asset: Asset, standing = alice) => reviewedAbilities(asset, standing).map(({ action }) => action)
  assert.equal(orderOf(sampleAsset(inGame), { ...alice, isOnline: true }), ['claim'])
  assert.equal(orderOf(sampleAsset({ ...inGame, tokenId: 7n, activated: false }), { ...alice, isOnline: true }), [
    'activateAsset',
    'claim',
  ])
  assert.equal(orderOf(sampleAsset({ kind: 'equip', activated: false })), ['sell', 'deposit', 'auctionStart'])
  assert.equal(orderOf(sampleAsset(auctioned)), ['priceChange', 'takeOff'])
  assert.equal(orderOf(sampleAsset({ ...auctioned, status: 'locked' })), ['auctionWithdraw', 'priceChange'])
  assert.equal(orderOf(sampleAsset({ ...auctioned, status: 'locked' }), { ...alice, isOnline: true }), [
    'priceChange',
    'auctionWithdraw',
  ])
})

test('who is logged in, and what a visitor lacks', () => {
  assert.equal(standingOf(null, null), visitor)
  const user = { userid: 'alice', isOnline: true, activated: true, currentServerId: '2' } as User
  assert.equal(standingOf(user, null), { ...alice, isOnline: true })
  assert.is(standingOf({ ...user, currentServerId: '' }, null).hasRole, false)
})

test('once the roles are read, they say whether there is one', () => {
  const user = { userid: 'alice', currentServerId: '2' } as User
  const role = { serverId: '1', name: 'Aurelia', level: 7 }
  assert.is(standingOf(user, []).hasRole, false)
  assert.is(standingOf({ ...user, currentServerId: '' }, [role]).hasRole, true)
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
  assert.is(whyNot('auctionWithdraw', sampleAsset(auctioned), alice, 'open'), 'notPossible')
})

test.run()
