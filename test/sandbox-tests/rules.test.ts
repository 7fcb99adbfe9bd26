import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Abi, parseUnits } from 'viem'
import type { World } from '../sandbox/control/startWorld'
import { ask, logIn, newKey } from './support/player'
import { approve, beginWalk, onCard, until, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/rules')
const DAY = 86_400
const FUND = { fund_password: 'alice-fund-1' }
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
})

const coinsOf = async ({ alice }: Walk, coin: string) => {
  const { coins, frozen_coins } = (await alice.get('/api/user/info')).data
  return [Number(coins[coin]), Number(frozen_coins[coin])]
}
/** Time forward, and alice logged in again: her token may have ended. */
async function later(seconds: number): Promise<void> {
  await walk.control('/sandbox/time', { seconds })
  walk.alice = await logIn(world, 'alice')
}

test('a withdrawal holds the amount and its fee back; rejected, all of it returns', async () => {
  const [before] = await coinsOf(walk, 'MDS')
  const { data } = await walk.alice.post('/api/user/withdraw', { ...FUND, amount: '100' })
  assert.is(data.state, 'submitted')
  assert.equal(await coinsOf(walk, 'MDS'), [(before ?? 0) - 101, 101])
  await walk.control('/sandbox/withdrawals', { id: Number(data.id), action: 'reject' })
  assert.equal(await coinsOf(walk, 'MDS'), [before, 0])
  const [line] = (await walk.alice.get('/api/user/activities?type=8')).data.items
  assert.equal([line.amount, line.two_amount, line.name], ['100', '0', 'Withdrawal rejected'])
  // A rejected one does not count for the 24 hours.
  assert.is((await walk.alice.post('/api/user/withdraw', { ...FUND, amount: '100' })).code, 200)
})

test('approved, the amount arrives in the wallet; a second one has to wait for 24 hours', async () => {
  const { coins } = world.chain.addresses
  const balance = () =>
    world.chain.client.readContract({
      address: coins.HFH,
      abi: world.chain.abis.coin,
      functionName: 'balanceOf',
      args: [walk.alice.address],
    })
  const before = await balance()
  const body = { ...FUND, coin: 'HFH', amount: '100' }
  const { data } = await walk.alice.post('/api/user/bgg/withdraw', body)
  await walk.control('/sandbox/withdrawals', { id: Number(data.id), action: 'approve' })
  await world.chain.mine()
  assert.is(await balance(), before + parseUnits('100', 9))
  assert.is((await walk.alice.post('/api/user/withdraw', { ...FUND, amount: '20' })).code, 1507)
  await later(DAY)
  assert.is((await walk.alice.post('/api/user/withdraw', { ...FUND, amount: '20' })).code, 200)
})

test('what nobody reviews is approved within the day', async () => {
  const { data } = await walk.alice.post('/api/user/withdraw', { ...FUND, amount: '20' })
  await later(DAY / 2 + 1)
  await until('the approval', async () => {
    const all = (await ask(world, 'GET', '/sandbox/withdrawals')) as unknown as { id: number; state: string }[]
    return all.find(({ id }) => id === Number(data.id))?.state === 'approved'
  })
})

test('amounts are held to minimum, maximum, decimals and balance', async () => {
  const codeOf = async (amount: string) => (await walk.alice.post('/api/user/withdraw', { ...FUND, amount })).code
  assert.equal(
    [
      await codeOf('0'),
      await codeOf('19.9'),
      await codeOf('5000.1'),
      await codeOf('1.1234567890123456789'),
      await codeOf('4000'),
    ],
    [1503, 1504, 1505, 1502, 1506],
  )
  for (const amount of ['-1', '1e3', '0x10', '.5', '１', '']) assert.is(await codeOf(amount), 1501)
})

test('prices and top-ups have their limits too', async () => {
  const { id } = await walk.give('alice', 'hero', 'wallet')
  const priceCode = async (price: string) => (await walk.alice.post(`/api/card/sell/${id}`, { price })).code
  assert.equal([await priceCode('0.99'), await priceCode('100000000.1'), await priceCode('1')], [1504, 1505, 200])
  assert.is((await walk.alice.post('/api/user/charge', { amount: '9.9' })).code, 1504)
  assert.is((await walk.alice.post('/api/user/bgg/charge', { coin: 'USDT', amount: '4.9' })).code, 1504)
})

