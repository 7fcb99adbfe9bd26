import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accountAt } from './accounts'
import { COIN_DECIMALS, type CoinSymbol, DEPLOYED_ADDRESSES } from './addresses'
import { type SandboxChain, startChain } from './startChain'

const test = suite<{ chain: SandboxChain }>('sandbox/chain/startChain')
const REF = `0x${'7'.repeat(64)}` as const

test.before(async (context) => {
  context.chain = await startChain()
})
test.after(({ chain }) => chain.stop())

test('every contract stands at the address that a build pins', async ({ chain }) => {
  assert.equal(chain.addresses, DEPLOYED_ADDRESSES)
  const { coins, dragon, card, activation, auction } = DEPLOYED_ADDRESSES
  for (const address of [...Object.values(coins), dragon, card, activation, auction]) {
    assert.ok(await chain.client.getCode({ address }), address)
  }
})

test('each coin has its symbol and decimals', async ({ chain }) => {
  for (const symbol of Object.keys(COIN_DECIMALS) as CoinSymbol[]) {
    const coin = { address: chain.addresses.coins[symbol], abi: chain.abis.coin } as const
    assert.is(await chain.client.readContract({ ...coin, functionName: 'symbol' }), symbol)
    assert.is(await chain.client.readContract({ ...coin, functionName: 'decimals' }), COIN_DECIMALS[symbol])
  }
})

test('held: a transaction waits until a block is mined, and its ref tells the block', async ({ chain }) => {
  await chain.hold()
  const player = accountAt(4)
  const card = { address: chain.addresses.card, abi: chain.abis.card } as const
  const value = await chain.client.readContract({ ...card, functionName: 'nativePrice' })
  const wallet = chain.walletOf(player)
  const hash = await wallet.writeContract({ ...card, functionName: 'mintWithNative', args: [1, REF], value })
  const before = await chain.blockNumber()
  assert.is((await chain.client.getTransaction({ hash })).blockNumber, null)
  await chain.mine()
  assert.is(await chain.blockNumber(), before + 1n)
  assert.is((await chain.client.getTransactionReceipt({ hash })).status, 'success')
  const done = await chain.client.readContract({ ...card, functionName: 'done', args: [player.address, REF] })
  assert.is(done, before + 1n)
})

test('time goes forward by the seconds asked for, and back with a snapshot', async ({ chain }) => {
  await chain.hold()
  const before = await chain.client.getBlock()
  const snapshot = await chain.snapshot()
  await chain.timeForward(86_400)
  const { timestamp } = await chain.client.getBlock()
  assert.ok(timestamp - before.timestamp >= 86_400n && timestamp - before.timestamp < 86_410n)
  await chain.revert(snapshot)
  assert.is((await chain.client.getBlock()).hash, before.hash)
})

test('instant blocks end with the work, and the interval goes on', async ({ chain }) => {
  await chain.resume()
  const wallet = chain.walletOf(chain.accounts.deployer)
  await chain.withInstantBlocks(async () => {
    const hash = await wallet.sendTransaction({ to: chain.accounts.vault.address, value: 1n })
    // Nobody else mines now; the answer may come a moment before the block.
    assert.is((await chain.client.waitForTransactionReceipt({ hash })).status, 'success')
  })
  const hash = await wallet.sendTransaction({ to: chain.accounts.vault.address, value: 1n })
  assert.is((await chain.client.getTransaction({ hash })).blockNumber, null)
  assert.is((await chain.client.waitForTransactionReceipt({ hash })).status, 'success')
})

test('blocks come in fractions of a second', async ({ chain }) => {
  await chain.hold()
  await chain.resume()
  const nextAfter = async (block: bigint): Promise<bigint> => {
    const now = await chain.blockNumber()
    return now > block ? now : nextAfter(block)
  }
  let head = await nextAfter(await chain.blockNumber())
  const gaps: number[] = []
  for (let blocks = 0; blocks < 6; blocks++) {
    const begun = performance.now()
    head = await nextAfter(head)
    gaps.push(performance.now() - begun)
  }
  // On a busy machine some come late, and the next one early; never all of them.
  assert.ok(Math.min(...gaps) < 1000, `${gaps}`)
  assert.ok(gaps.reduce((sum, gap) => sum + gap) > 5 * 450 - 50, `${gaps}`)
})

test('blocks go on coming while the line to the node is cut', async ({ chain }) => {
  await chain.resume()
  const before = await chain.blockNumber()
  chain.setReachable(false)
  await chain.mine(2)
  chain.setReachable(true)
  assert.ok((await chain.blockNumber()) >= before + 2n)
})

test('an account borrows code by EIP-7702', async ({ chain }) => {
  await chain.hold()
  const player = accountAt(5)
  const wallet = chain.walletOf(player)
  const { smartAccount: contractAddress } = chain.addresses
  const authorization = await wallet.signAuthorization({ contractAddress, executor: 'self' })
  await wallet.sendTransaction({ to: player.address, gas: 200_000n, authorizationList: [authorization] })
  await chain.mine()
  const code = await chain.client.getCode({ address: player.address })
  assert.is(code, `0xef0100${contractAddress.slice(2).toLowerCase()}`)
})

test('a second chain takes another port', async ({ chain }) => {
  const second = await startChain({ port: Number(new URL(chain.rpcUrl).port) })
  assert.is.not(second.rpcUrl, chain.rpcUrl)
  await second.stop()
  assert.not(await answers(second.rpcUrl))
})

test('the chain ends with a process that is killed', async () => {
  const script = `import('./test/sandbox/chain/startChain').then(async ({ startChain }) =>
    process.stdout.write((await startChain()).rpcUrl))`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(parent.stdout, 'data')) as [Buffer]
  assert.ok(await answers(url.toString()))
  parent.kill('SIGKILL')
  while (await answers(url.toString())) await new Promise((resolve) => setTimeout(resolve, 20))
})

async function answers(rpcUrl: string): Promise<boolean> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const headers = { 'content-type': 'application/json' }
  return fetch(rpcUrl, { method: 'POST', headers, body }).then(
    () => true,
    () => false,
  )
}

test.run()
