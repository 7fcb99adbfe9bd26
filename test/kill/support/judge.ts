import * as assert from 'uvu/assert'
import type { Address, Hex } from 'viem'
import type { World } from '../../sandbox/control/startWorld'
import { control } from './bench'
import { addressOf, type Kind, type Scene } from './kinds'

const APPROVE = '0x095ea7b3'

/** The state of chain and ledger before the player begins. */
export interface Before {
  block: bigint
  effects: number
}

interface Effect {
  account: string
  key: string
  kind: string
}

async function effectsOf(world: World, { who }: Kind): Promise<Effect[]> {
  return (await control<{ effects: Effect[] }>({ world }, `ledger?userid=${who}`)).effects
}

export async function lookBefore(world: World, kind: Kind): Promise<Before> {
  return { block: await world.chain.blockNumber(), effects: (await effectsOf(world, kind)).length }
}

/**
 * What took effect for the player according to the blocks: their own transactions without approvals, and relayed ones,
 * found by their ref.
 */
async function minedOf({ chain }: World, { who }: Kind, { block }: Before, id: Hex | null): Promise<Hex[]> {
  const last = await chain.blockNumber()
  const contracts = [chain.addresses.card, chain.addresses.dragon, chain.addresses.auction, chain.addresses.activation]
  const isGame = (to: Address | null) => contracts.some((address) => address.toLowerCase() === to?.toLowerCase())
  const found: Hex[] = []
  for (let number = block + 1n; number <= last; number++) {
    const { transactions } = await chain.client.getBlock({ blockNumber: number, includeTransactions: true })
    for (const { from, to, input, hash } of transactions) {
      const isOwn = from.toLowerCase() === addressOf(who).toLowerCase() && isGame(to) && !input.startsWith(APPROVE)
      const isRelayed = !isOwn && id !== null && input.includes(id.slice(2))
      if (!isOwn && !isRelayed) continue
      const { status } = await chain.client.getTransactionReceipt({ hash })
      if (status === 'success') found.push(input)
    }
  }
  return found
}

async function isDone({ chain }: World, { who, contract }: Kind, id: Hex): Promise<boolean> {
  if (!contract) return false
  const block = await chain.client.readContract({
    address: chain.addresses[contract],
    abi: chain.abis.activation,
    functionName: 'done',
    args: [addressOf(who), id],
  })
  return block > 0n
}

export interface Verdict {
  kind: Kind
  scene: Scene
  before: Before
  /** The entry's id; null if there never was an entry. */
  id: Hex | null
  /** Whether it should have taken effect. */
  isExpected: boolean
  /** How often the wallet may have sent it. */
  mostSends?: number
}

/**
 * Checks a money action against the chain and the provider without asking the page: the effect happened once or never,
 * on both sides; the wallet sent it at most `mostSends` times; no callback came before the effect.
 */
export async function judge(
  world: World,
  { kind, scene, before, id, isExpected, mostSends = 1 }: Verdict,
): Promise<void> {
  const count = isExpected ? 1 : 0
  assert.is(await kind.hasHappened(world, scene), isExpected, 'what the chain shows of it')
  const mined = await minedOf(world, kind, before, id)
  assert.is(mined.length, kind.contract ? count : 0, 'effects on chain')
  const effects = (await effectsOf(world, kind)).slice(before.effects)
  assert.equal(
    effects.map(({ key, kind: what }) => [key, what]),
    isExpected ? [[id, kind.kind]] : [],
    'effects in the ledger',
  )
  const requests = world.requests.list()
  if (id) {
    assert.is(await isDone(world, kind, id), isExpected && kind.contract !== null, 'the mark on chain')
    const sent = requests.filter(({ transaction }) => transaction?.data.includes(id.slice(2)))
    assert.ok(sent.length <= mostSends, `the wallet sent it ${sent.length} times`)
    const told = requests.filter(({ key, path }) => key === id && matches(kind.callback, path))
    assert.is(told.filter(({ code }) => code === 425).length, 0, 'callbacks before the effect')
    assert.is(
      told.some(({ code }) => code === 200),
      isExpected,
      'the callback was answered',
    )
  }
  const { differences } = await control<{ differences: unknown[] }>({ world }, 'check')
  assert.equal(differences, [], 'provider and chain')
}

const matches = (glob: string, path: string): boolean => {
  const [start = '', end] = glob.split('*')
  return end === undefined ? path === start : path.startsWith(start)
}