test('a transaction that did something else, or elsewhere, proves nothing', async () => {
  const { coins, vault } = world.chain.addresses
  const { coin } = world.chain.abis
  const charge = async (hash: string, amount: string) =>
    (await walk.alice.post('/api/user/charge', { amount, hash })).code
  const toBob = await walk.alice.send(coins.MDS, coin as Abi, 'transfer', [walk.bob.address, parseUnits('30', 18)])
  assert.is(await charge(toBob, '30'), 1602)
  const otherCoin = await walk.alice.send(coins.MDV, coin as Abi, 'transfer', [vault, parseUnits('30', 8)])
  assert.is(await charge(otherCoin, '30'), 1602)
  const { token_id } = await walk.give('alice', 'hero', 'wallet')
  const sale = await onCard(walk, walk.alice, 'sell', [BigInt(token_id), parseUnits('30', 18), newKey()])
  assert.is(await charge(sale, '30'), 1602)
  const paid = await walk.alice.send(coins.MDS, coin as Abi, 'transfer', [vault, parseUnits('30', 18)])
  assert.is(await charge(paid, '300'), 1602)
  assert.is(await charge(paid, '30'), 200)
})

test('whether an account exists does not show in the codes that are asked for', async () => {
  const ask = async (account: string) => {
    const body = { account, area: '886', purpose: 'forget' }
    const codes = [
      await walk.visitor.post('/api/user/send_code', body),
      await walk.visitor.post('/api/user/send_code', body),
    ]
    return [...codes, await walk.visitor.post('/api/user/forget/reset', { account, area: '886', code: '000000' })]
  }
  assert.equal(await ask('999999999'), await ask('912345678'))
})

test('five wrong fund passwords are enough for an hour', async () => {
  const withdraw = (fund_password: string) => walk.alice.post('/api/user/withdraw', { amount: '20', fund_password })
  for (let time = 0; time < 5; time++) assert.is((await withdraw('wrong-one')).code, 1205)
  assert.is((await withdraw('alice-fund-1')).code, 429)
})

test('withdrawing needs a mobile, a fund password, an activated account and nobody in the game', async () => {
  const codeOf = async (player: Walk['alice']) =>
    (await player.post('/api/user/withdraw', { ...FUND, amount: '20' })).code
  assert.is(await codeOf(walk.dave), 1202)
  assert.is(await codeOf(walk.carol), 1204)
  await walk.control('/sandbox/give/standing', { userid: 'alice', activated: false })
  assert.is(await codeOf(walk.alice), 1211)
  await walk.control('/sandbox/give/standing', { userid: 'alice', activated: true })
  await walk.control('/sandbox/online', { userid: 'alice', on: true })
  assert.is(await codeOf(walk.alice), 1213)
})

test('points become MDS one to one, once in seven days', async () => {
  await walk.control('/sandbox/give/standing', { userid: 'alice', points: '12.5' })
  const [before] = await coinsOf(walk, 'MDS')
  const { data } = await walk.alice.post('/api/receive/mds')
  assert.is(data.amount, '12.5')
  assert.is(data.redeemable_at - data.time, 7 * DAY)
  assert.equal(await coinsOf(walk, 'MDS'), [(before ?? 0) + 12.5, 0])
  await walk.control('/sandbox/give/standing', { userid: 'alice', points: '1' })
  assert.is((await walk.alice.post('/api/receive/mds')).code, 1508)
  await later(7 * DAY)
  assert.is((await walk.alice.post('/api/receive/mds')).code, 200)
  assert.is((await walk.alice.post('/api/receive/mds')).code, 1503)
})

test('an activated invitee brings one ticket, to be collected once', async () => {
  const invites = async () => (await walk.bob.get('/api/user/invite_list')).data
  const before = await invites()
  const key = newKey()
  const { addresses, abis } = world.chain
  await approve(walk, walk.dave, 'MDV', 'activation', parseUnits('1', 8))
  await walk.dave.send(addresses.activation, abis.activation as Abi, 'activateAccount', [key])
  assert.is((await walk.dave.post('/api/user/brp/active', {}, key)).data.activated, true)
  const { activated, tickets } = await invites()
  assert.equal([activated, tickets], [before.activated + 1, before.tickets])
  const { data } = await walk.bob.post('/api/message/collect')
  const waiting = data.tickets
  assert.ok(waiting >= 1)
  assert.is((await invites()).tickets, before.tickets + waiting)
  assert.equal((await walk.bob.post('/api/message/collect')).data, { tickets: 0, coins: {} })
})

