import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { activityShape, toActivity } from '../../src/api/activity'
import { toBalances, unitsToCoin } from '../../src/api/amounts'
import { assetShape, toAsset } from '../../src/api/asset'
import { assetDetailShape, dragonDetailShape, toAssetDetail, toDragonDetail } from '../../src/api/assetDetail'
import { assetEventShape, toAssetEvent } from '../../src/api/assetHistory'
import { toLegion, toRankRow } from '../../src/api/legion'
import { checkShape } from '../../src/api/shape'
import { toUser, userShape } from '../../src/api/user'
import { toRole, toServer } from '../../src/api/website'
import { config } from '../../src/config'

const test = suite('api/converters')

const HASH = `0x${'ab'.repeat(32)}`
const ADDRESS = `0x${'AB'.repeat(20)}`
const assetWire = {
  id: 'hero-1',
  index_id: '1001',
  kind: 'hero',
  name: 'Ancestor\u202e',
  grade: 3,
  camp: 1,
  profession: 2,
  skill: 1,
  star: 4,
  level: 5,
  stage: 1,
  place: 'wallet',
  status: 51,
  token_id: '12345678901234567890',
  owner_id: 'alice',
  owner_address: ADDRESS,
  owner_name: 'Alice',
  picture: 'https://cdn.test/1.png',
  price: '1.5',
  market: 'sale',
  activated: 1,
  listed_at: 1_767_225_600,
}
test.before(() => {
  Object.assign(globalThis, { location: { origin: 'https://game.test' } })
  Object.assign(config, { pictureHosts: ['https://cdn.test'] })
})

const readAsset = (changes: object = {}) => toAsset(checkShape(assetShape, { ...assetWire, ...changes }, 'asset'))

test('an asset: price in units, status as its word, addresses in lower case', () => {
  const asset = readAsset()
  assert.is(asset.name, 'Ancestor ')
  assert.is(asset.status, 'bought')
  assert.is(asset.statusCode, 51)
  assert.is(asset.tokenId, 12345678901234567890n)
  assert.is(asset.ownerAddress, ADDRESS.toLowerCase())
  assert.is(asset.price, 1_500_000_000_000_000_000n)
  assert.is(asset.picture, 'https://cdn.test/1.png')
  assert.is(asset.activated, true)
  assert.is(asset.listedAt, 1_767_225_600)
})

test('an asset: what may be missing, an unknown status, a picture that is no https link', () => {
  const asset = readAsset({ token_id: null, price: null, market: null, picture: 'javascript:alert(1)', status: 99 })
  assert.is(asset.tokenId, null)
  assert.is(asset.price, null)
  assert.is(asset.market, null)
  assert.is(asset.picture, null)
  assert.is(asset.status, null)
  assert.is(asset.statusCode, 99)
})

test('when an auction ends: as a list says it, and null for what cannot be a time', () => {
  assert.is(readAsset({ deadline: 1_767_300_000 }).deadline, 1_767_300_000)
  for (const deadline of [undefined, null, -1, 1.5, '1767300000', 1_767_300_000_000, {}, true])
    assert.is(readAsset({ deadline }).deadline, null, String(deadline))
})

const detailWire = {
  ...assetWire,
  number: 'No. 7',
  attributes: { hp: 100, spell_damage: 5, unheard_of: 1 },
  total_traded: '3',
  trades: [{ token_id: '7', time: 1, from: ADDRESS, to: ADDRESS, price: '2.5', hash: HASH }],
  auction: { state: 1, start_price: '1', current_bid: null, deadline: 99 },
}

test('a detail: known attributes in their order, trades, auction', () => {
  const detail = toAssetDetail(checkShape(assetDetailShape, detailWire, 'detail'))
  assert.equal(detail.attributes, [
    { name: 'hp', value: 100 },
    { name: 'spell_damage', value: 5 },
  ])
  assert.is(detail.trades[0]?.price, 2_500_000_000_000_000_000n)
  assert.is(detail.trades[0]?.tokenId, 7n)
  assert.equal(detail.auction, { state: 'open', startPrice: 10n ** 18n, currentBid: null, deadline: 99 })
  assert.is(detail.totalTraded, 3n * 10n ** 18n)
})

test('a detail without an auction, and one whose state we do not know', () => {
  const read = (auction: unknown) =>
    toAssetDetail(checkShape(assetDetailShape, { ...detailWire, auction }, 'x')).auction
  assert.is(read(null), null)
  assert.is(read({ state: 77, start_price: '1', current_bid: '2', deadline: 0 })?.state, 'none')
  assert.is(read({ state: 2, start_price: '1', current_bid: '2', deadline: 0 })?.currentBid, 2n * 10n ** 18n)
})

test('a dragon with its team and skills', () => {
  const wire = {
    ...detailWire,
    kind: 'dragon',
    refine_level: 2,
    team_hp: 10,
    team_attack: 20,
    team_accuracy: 30,
    team_free: 40,
    skills: [{ name: 'Ember', unlock_level: 4, unlocked: true }],
  }
  const dragon = toDragonDetail(checkShape(dragonDetailShape, wire, 'dragon'))
  assert.equal(
    [dragon.refineLevel, dragon.teamHp, dragon.teamAttack, dragon.teamAccuracy, dragon.teamFree],
    [2, 10, 20, 30, 40],
  )
  assert.equal(dragon.skills, [{ name: 'Ember', unlockLevel: 4, unlocked: true }])
})

