import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Abi, parseUnits } from 'viem'
import type { World } from '../sandbox/control/startWorld'
import { newKey, type Player } from './support/player'
import { approve, beginWalk, differencesOf, onCard, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/auction')
const mds = (amount: string): bigint => parseUnits(amount, 18)
const DAY = 86_400
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
})

/** One step at the auction, ended as the app ends it: by a refresh with the hash. */
async function step(player: Player, id: string, name: string, args: unknown[]): Promise<string> {
  const key = newKey()
  const hash = await player.send(world.chain.addresses.auction, world.chain.abis.auction as Abi, name, [...args, key])
  const answer = await player.post('/api/user/refresh', { id, hash }, key)
  assert.is(answer.code, 200, answer.msg)
  return key
}

async function bid(
  player: Player,
  asset: { id: string; args: unknown[] },
  price: bigint,
  amount: bigint,
): Promise<void> {
  await approve(walk, player, 'MDS', 'auction', amount)
  await step(player, asset.id, 'bid', [...asset.args, price, amount])
}

async function start(): Promise<{ id: string; args: unknown[] }> {
  const { id, token_id } = await walk.give('alice', 'hero', 'wallet')
  const { card, auction } = world.chain.addresses
  await onCard(walk, walk.alice, 'approve', [auction, BigInt(token_id)])
  const args = [card, BigInt(token_id)]
  await step(walk.alice, id, 'start', [...args, mds('100')])
  return { id, args }
}

const cardOf = async (id: string) => (await walk.visitor.get(`/api/card/${id}`)).data
const feedOf = async (player: Player, type: number) =>
  (await player.get(`/api/user/activities?type=${type}`)).data.items

test('start, bids, price change, take off, withdrawal: the provider says what the chain says', async () => {
  const asset = await start()
  const opened = await cardOf(asset.id)
  assert.equal(
    [opened.place, opened.status, opened.market, opened.price, opened.auction.state, opened.auction.current_bid],
    ['contract', 1, 'auction', '100', 1, null],
  )
  await bid(walk.bob, asset, mds('100'), mds('111'))
  await bid(walk.carol, asset, mds('111'), mds('200'))
  const held = await cardOf(asset.id)
  assert.equal([held.owner_name, held.price, held.auction.current_bid], ['Carol', '200', '200'])
  assert.is(held.total_traded, '311')
  await step(walk.carol, asset.id, 'setPrice', [...asset.args, mds('150')])
  assert.is((await cardOf(asset.id)).price, '150')
  await step(walk.carol, asset.id, 'takeOff', asset.args)
  const off = await cardOf(asset.id)
  assert.equal([off.auction.state, off.market, off.price, off.status], [4, null, null, 2])
  await step(walk.carol, asset.id, 'withdraw', asset.args)
  const back = await cardOf(asset.id)
  assert.equal([back.place, back.status, back.auction, back.owner_name], ['wallet', 0, null, 'Carol'])
  assert.equal(await differencesOf(walk), [])
})

test('every bid pays: the holder 95 %, past traders 1 %', async () => {
  const asset = await start()
  await bid(walk.bob, asset, mds('100'), mds('200'))
  const [first] = await feedOf(walk.alice, 25)
  assert.equal([first.amount, first.two_amount, first.fee], ['200', '192', '8'])
  await bid(walk.carol, asset, mds('200'), mds('300'))
  const [second] = await feedOf(walk.bob, 25)
  assert.equal([second.amount, second.two_amount, second.fee], ['300', '285', '15'])
  const [dividend] = await feedOf(walk.alice, 13)
  assert.is(dividend.amount, '3')
  const { addresses, abis, client } = world.chain
  const pending = await client.readContract({
    address: addresses.auction,
    abi: abis.auction,
    functionName: 'pendingShare',
    args: [addresses.card, asset.args[1] as bigint, walk.alice.address],
  })
  assert.is(pending, mds('3'))
})

test('after the time-out it is locked with a trade, unlocked without; the market shows neither', async () => {
  const traded = await start()
  const untouched = await start()
  await bid(walk.bob, traded, mds('100'), mds('111'))
  const isListed = async (id: string): Promise<boolean> => {
    const { data } = await walk.visitor.get('/api/marketplace/list?tab=hero&limit=60')
    return data.items.some((item: { id: string }) => item.id === id)
  }
  assert.is(await isListed(traded.id), true)
  await walk.control('/sandbox/time', { seconds: DAY + 10 })
  assert.is((await cardOf(traded.id)).auction.state, 2)
  assert.is((await cardOf(untouched.id)).auction.state, 3)
  assert.is(await isListed(traded.id), false)
  assert.is(await isListed(untouched.id), false)
  assert.equal(await differencesOf(walk), [])
})

test('the seed has auctions in every state', async () => {
  const rows = await world.provider.db.turn((tx) =>
    tx.all<{ id: string }>("SELECT id FROM assets WHERE market = 'auction'"),
  )
  assert.ok(rows.length >= 30)
  const states = await Promise.all(rows.map(async ({ id }) => (await cardOf(id)).auction.state as number))
  assert.equal([...new Set(states)].sort(), [1, 2, 3, 4])
})

test.run()
