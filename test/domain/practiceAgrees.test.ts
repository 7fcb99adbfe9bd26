import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Address, type Hex, maxUint256, numberToHex } from 'viem'
import { AUCTION_STATE } from '../../src/domain/asset'
import { minimumBid } from '../../src/domain/bid'
import {
  AUCTION_SECONDS,
  assetOf,
  lotStateOf,
  type PracticeEvent,
  type PracticeWorld,
  play,
  refusalOf,
  SALE_FEE_BPS,
  sharesFor,
  type Who,
} from '../../src/domain/practice'
import { BEGINNING, OWN_DRAGON, OWN_HERO } from '../../src/domain/practiceBeginning'
import { NO_TRADERS } from '../../src/domain/practiceTraders'
import { accountAt } from '../sandbox/chain/accounts'
import { type SandboxChain, startChain } from '../sandbox/chain/startChain'

const test = suite('domain/practiceAgrees')
const MDS = 10n ** 18n
const PEOPLE = { you: accountAt(4), mei: accountAt(5), bima: accountAt(6), sari: accountAt(7) }
const NAMES = ['you', 'mei', 'bima', 'sari'] as const
const TOKENS: Record<string, bigint> = { [OWN_HERO]: 1n, [OWN_DRAGON]: 2n }
const HERO = 1
/** More than any call takes. An estimate is exact, and what a call takes depends on the second in which it is mined. */
const CALL_GAS = 2_000_000n

/** Two cards of the player, and everybody as rich as in practice. */
const FIRST: PracticeWorld = {
  ...BEGINNING,
  assets: [OWN_HERO, OWN_DRAGON].map((id) => ({ id, holder: 'you', sale: null, lot: null, traders: NO_TRADERS })),
}

const bid = (by: Who, asset: string, price: bigint, amount = minimumBid(price)): PracticeEvent => ({
  kind: 'bid',
  by,
  asset,
  price,
  amount,
})
/** A price whose shares do not come out even. */
const ODD = 100n * MDS + 1n
const second = minimumBid(ODD)
const third = minimumBid(second) + 7n
const fourth = minimumBid(third)
const TABLE: readonly PracticeEvent[] = [
  { kind: 'sell', by: 'you', asset: OWN_HERO, price: ODD },
  { kind: 'auctionStart', by: 'you', asset: OWN_HERO, price: ODD },
  { kind: 'buy', by: 'mei', asset: OWN_HERO, price: ODD - 1n },
  { kind: 'buy', by: 'mei', asset: OWN_HERO, price: ODD },
  { kind: 'sell', by: 'mei', asset: OWN_HERO, price: 3n * MDS },
  { kind: 'buy', by: 'mei', asset: OWN_HERO, price: 3n * MDS },
  { kind: 'cancel', by: 'you', asset: OWN_HERO },
  { kind: 'cancel', by: 'mei', asset: OWN_HERO },
  { kind: 'auctionStart', by: 'you', asset: OWN_DRAGON, price: MDS },
  { kind: 'priceChange', by: 'mei', asset: OWN_DRAGON, price: ODD },
  { kind: 'priceChange', by: 'you', asset: OWN_DRAGON, price: ODD },
  bid('mei', OWN_DRAGON, MDS),
  bid('mei', OWN_DRAGON, ODD, second - 1n),
  bid('you', OWN_DRAGON, ODD),
  bid('mei', OWN_DRAGON, ODD),
  { kind: 'payout', by: 'you' },
  bid('bima', OWN_DRAGON, second, third),
  { kind: 'payout', by: 'you' },
  { kind: 'payout', by: 'you' },
  bid('you', OWN_DRAGON, third),
  bid('sari', OWN_DRAGON, fourth),
  { kind: 'payout', by: 'mei' },
  { kind: 'auctionWithdraw', by: 'sari', asset: OWN_DRAGON },
  { kind: 'wait', seconds: AUCTION_SECONDS + 1 },
  bid('you', OWN_DRAGON, minimumBid(fourth)),
  { kind: 'takeOff', by: 'sari', asset: OWN_DRAGON },
  { kind: 'auctionWithdraw', by: 'you', asset: OWN_DRAGON },
  { kind: 'auctionWithdraw', by: 'sari', asset: OWN_DRAGON },
  { kind: 'auctionStart', by: 'sari', asset: OWN_DRAGON, price: 7n * MDS },
  bid('you', OWN_DRAGON, 7n * MDS),
  { kind: 'takeOff', by: 'you', asset: OWN_DRAGON },
  { kind: 'auctionWithdraw', by: 'you', asset: OWN_DRAGON },
  { kind: 'payout', by: 'you' },
  { kind: 'payout', by: 'bima' },
]

let ref = 0
const nextRef = (): Hex => numberToHex(++ref, { size: 32 })

/** The contract's own call for an event. */
function callOf({ addresses, abis }: SandboxChain, event: Exclude<PracticeEvent, { kind: 'wait' }>) {
  const card = { abi: abis.card, address: addresses.card }
  const auction = { abi: abis.auction, address: addresses.auction }
  if (event.kind === 'payout') {
    const tokens = Object.values(TOKENS)
    return { ...auction, functionName: 'collect', args: [tokens.map(() => addresses.card), tokens, nextRef()] }
  }
  const token = TOKENS[event.asset]
  const lot = [addresses.card, token]
  switch (event.kind) {
    case 'sell':
    case 'buy':
      return { ...card, functionName: event.kind, args: [token, event.price, nextRef()] }
    case 'cancel':
      return { ...card, functionName: 'cancel', args: [token, nextRef()] }
    case 'auctionStart':
      return { ...auction, functionName: 'start', args: [...lot, event.price, nextRef()] }
    case 'priceChange':
      return { ...auction, functionName: 'setPrice', args: [...lot, event.price, nextRef()] }
    case 'bid':
      return { ...auction, functionName: 'bid', args: [...lot, event.price, event.amount, nextRef()] }
    case 'takeOff':
      return { ...auction, functionName: 'takeOff', args: [...lot, nextRef()] }
    default:
      return { ...auction, functionName: 'withdraw', args: [...lot, nextRef()] }
  }
}

