import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import type { World } from '../sandbox/control/startWorld'
import { logIn, newKey, type Player } from './support/player'
import { shareWorld } from './support/world'

const test = suite('sandbox/trade')
let world: World
let alice: Player
let bob: Player

test.before(async () => {
  world = await shareWorld()
  alice = await logIn(world, 'alice')
  bob = await logIn(world, 'bob')
})

/** One of the player's assets that can be put on sale. */
async function spareAsset(player: Player): Promise<{ id: string; tokenId: bigint; kind: string }> {
  const { data } = await player.get('/api/user/card/list?place=wallet')
  const found = data.items.find(
    ({ status, kind }: { status: number; kind: string }) => status === 0 && kind !== 'dragon',
  )
  return { id: found.id, tokenId: BigInt(found.token_id), kind: found.kind }
}

test('a card is sold, bought by another, and both feeds say so', async () => {
  const { card, coins } = world.chain.addresses
  const { abis } = world.chain
  const asset = await spareAsset(alice)
  const key = newKey()
  const order = await alice.post(`/api/card/sell/${asset.id}`, { price: '12.5' }, key)
  assert.is(order.code, 200)
  assert.is((await alice.get(`/api/card/${asset.id}`)).data.status, 4)
  assert.is((await alice.post(`/api/card/sellback/${asset.id}`, {}, key)).code, 425)

  const price = parseUnits('12.5', 18)
  await alice.send(card, abis.card, 'sell', [asset.tokenId, price, key])
  const sold = await alice.post(`/api/card/sellback/${asset.id}`, {}, key)
  assert.is(sold.code, 200)
  assert.is(sold.data.status, 1)
  assert.is(sold.data.price, '12.5')
  assert.equal(await alice.post(`/api/card/sellback/${asset.id}`, {}, key), sold)

  const buyKey = newKey()
  assert.is((await bob.post(`/api/card/buy/${asset.id}`, { price: '12' }, newKey())).code, 1409)
  assert.is((await bob.post(`/api/card/buy/${asset.id}`, { price: '12.5' }, buyKey)).code, 200)
  await bob.send(coins.MDS, abis.coin, 'approve', [card, price])
  const hash = await bob.send(card, abis.card, 'buy', [asset.tokenId, price, buyKey])
  const bought = await bob.post(`/api/card/buyback/${asset.id}`, { hash }, buyKey)
  assert.is(bought.code, 200)
  assert.is(bought.data.status, 51)
  assert.is(bought.data.owner_name, 'Bob')

  const [buy] = (await bob.get('/api/user/activities?type=3')).data.items
  assert.is(buy.amount, '12.5')
  assert.is(buy.hash, hash)
  const [sale] = (await alice.get('/api/user/activities?type=4')).data.items
  assert.is(sale.two_amount, '11.875')
  assert.is(sale.fee, '0.625')
})

test.run()