test('an activity record: each amount in the units of its coin', () => {
  const wire = {
    id: 1,
    type: 51,
    name: 'Withdrawal',
    assets_id: 'hero-1',
    amount: '1.5',
    two_amount: '0',
    fee: '0.000001',
    coin: 'USDT',
    two_address: ADDRESS,
    two_userid: 7,
    nftname: '',
    tokenid: '',
    index_id: '',
    time: 5,
    hash: null,
  }
  const record = toActivity(checkShape(activityShape, wire, 'activity'))
  assert.is(record.amount, 1_500_000n)
  assert.is(record.fee, 1n)
  assert.is(record.twoAmount, 0n)
  assert.is(record.twoUserid, '7')
})

const eventWire = {
  id: 9,
  type: 12,
  name: 'Bid',
  address: ADDRESS,
  nickname: 'Bob\u202e',
  two_address: `0x${'12'.repeat(20)}`,
  amount: '1.5',
  coin: 'MDS',
  time: 5,
  hash: HASH,
}
const readEvent = (changes: object = {}) =>
  toAssetEvent(checkShape(assetEventShape, { ...eventWire, ...changes }, 'event'))

test('a line of an asset’s activity: who, from whom, at which price', () => {
  assert.equal(readEvent(), {
    id: '9',
    type: 12,
    name: 'Bid',
    by: ADDRESS.toLowerCase(),
    byName: 'Bob ',
    from: `0x${'12'.repeat(20)}`,
    units: 15n * 10n ** 17n,
    coin: 'MDS',
    time: 5,
    hash: HASH,
  })
  assert.equal([readEvent({ amount: null }).units, readEvent({ type: 999 }).type], [null, 999])
  assert.equal([readEvent({ address: '', hash: null }).by, readEvent({ hash: null }).hash], ['', null])
})

test('a trade told from the seller’s side is turned round', () => {
  const sides = ({ type, by, from, byName }: ReturnType<typeof readEvent>) => [type, by, from, byName]
  const [seller, buyer] = [ADDRESS.toLowerCase(), `0x${'12'.repeat(20)}`]
  assert.equal(sides(readEvent({ type: 4 })), [3, buyer, seller, ''])
  assert.equal(sides(readEvent({ type: 25 })), [12, buyer, seller, ''])
})

test('a line that is over a limit is refused by itself', () => {
  for (const changes of [{ time: 1e12 }, { type: -1 }, { amount: '1e9' }, { coin: 'DOGE' }, { address: '0x1' }])
    assert.throws(() => readEvent(changes), 'badAnswer', JSON.stringify(changes))
})

test('a user: balances of known coins, each with its decimals', () => {
  const wire = {
    userid: 7,
    address: ADDRESS,
    email: '',
    mobile: '912345678',
    nickname: 'Alice',
    token: null,
    coins: { MDS: '1', MDV: '1', HFH: '1', ENFT: '1', USDT: '1', BNB: '1', DOGE: '1' },
    frozen_coins: {},
    hero_nums: 1,
    equipment_nums: 2,
    magic_equipment_nums: 3,
    stone_nums: 4,
    inviter_code: '',
    invite_code: 'ABC',
    share_url: 'https://example.test/?code=ABC',
    current_server_id: '1',
    is_online: 0,
    has_pay_password: 1,
    activated: true,
    summon_tickets: 2,
    has_password: null,
    must_change_password: false,
  }
  const user = toUser(checkShape(userShape, wire, 'user'))
  assert.is(user.userid, '7')
  assert.is(user.address, ADDRESS.toLowerCase())
  assert.equal(user.coins, {
    BNB: 10n ** 18n,
    MDS: 10n ** 18n,
    MDV: 10n ** 8n,
    HFH: 10n ** 9n,
    ENFT: 10n ** 12n,
    USDT: 10n ** 6n,
  })
  assert.equal(user.frozenCoins, {})
  assert.equal([user.isOnline, user.hasFundPassword, user.activated], [false, true, true])
  assert.equal([user.heroCount, user.equipmentCount, user.magicEquipmentCount, user.stoneCount], [1, 2, 3, 4])
})

test('amounts: as text and back; an amount finer than the coin is a bad answer', () => {
  assert.is(unitsToCoin(1_500_000n, 'USDT'), '1.5')
  assert.throws(() => toBalances({ USDT: '0.0000001' }), 'badAnswer')
})

test('a legion with its members, and a ranking row; an unknown level is the lowest', () => {
  const member = { userid: '8', nickname: 'Bob', level: 9, points: '1.5', received_mds: '0' }
  const wire = {
    level: 3,
    points: '10',
    received_mds: '2',
    challenge_levels: 31,
    direct_braves: 6,
    direct_knights: 1,
    redeemable_at: 5,
    items: [member],
    next: null,
  }
  const legion = toLegion(wire)
  assert.is(legion.level, 'knight')
  assert.is(legion.points, 10n ** 19n)
  assert.is(legion.redeemableAt, 5)
  assert.equal(legion.members, [
    { userid: '8', nickname: 'Bob', level: 'warrior', points: 1_500_000_000_000_000_000n, receivedMds: 0n },
  ])
  const row = toRankRow({ place: 1, userid: '8', nickname: 'Bob', level: 4, points: '2' })
  assert.equal([row.place, row.level, row.points], [1, 'baronet', 2n * 10n ** 18n])
})

test('servers and roles', () => {
  assert.equal(toServer({ server_id: '1', name: 'East', title: 'Server 1' }), {
    serverId: '1',
    name: 'East',
    title: 'Server 1',
  })
  assert.equal(toRole({ server_id: '1', name: 'Alice', level: 3 }), { serverId: '1', name: 'Alice', level: 3 })
})

test.run()
