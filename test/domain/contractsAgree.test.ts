import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Abi, type Address, encodeDeployData, type Hex, parseAbi } from 'viem'
import { minimumBid, type Shares, saleSplit, split } from '../../src/domain/bid'
import { compileSolidity } from '../sandbox/chain/solidity'
import { type SandboxChain, startChain } from '../sandbox/chain/startChain'

const test = suite('domain/contractsAgree')

/** Each with two auction trades and one sale: 20 000 minimums, 20 000 splits and 10 000 sales. */
const CASES = 10_000
const BATCH = 100
/** More than any case can ask for. */
const PURSE = 2n ** 250n
const HERO = 1
const FIRST_TOKEN = 1n
const CALL_GAS = 900_000_000n

interface Case {
  price: bigint
  firstRaise: bigint
  secondRaise: bigint
  saleFeeBps: number
}
interface Paid extends Shares {
  minimum: bigint
  isLessRefused: boolean
}
interface Outcome {
  first: Paid
  second: Paid
  seller: bigint
  saleFee: bigint
}

interface Harness {
  abi: Abi
  address: Address
}

/** Deploys the traders, and gives them the cards, the collection and the coin they need. */
async function deployHarness(chain: SandboxChain): Promise<Harness> {
  const source = readFileSync(new URL('./harness/Agreement.sol', import.meta.url), 'utf8')
  const { abi, bytecode } = compileSolidity({ 'Agreement.sol': source }).get('Agreement') as { abi: Abi; bytecode: Hex }
  const { card, auction, coins } = chain.addresses
  const owner = chain.walletOf(chain.accounts.deployer)
  const mined = async (hash: Hex) => chain.client.waitForTransactionReceipt({ hash })
  const data = encodeDeployData({ abi, bytecode, args: [coins.MDS, card, auction] })
  const { contractAddress } = await mined(await owner.sendTransaction({ data }))
  if (!contractAddress) throw new Error('the harness was not deployed')
  const harness = { abi, address: contractAddress }
  const trader = (await chain.client.readContract({ ...harness, functionName: 'trader' })) as Address
  const coin = { abi: chain.abis.coin, address: coins.MDS }
  const cards = { abi: chain.abis.card, address: card }
  const heroes = [Array<Address>(BATCH).fill(contractAddress), Array<number>(BATCH).fill(HERO)] as const
  await mined(await owner.writeContract({ ...coin, functionName: 'mint', args: [contractAddress, PURSE] }))
  await mined(await owner.writeContract({ ...coin, functionName: 'mint', args: [trader, PURSE] }))
  await mined(await owner.writeContract({ ...cards, functionName: 'mintBatch', args: heroes }))
  const ownable = { abi: parseAbi(['function transferOwnership(address)']), address: card }
  await mined(await owner.writeContract({ ...ownable, functionName: 'transferOwnership', args: [contractAddress] }))
  return harness
}

const price = fc.oneof(
  fc.bigInt({ min: 1n, max: 1000n }),
  fc.bigInt({ min: 1n, max: 10n ** 24n }),
  fc.bigInt({ min: 1n, max: 10n ** 60n }),
  fc.bigInt({ min: 1n, max: 10n ** 6n }).map((coins) => coins * 10n ** 18n),
)
const raise = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 200n }), fc.bigInt({ min: 0n, max: 10n ** 60n }))
const saleFeeBps = fc.integer({ min: 0, max: 1000 })
const anyCase: fc.Arbitrary<Case> = fc.record({ price, firstRaise: raise, secondRaise: raise, saleFeeBps })

/** What our rules expect of one trade. */
const expectedTrade = (before: bigint, raised: bigint, tradesBefore: number): Paid => {
  const minimum = minimumBid(before)
  return { minimum, isLessRefused: true, ...split(minimum + raised, { hasPastTraders: tradesBefore > 0 }) }
}

function expectedOutcome({ price, firstRaise, secondRaise, saleFeeBps }: Case): Outcome {
  const first = expectedTrade(price, firstRaise, 0)
  const second = expectedTrade(first.minimum + firstRaise, secondRaise, 1)
  const { seller, fee } = saleSplit(price, saleFeeBps)
  return { first, second, seller, saleFee: fee }
}

const toText = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))

/** Holds one batch to the rules. The call leaves nothing behind, so each batch finds cards that were never traded. */
async function checkBatch(chain: SandboxChain, harness: Harness, batch: Case[]): Promise<void> {
  const call = { ...harness, functionName: 'run', args: [batch, FIRST_TOKEN], gas: CALL_GAS }
  const { result } = await chain.client.simulateContract(call)
  const outcomes = result as unknown as Outcome[]
  assert.is(outcomes.length, batch.length)
  for (const [index, one] of batch.entries()) assert.equal(outcomes[index], expectedOutcome(one), toText(one))
}

test(`${CASES} random cases: the contracts pay what the rules say, to the smallest unit`, async () => {
  const chain = await startChain({ port: 0 })
  try {
    const harness = await chain.withInstantBlocks(() => deployHarness(chain))
    await chain.hold()
    const cases = fc.sample(anyCase, CASES)
    for (let from = 0; from < CASES; from += BATCH) await checkBatch(chain, harness, cases.slice(from, from + BATCH))
  } finally {
    await chain.stop()
  }
})

test.run()