test('a purchase earns points by the level of buyer and inviter', async () => {
  const legion = async (player: Walk['alice']) => Number((await player.get('/api/user/team')).data.points)
  const { id, token_id } = await walk.give('carol', 'hero', 'wallet', '100')
  void id
  const [alice, bob] = [await legion(walk.alice), await legion(walk.bob)]
  await approve(walk, walk.bob, 'MDS', 'card', parseUnits('100', 18))
  const args = [BigInt(token_id), parseUnits('100', 18), newKey()]
  await walk.bob.send(world.chain.addresses.card, world.chain.abis.card as Abi, 'buy', args)
  await world.provider.indexer.sync()
  // bob is a brave: 6 %; alice, who invited him, is a knight: 2 %
  assert.is(Math.round((await legion(walk.bob)) - bob), 6)
  assert.is(Math.round((await legion(walk.alice)) - alice), 2)
})

test('an asset under way is at nobody’s disposal; a prepared sale lapses', async () => {
  const { id } = await walk.give('alice', 'hero', 'wallet')
  await walk.alice.post(`/api/card/sell/${id}`, { price: '10' })
  assert.is((await walk.alice.post(`/api/card/sell/${id}`, { price: '11' })).code, 200)
  assert.is((await walk.alice.post('/api/card/claim', { id })).code, 1406)
  assert.is((await walk.bob.post(`/api/card/buy/${id}`, { price: '10' })).code, 1407)
  await later(15 * 60 + 1)
  await until('the lapse', async () => (await walk.alice.get(`/api/card/${id}`)).data.status === 0)
})

test('names are held to ten characters, and roles to one a server', async () => {
  const name = async (nickname: string) => (await walk.alice.post('/api/user/nickname', { nickname })).code
  assert.equal(
    [
      await name('abcdefghijk'),
      await name('a\u202eb'),
      await name('   '),
      await name('Bob'),
      await name('王小明王小明王小明王'),
    ],
    [1303, 1304, 1301, 1210, 200],
  )
  const role = async (server: string, text: string) =>
    (await walk.alice.post(`/api/user/create_player/${server}`, { name: text })).code
  assert.equal([await role('1', 'Second'), await role('2', 'Second'), await role('2', 'Third')], [1209, 200, 1209])
  assert.is((await walk.alice.get('/api/user/info')).data.current_server_id, '2')
  const header = { 'server-id': '1' }
  assert.is((await walk.alice.get('/api/user/info', header)).data.current_server_id, '1')
})

test('the market filters, sorts and pages without holes or repeats', async () => {
  for (const sort of ['newest', 'priceLow', 'priceHigh']) {
    const seen: string[] = []
    const prices: number[] = []
    let cursor: string | null = ''
    let total = 0
    while (cursor !== null) {
      const query: string = `tab=cards&sort=${sort}&limit=10${cursor ? `&cursor=${cursor}` : ''}`
      const { data } = await walk.visitor.get(`/api/marketplace/list?${query}`)
      seen.push(...data.items.map((item: { id: string }) => item.id))
      prices.push(...data.items.map((item: { price: string }) => Number(item.price)))
      cursor = data.next
      total = data.total
    }
    const rising = [...prices].sort((one, other) => one - other)
    if (sort === 'priceLow') assert.equal(prices, rising)
    if (sort === 'priceHigh') assert.equal(prices, rising.reverse())
    assert.is(new Set(seen).size, total)
    assert.is(seen.length, total)
  }
  const { items } = (await walk.visitor.get('/api/marketplace/list?tab=dragon&grade_band=1&skill=2&camp=3')).data
  for (const { kind, grade, skill } of items) assert.equal([kind, grade <= 5, skill], ['dragon', true, 2])
  const starred = (await walk.visitor.get('/api/marketplace/list?tab=cards&star=4&limit=60')).data
  assert.ok(starred.items.length > 0)
  assert.equal(
    starred.items.filter(({ star }: { star: number }) => star !== 4),
    [],
  )
  const dragons = async (query: string) =>
    (await walk.visitor.get(`/api/marketplace/list?tab=dragon${query}`)).data.total
  assert.is(await dragons('&star=4'), await dragons(''), 'dragons have no stars to choose by')
})

test.run()
