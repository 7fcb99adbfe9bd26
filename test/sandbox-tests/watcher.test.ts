import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Abi, parseUnits } from 'viem'
import type { World } from '../sandbox/control/startWorld'
import { accountOf, personNamed } from '../sandbox/people'
import { logIn, newKey, toPlayer } from './support/player'
import { approve, beginWalk, differencesOf, effectsOf, onCard, until, type Walk } from './support/walk'
import { openWorld } from './support/world'

const test = suite('sandbox/watcher')
const mds = (amount: string): bigint => parseUnits(amount, 18)
let world: World
let walk: Walk

test.before(async () => {
  world = await openWorld({ waitsForFinality: true })
})
test.before.each(async () => {
  walk = await beginWalk(world)
})
test.after(() => world.stop())

const statusOf = async (id: string): Promise<number> => (await walk.visitor.get(`/api/card/${id}`)).data.status

test('without any callback the effect comes, once, and the callback finds it', async () => {
  const { id, token_id } = await walk.give('alice', 'hero', 'wallet')
  await world.chain.mine(3)
  const key = newKey()
  await until('the asset', async () => (await walk.visitor.get(`/api/card/${id}`)).code === 200)
  await walk.alice.post(`/api/card/sell/${id}`, { price: '9' }, key)
  await onCard(walk, walk.alice, 'sell', [BigInt(token_id), mds('9'), key])
  await world.chain.mine(3)
  await until('the sale', async () => (await statusOf(id)) === 1)
  assert.is((await walk.alice.post(`/api/card/sellback/${id}`, {}, key)).data.status, 1)
  assert.is((await effectsOf(walk, key)).length, 1)
})

test('a step that is mined but not final is "not yet"', async () => {
  await walk.control('/sandbox/blocks', { hold: true })
  const { id, token_id } = await walk.give('alice', 'hero', 'wallet')
  await world.chain.mine(3)
  const key = newKey()
  await onCard(walk, walk.alice, 'sell', [BigInt(token_id), mds('9'), key])
  assert.is((await walk.alice.post(`/api/card/sellback/${id}`, {}, key)).code, 425)
  await walk.control('/sandbox/blocks', { mine: 1 })
  assert.is((await walk.alice.post(`/api/card/sellback/${id}`, {}, key)).code, 425)
  await walk.control('/sandbox/blocks', { mine: 1 })
  assert.is((await walk.alice.post(`/api/card/sellback/${id}`, {}, key)).code, 200)
  await walk.control('/sandbox/blocks', { resume: true })
})

test('a failed transaction is said to have failed', async () => {
  const { id, token_id } = await walk.give('alice', 'hero', 'wallet', '5')
  const wallet = world.chain.walletOf(accountOf(walk.alice.person))
  const hash = await wallet.writeContract({
    address: world.chain.addresses.card,
    abi: world.chain.abis.card,
    functionName: 'sell',
    args: [BigInt(token_id), 1n, newKey()],
    gas: 300_000n,
  })
  await world.chain.mine(4)
  assert.is((await walk.alice.post(`/api/card/sellback/${id}`, { hash })).code, 1601)
})

test('a token that was simply sent to somebody changes hands, one sent to the vault is in the game', async () => {
  const away = await walk.give('alice', 'pet', 'wallet')
  const home = await walk.give('alice', 'pet', 'wallet')
  const { vault } = world.chain.addresses
  await onCard(walk, walk.alice, 'transferFrom', [walk.alice.address, walk.bob.address, BigInt(away.token_id)])
  await onCard(walk, walk.alice, 'transferFrom', [walk.alice.address, vault, BigInt(home.token_id)])
  await world.chain.mine(3)
  await until('the new owner', async () => (await walk.visitor.get(`/api/card/${away.id}`)).data.owner_name === 'Bob')
  // Its transaction is a block younger.
  await until('it in the game', async () => (await walk.visitor.get(`/api/card/${home.id}`)).data.place === 'game')
  assert.is((await walk.visitor.get(`/api/card/${home.id}`)).data.owner_name, 'Alice')
})

test('coins that were simply sent to the vault are a top-up, by the hash too', async () => {
  const { coins, vault } = world.chain.addresses
  const before = (await walk.alice.get('/api/user/info')).data.coins.USDT
  const args = [vault, parseUnits('7', 6)]
  const hash = await walk.alice.send(coins.USDT, world.chain.abis.coin as Abi, 'transfer', args)
  await world.chain.mine(3)
  const answer = await walk.alice.post('/api/user/bgg/charge', { coin: 'USDT', amount: '7', hash })
  assert.is(Number(answer.data.coins.USDT), Number(before) + 7)
  await until(
    'nothing more',
    async () => (await walk.alice.get('/api/user/info')).data.coins.USDT === answer.data.coins.USDT,
  )
})

test('a claim is sent by the vault and is in the wallet when it is mined; a summoned hero is minted', async () => {
  const claimed = await walk.give('alice', 'hero', 'game')
  const { data: summoned } = await walk.alice.post('/api/user/summon', { tickets: 1 })
  for (const id of [claimed.id, summoned.items[0].id]) {
    const key = newKey()
    const { code, data } = await walk.alice.post('/api/card/claim', { id }, key)
    assert.is(code, 200)
    assert.is(data.item.status, 3)
    await world.chain.mine(3)
    await until('the claim', async () => (await walk.visitor.get(`/api/card/${id}`)).data.place === 'wallet')
    assert.equal(await walk.alice.post('/api/card/claim', { id }, key), { code, msg: '', data })
    assert.is((await effectsOf(walk, key)).length, 1)
  }
  assert.equal(await differencesOf(walk), [])
})

test('a stranger who paid and activated before the first login finds it all', async () => {
  const { addresses, abis } = world.chain
  const stranger = toPlayer(world, personNamed('erin'), 'none')
  await approve(walk, stranger, 'MDV', 'activation', parseUnits('3', 8))
  await stranger.send(addresses.activation, abis.activation as Abi, 'activateAccount', [newKey()])
  const payment = [addresses.coins.MDV, parseUnits('2', 8), newKey()]
  await stranger.send(addresses.activation, abis.activation as Abi, 'pay', payment)
  await world.chain.mine(3)
  await world.provider.indexer.sync()
  const erin = await logIn(world, 'erin')
  const { data } = await erin.get('/api/user/info')
  assert.is(data.activated, true)
  assert.is(data.coins.MDV, '2')
})

test.run()
