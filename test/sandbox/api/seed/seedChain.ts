import { type Address, numberToHex, parseEther } from 'viem'
import { minimumBid } from '../../../../src/domain/bid'
import { COIN_DECIMALS } from '../../chain/addresses'
import type { SandboxChain } from '../../chain/startChain'
import { FIRST_TRADER, type Plan, type PlannedAuction, type PlannedToken } from './plan'
import { askMany, type SeedTransaction, sendAll } from './sendAll'
import { createSteps, type GameCoin, type Steps } from './steps'

/** Who takes part in the seed, in the order of the plan. */
export interface SeedAccount {
  address: Address
  isActivated: boolean
  /** In whole coins. */
  coins: Partial<Record<GameCoin, string>>
  bnb: string
}

const VAULT_COINS = '10000000'
const ASSETS_ACTIVATED = 40
const ASSET_PRICE_MDV = 2
const SHORT_SECONDS = 3
const DAY_SECONDS = 24n * 60n * 60n
const SPENDERS = ['card', 'dragon', 'auction'] as const

/** How far the seed moves the chain's clock forward, so that some auctions are over when the world opens. */
export const SECONDS_AHEAD = SHORT_SECONDS + 1

/** Plays the plan on the chain in a few blocks; afterwards no approvals are left. */
export async function seedChain(chain: SandboxChain, plan: Plan, accounts: SeedAccount[]): Promise<void> {
  const steps = createSteps(chain)
  const at = (index: number): Address => accounts[index]?.address ?? chain.accounts.vault.address
  const prices = new Map(plan.auctions.map((auction) => [auction, steps.mds(auction.price)]))
  const short = plan.auctions.filter(({ end }) => end === 'shortTimeout')
  const long = plan.auctions.filter(({ end }) => end !== 'shortTimeout')
  await giveBnb(chain, accounts)
  await sendAll(chain, [...begin(chain, steps, plan, accounts), steps.setTimeout(BigInt(SHORT_SECONDS))])
  await sendAll(chain, [
    ...plan.sales.map(({ token, price }) => steps.sell(at(token.owner), token, price)),
    ...startAll(steps, short, at),
  ])
  await sendAll(chain, bidRound(steps, short, 0, prices, at))
  await chain.timeForward(SECONDS_AHEAD)
  await sendAll(chain, [steps.setTimeout(DAY_SECONDS), ...buyAll(steps, plan, at)])
  await sendAll(chain, startAll(steps, long, at))
  for (let round = 0; round < Math.max(...long.map(({ bidders }) => bidders.length)); round++) {
    await sendAll(chain, bidRound(steps, long, round, prices, at))
  }
  await sendAll(
    chain,
    accounts.flatMap(({ address }) => SPENDERS.map((to) => steps.approveCoin(address, 'MDS', to, '0'))),
  )
}

const giveBnb = (chain: SandboxChain, accounts: SeedAccount[]): Promise<unknown> =>
  askMany(
    chain.rpcUrl,
    accounts.map(({ address, bnb }) => ({
      method: 'anvil_setBalance',
      params: [address, numberToHex(parseEther(bnb))],
    })),
  )

/** Coins, tokens, permissions, activations. */
function begin(chain: SandboxChain, steps: Steps, { tokens }: Plan, accounts: SeedAccount[]): SeedTransaction[] {
  const vault = chain.accounts.vault.address
  const holderOf = ({ inGame, owner }: PlannedToken): Address => (inGame ? vault : (accounts[owner]?.address ?? vault))
  const symbols = Object.keys(COIN_DECIMALS) as GameCoin[]
  return [
    ...symbols.map((coin) => steps.giveCoins(vault, coin, VAULT_COINS)),
    ...accounts.flatMap(({ address, coins }) =>
      Object.entries(coins).map(([coin, amount]) => steps.giveCoins(address, coin as GameCoin, amount)),
    ),
    ...steps.mint(
      tokens.filter(({ collection }) => collection === 'card'),
      holderOf,
    ),
    ...steps.mint(
      tokens.filter(({ collection }) => collection === 'dragon'),
      holderOf,
    ),
    ...accounts.flatMap(({ address }) => SPENDERS.map((spender) => steps.approveCoin(address, 'MDS', spender, null))),
    ...accounts
      .filter(({ isActivated }) => isActivated)
      .flatMap(({ address }) => [steps.approveCoin(address, 'MDV', 'activation', '1'), steps.activateAccount(address)]),
  ]
}

const startAll = (steps: Steps, auctions: PlannedAuction[], at: (index: number) => Address): SeedTransaction[] =>
  auctions.flatMap(({ token, price, end }) => {
    const holder = at(token.owner)
    const opening = [steps.approveToken(holder, token), steps.startAuction(holder, token, price)]
    return end === 'takenOff' ? [...opening, steps.takeOff(holder, token)] : opening
  })

const buyAll = (steps: Steps, { sales }: Plan, at: (index: number) => Address): SeedTransaction[] =>
  sales.flatMap(({ token, price, buyer }) => (buyer === null ? [] : [steps.buy(at(buyer), token, price)]))

function bidRound(
  steps: Steps,
  auctions: PlannedAuction[],
  round: number,
  prices: Map<PlannedAuction, bigint>,
  at: (index: number) => Address,
): SeedTransaction[] {
  return auctions.flatMap((auction) => {
    const bidder = auction.bidders[round]
    const price = prices.get(auction)
    if (bidder === undefined || price === undefined) return []
    const amount = minimumBid(price)
    prices.set(auction, amount)
    return [steps.bid(at(bidder), auction.token, price, amount)]
  })
}

/** Activates some heroes and dragons; a trader pays, once the mints are known. */
export async function seedActivations(chain: SandboxChain, { tokens }: Plan, accounts: SeedAccount[]): Promise<void> {
  const payer = accounts[FIRST_TRADER]?.address
  if (!payer) return
  const steps = createSteps(chain, 'activation')
  const chosen = tokens.filter(({ kind }) => kind === 'hero' || kind === 'dragon').slice(0, ASSETS_ACTIVATED)
  const price = String(ASSET_PRICE_MDV)
  await sendAll(chain, [
    steps.approveCoin(payer, 'MDV', 'activation', String(ASSET_PRICE_MDV * chosen.length)),
    ...chosen.map((token) => steps.activateAsset(payer, token, price)),
  ])
}