/** Gives everybody what practice begins with, and lets the contracts take it. */
async function deal(chain: SandboxChain): Promise<void> {
  const { addresses, abis, accounts } = chain
  const owner = chain.walletOf(accounts.deployer)
  const coin = { abi: abis.coin, address: addresses.coins.MDS }
  const card = { abi: abis.card, address: addresses.card }
  const you = PEOPLE.you.address
  // The node may answer before the block that has it.
  const mined = async (sent: Promise<Hex>) => chain.client.waitForTransactionReceipt({ hash: await sent })
  await mined(
    owner.writeContract({
      ...card,
      functionName: 'mintBatch',
      args: [
        [you, you],
        [HERO, HERO],
      ],
    }),
  )
  await mined(owner.writeContract({ ...card, functionName: 'setSaleFeeBps', args: [SALE_FEE_BPS] }))
  for (const name of NAMES) {
    const wallet = chain.walletOf(PEOPLE[name])
    await mined(owner.writeContract({ ...coin, functionName: 'mint', args: [PEOPLE[name].address, FIRST.coins[name]] }))
    for (const spender of [addresses.card, addresses.auction])
      await mined(wallet.writeContract({ ...coin, functionName: 'approve', args: [spender, maxUint256] }))
    await mined(wallet.writeContract({ ...card, functionName: 'setApprovalForAll', args: [addresses.auction, true] }))
  }
}

/** What everybody has on the chain, and who holds what, in the words of practice. */
async function readWorld({ client, addresses, abis, accounts }: SandboxChain) {
  const coin = { abi: abis.coin, address: addresses.coins.MDS }
  const auction = { abi: abis.auction, address: addresses.auction }
  const holders: Record<Who, Address> = {
    ...{ you: PEOPLE.you.address, mei: PEOPLE.mei.address, bima: PEOPLE.bima.address, sari: PEOPLE.sari.address },
    ...{ copyright: accounts.copyrightOwner.address, fee: accounts.feeReceiver.address, protocol: addresses.auction },
  }
  const nameOf = (address: Address) => Object.entries(holders).find(([, one]) => one === address)?.[0]
  const coins: Record<string, bigint> = {}
  for (const [name, address] of Object.entries(holders))
    coins[name] = await client.readContract({ ...coin, functionName: 'balanceOf', args: [address] })
  const assets = []
  for (const [id, token] of Object.entries(TOKENS)) {
    const [holder, price, , , state] = await client.readContract({
      ...auction,
      functionName: 'auction',
      args: [addresses.card, token],
    })
    const owner = await client.readContract({
      abi: abis.card,
      address: addresses.card,
      functionName: 'ownerOf',
      args: [token],
    })
    const shares: bigint[] = []
    for (const name of NAMES)
      shares.push(
        await client.readContract({
          ...auction,
          functionName: 'pendingShare',
          args: [addresses.card, token, holders[name]],
        }),
      )
    assets.push({
      id,
      holder: nameOf(state ? holder : owner),
      state: AUCTION_STATE[state as keyof typeof AUCTION_STATE],
      price: state ? price : null,
      shares,
    })
  }
  return { coins, assets }
}

/** The same of practice. */
const shown = (world: PracticeWorld) => ({
  coins: { ...world.coins },
  assets: Object.keys(TOKENS).map((id) => {
    const asset = assetOf(world, id)
    return {
      id,
      holder: asset?.holder,
      state: asset && lotStateOf(asset, world.now),
      price: asset?.lot?.price ?? null,
      shares: NAMES.map((name) => sharesFor(world, name).find((share) => share.id === id)?.units ?? 0n),
    }
  }),
})

test(`${TABLE.length} events on the contracts and in practice: the same refusals, owners, prices and units`, async () => {
  const chain = await startChain({ port: 0 })
  try {
    await chain.withInstantBlocks(async () => {
      await deal(chain)
      let world = FIRST
      let refused = 0
      assert.equal(await readWorld(chain), shown(world))
      for (const [index, event] of TABLE.entries()) {
        const title = `${index}: ${event.kind}`
        if (event.kind === 'wait') {
          await chain.client.increaseTime({ seconds: event.seconds })
          await chain.client.mine({ blocks: 1 })
        } else {
          const call = {
            ...callOf(chain, event),
            account: PEOPLE[event.by as keyof typeof PEOPLE],
            gas: CALL_GAS,
          } as never
          const error = await chain.client.simulateContract(call).then(
            () => null,
            (cause: Error) => cause,
          )
          assert.is(error === null, refusalOf(world, event) === null, `${title} ${error?.message ?? 'was allowed'}`)
          if (error) refused++
          else {
            const hash = await chain.walletOf(PEOPLE[event.by as keyof typeof PEOPLE]).writeContract(call)
            // The node may answer before the block that has it.
            const { status } = await chain.client.waitForTransactionReceipt({ hash })
            assert.is(status, 'success', title)
          }
        }
        world = play(world, event)
        assert.equal(await readWorld(chain), shown(world), title)
      }
      assert.is(refused, 14)
    })
  } finally {
    await chain.stop()
  }
})

test.run()
