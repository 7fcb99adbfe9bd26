import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Abi, decodeEventLog, encodeFunctionData, type Hex, parseUnits, type TransactionReceipt } from 'viem'
import type { World } from '../sandbox/control/startWorld'
import { RELAY_SHAPES } from '../sandbox/nodes/relayer'
import { sendRelayed } from '../sandbox/wallet/sendRelayed'
import { newKey, type Player } from './support/player'
import { askNode } from './support/rpc'
import { beginWalk, differencesOf, effectsOf, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/relayer')
const PRICE = parseUnits('20', 18)
const FEE = parseUnits('0.02', 6)
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
})

const rpc = (method: string, params: readonly unknown[]): Promise<unknown> =>
  askNode(world, method, params, 'rpc?wallet')

/** The player's wallet has the call relayed; it is mined. */
async function relay(
  shape: (typeof RELAY_SHAPES)[number],
  { address: from }: Player,
  contract: 'card' | 'MDS',
  functionName: string,
  args: readonly unknown[],
): Promise<TransactionReceipt> {
  const { addresses, abis, client } = world.chain
  const [to, abi] = contract === 'card' ? [addresses.card, abis.card] : [addresses.coins.MDS, abis.coin]
  const data = encodeFunctionData({ abi: abi as Abi, functionName, args })
  const hash = (await sendRelayed(`relayed${shape}`, { from, to, data }, rpc)) as Hex
  await world.chain.mine()
  return client.getTransactionReceipt({ hash })
}

const isDone = ({ address }: Player, key: Hex): Promise<bigint> => {
  const { addresses, abis, client } = world.chain
  return client.readContract({ address: addresses.card, abi: abis.card, functionName: 'done', args: [address, key] })
}

for (const shape of RELAY_SHAPES) {
  test(`${shape}: a purchase comes from the relayer, acts for the player, and the provider counts it`, async () => {
    const { bob } = walk
    const { addresses } = world.chain
    const { id, token_id } = await walk.give('alice', 'hero', 'wallet', '20')
    const key = newKey()
    assert.is((await bob.post(`/api/card/buy/${id}`, { price: '20' }, key)).code, 200)
    await relay(shape, bob, 'MDS', 'approve', [addresses.card, PRICE])
    const receipt = await relay(shape, bob, 'card', 'buy', [BigInt(token_id), PRICE, key])
    assert.is(receipt.status, 'success')
    const { address: relayer } = await walk.control('/sandbox/relayer', { fee: '0' })
    assert.is(receipt.from, relayer.toLowerCase())
    const to = shape === '4337' ? addresses.entryPoint : bob.address
    assert.is(receipt.to, to.toLowerCase())
    assert.is(await isDone(bob, key), receipt.blockNumber)
    const { input } = await world.chain.client.getTransaction({ hash: receipt.transactionHash })
    assert.ok(input.includes(key.slice(2)), 'the ref is in the bytes')
    assert.is((await bob.post(`/api/card/buyback/${id}`, { hash: receipt.transactionHash }, key)).code, 200)
    assert.equal(
      (await effectsOf(walk, key)).map(({ kind }) => kind),
      ['buy'],
    )
    assert.equal(await differencesOf(walk), [])
  })

  test(`${shape}: the player pays no gas, and the fee in a coin is in the same receipt`, async () => {
    const { bob } = walk
    const { client, addresses, abis } = world.chain
    await walk.control('/sandbox/relayer', { fee: '0.02' })
    const before = await client.getBalance({ address: bob.address })
    const { logs } = await relay(shape, bob, 'MDS', 'approve', [addresses.card, PRICE])
    assert.is(await client.getBalance({ address: bob.address }), before)
    const [log] = logs.filter(({ address }) => address === addresses.coins.USDT.toLowerCase())
    assert.ok(log)
    const { args } = decodeEventLog({ abi: abis.coin, eventName: 'Transfer', ...log })
    assert.equal([args.from, args.value], [bob.address, FEE])
  })

  test(`${shape}: the account's nonce is used by the first one only, which borrows the code`, async () => {
    const { bob } = walk
    const { client, addresses } = world.chain
    const nonces: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      nonces.push(await client.getTransactionCount({ address: bob.address }))
      await relay(shape, bob, 'MDS', 'approve', [addresses.card, BigInt(turn)])
    }
    const [first = 0] = nonces
    assert.equal(nonces, [first, first + 1, first + 1])
  })
}

test('a call that fails: through the entry point the transaction is a success, and nothing was done', async () => {
  const key = newKey()
  const { status, logs } = await relay('4337', walk.bob, 'card', 'buy', [1n, 1n, key])
  assert.is(status, 'success')
  const { entryPoint } = world.chain.abis
  const names = logs.map(({ data, topics }) => decodeEventLog({ abi: entryPoint, data, topics }))
  assert.equal(
    names.map(({ eventName }) => eventName),
    ['UserOperationRevertReason', 'UserOperationEvent'],
  )
  assert.is(await isDone(walk.bob, key), 0n)
  assert.is((await relay('7702', walk.bob, 'card', 'buy', [1n, 1n, key])).status, 'reverted')
})

test('an account that was relayed for still sends by itself', async () => {
  await relay('7702', walk.bob, 'MDS', 'approve', [world.chain.addresses.card, 1n])
  const { address: from } = walk.bob
  const hash = (await rpc('eth_sendTransaction', [{ from, to: walk.alice.address, value: '0x1' }])) as Hex
  await world.chain.mine()
  assert.is((await world.chain.client.getTransactionReceipt({ hash })).status, 'success')
})

test('what is relayed is listed among the requests, and nobody else is relayed for', async () => {
  const { deployer } = world.chain.accounts
  const call = { from: walk.bob.address, to: walk.alice.address, data: '0x12' }
  await sendRelayed('relayed7702', call, rpc)
  const [seen] = world.requests.list().filter(({ path }) => path === 'sandbox_relay')
  assert.equal(seen?.transaction, call)
  const refused = await sendRelayed('relayed7702', { ...call, from: deployer.address }, rpc)
  assert.match(JSON.stringify(refused), 'is no account of a player')
})

test.run()
