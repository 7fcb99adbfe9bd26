import type { Page } from 'playwright-core'
import { type Address, encodeFunctionData, type Hex, parseUnits } from 'viem'
import type { MoneyKind } from '../../../src/domain/moneyKinds'
import { sendAs } from '../../sandbox/control/give'
import type { World } from '../../sandbox/control/startWorld'
import { accountOf, type PersonName, personNamed } from '../../sandbox/people'
import { type Gift, give } from './bench'
import { typePrice } from './typePrice'

export type ContractName = 'card' | 'dragon' | 'auction' | 'activation'

/** What a cell is about. */
export interface Scene {
  /** The path of the page on which the player begins. */
  path: string
  who: PersonName
  tokenId: bigint
  /** In whole coins; what the player types, if they type a price. */
  price: string
  /** What `markOf` returned before. */
  mark: bigint
}

/** One money action, as a player begins it and as the chain shows it. */
export interface Kind {
  name: string
  kind: MoneyKind
  who: PersonName
  /** What the player presses: on the page, if its sheet is not open at once, and on the sheet. */
  button?: string | RegExp
  confirm: RegExp
  /** The field for the price. */
  field?: string
  /** The player's own card that the action needs; 'others': it is Bob's. */
  gift?: Gift & { of?: 'others' }
  /** The page's path, if it is not the gift's page; and the path of the page the player returns to. */
  path?: string
  pathAfter?: string
  /** A number on chain that the action changes. */
  markOf?(world: World): Promise<bigint>
  /** Arranges everything else. */
  arrange?(world: World, tokenId: bigint): Promise<unknown>
  /** Paths of the provider's calls. */
  prepare?: string
  callback: string
  /** Transactions the wallet is asked for before the action's own. */
  approvals: number
  contract: ContractName | null
  /** Whether it has happened on chain. */
  hasHappened(world: World, scene: Scene): Promise<boolean>
}

export const addressOf = (name: PersonName): Address => accountOf(personNamed(name)).address

const isSame = (one: unknown, other: string): boolean => String(one).toLowerCase() === other.toLowerCase()
const cardOf = ({ chain }: World) => ({ address: chain.addresses.card, abi: chain.abis.card }) as const
const listingOf = (world: World, tokenId: bigint) =>
  world.chain.client.readContract({ ...cardOf(world), functionName: 'listing', args: [tokenId] })
const ownerOf = (world: World, tokenId: bigint) =>
  world.chain.client.readContract({ ...cardOf(world), functionName: 'ownerOf', args: [tokenId] })
const lotOf = (world: World, tokenId: bigint) =>
  world.chain.client.readContract({
    address: world.chain.addresses.auction,
    abi: world.chain.abis.auction,
    functionName: 'auction',
    args: [world.chain.addresses.card, tokenId],
  })
const TAKEN_OFF = 4

/** Alice ends the bidding before the page opens. */
async function endBidding(world: World, tokenId: bigint): Promise<void> {
  const { addresses, abis } = world.chain
  const ref: Hex = `0x${tokenId.toString(16).padStart(64, 'e')}`
  const args = [addresses.card, tokenId, ref] as const
  const data = encodeFunctionData({ abi: abis.auction, functionName: 'takeOff', args })
  await sendAs(world.provider, addressOf('alice'), addresses.auction, data)
  await world.provider.indexer.sync()
}

/** Bob takes Alice's card at her price, and Carol takes it from him, which gives Alice a share in the second trade. */
async function tradeTwice(world: World, tokenId: bigint): Promise<void> {
  const { addresses, abis } = world.chain
  let price = parseUnits(LOT.price, 18)
  for (const name of ['bob', 'carol'] as const) {
    const amount = price * 2n
    const ref: Hex = `0x${(tokenId + amount).toString(16).padStart(64, 'd')}`
    const approve = [addresses.auction, amount] as const
    const allowed = encodeFunctionData({ abi: abis.coin, functionName: 'approve', args: approve })
    await sendAs(world.provider, addressOf(name), addresses.coins.MDS, allowed)
    const args = [addresses.card, tokenId, price, amount, ref] as const
    const bid = encodeFunctionData({ abi: abis.auction, functionName: 'bid', args })
    await sendAs(world.provider, addressOf(name), addresses.auction, bid)
    price = amount
  }
  await world.provider.indexer.sync()
}

const shareOf = (world: World, tokenId: bigint) =>
  world.chain.client.readContract({
    address: world.chain.addresses.auction,
    abi: world.chain.abis.auction,
    functionName: 'pendingShare',
    args: [world.chain.addresses.card, tokenId, addressOf('alice')],
  })

const isActivated = (collection: 'card' | 'dragon') => (world: World, scene: Scene) =>
  world.chain.client.readContract({
    address: world.chain.addresses.activation,
    abi: world.chain.abis.activation,
    functionName: 'assetActivated',
    args: [world.chain.addresses[collection], scene.tokenId],
  })

const lastToken = (collection: 'card' | 'dragon') => (world: World) =>
  world.chain.client.readContract({
    address: world.chain.addresses[collection],
    abi: world.chain.abis.card,
    functionName: 'lastTokenId',
  })
const mdsOfAlice = (world: World) =>
  world.chain.client.readContract({
    address: world.chain.addresses.coins.MDS,
    abi: world.chain.abis.coin,
    functionName: 'balanceOf',
    args: [addressOf('alice')],
  })

const HERO = { kind: 'hero', place: 'wallet' } as const
const LOT = { kind: 'hero', place: 'contract', price: '10' } as const
const OF_AUCTION = { who: 'alice', callback: '/api/user/refresh', contract: 'auction' } as const
const OF_CARD = { who: 'alice', contract: 'card' } as const

export const KINDS: readonly Kind[] = [
  {
    ...OF_CARD,
    name: 'sell',
    kind: 'sell',
    button: 'Sell',
    field: 'Price',
    confirm: /^Sell for/,
    gift: HERO,
    prepare: '/api/card/sell/*',
    callback: '/api/card/sellback/*',
    approvals: 0,
    hasHappened: async (world, { tokenId, price }) => (await listingOf(world, tokenId))[1] === parseUnits(price, 18),
  },
  {
    ...OF_CARD,
    name: 'cancel',
    kind: 'cancel',
    button: 'Cancel sale',
    confirm: /^Cancel the sale$/,
    gift: { ...HERO, price: '7' },
    prepare: '/api/card/cancel/*',
    callback: '/api/card/cancelback/*',
    approvals: 0,
    hasHappened: async (world, { tokenId }) => (await listingOf(world, tokenId))[1] === 0n,
  },
  {
    ...OF_CARD,
    name: 'buy',
    kind: 'buy',
    button: 'Buy',
    confirm: /^Buy for/,
    gift: { ...HERO, price: '12.5', of: 'others' },
    prepare: '/api/card/buy/*',
    callback: '/api/card/buyback/*',
    approvals: 1,
    hasHappened: async (world, { tokenId, who }) => isSame(await ownerOf(world, tokenId), addressOf(who)),
  },
  {
    ...OF_CARD,
    name: 'deposit',
    kind: 'deposit',
    button: 'Deposit to game',
    confirm: /^Deposit into the game$/,
    gift: HERO,
    callback: '/api/card/deposit',
    approvals: 0,
    hasHappened: async (world, { tokenId }) => isSame(await ownerOf(world, tokenId), world.chain.addresses.vault),
  },
  {
    ...OF_CARD,
    name: 'claim',
    kind: 'claim',
    button: 'Claim to the wallet',
    confirm: /^Claim to the wallet$/,
    gift: { ...HERO, place: 'game' },
    prepare: '/api/card/claim',
    callback: '/api/card/claim',
    approvals: 0,
    contract: null,
    hasHappened: async (world, { tokenId }) => isSame(await ownerOf(world, tokenId), addressOf('alice')),
  },
  {
    ...OF_AUCTION,
    name: 'auctionStart',
    kind: 'auctionStart',
    button: 'Start an auction',
    field: 'Starting price',
    confirm: /^Start the auction at/,
    gift: HERO,
    approvals: 1,
    hasHappened: async (world, { tokenId, price }) => (await lotOf(world, tokenId))[1] === parseUnits(price, 18),
  },
  {
    ...OF_AUCTION,
    name: 'bid',
    kind: 'bid',
    button: 'Bid',
    confirm: /^Bid [\d.,]+ MDS$/,
    gift: { ...LOT, of: 'others' },
    approvals: 1,
    hasHappened: async (world, { tokenId, who }) => isSame((await lotOf(world, tokenId))[0], addressOf(who)),
  },
  {
    ...OF_AUCTION,
    name: 'priceChange',
    kind: 'priceChange',
    button: 'Change the price',
    field: 'New price',
    confirm: /^Change the price to/,
    gift: LOT,
    approvals: 0,
    hasHappened: async (world, { tokenId, price }) => (await lotOf(world, tokenId))[1] === parseUnits(price, 18),
  },
  {
    ...OF_AUCTION,
    name: 'takeOff',
    kind: 'takeOff',
    button: 'End the auction',
    confirm: /^End the auction$/,
    gift: LOT,
    approvals: 0,
    hasHappened: async (world, { tokenId }) => (await lotOf(world, tokenId))[4] === TAKEN_OFF,
  },
  {
    ...OF_AUCTION,
    name: 'auctionWithdraw',
    kind: 'auctionWithdraw',
    button: 'Take back from the protocol',
    confirm: /^Take back to the wallet$/,
    gift: LOT,
    arrange: endBidding,
    approvals: 0,
    hasHappened: async (world, { tokenId }) => isSame(await ownerOf(world, tokenId), addressOf('alice')),
  },
  {
    ...OF_AUCTION,
    name: 'payout',
    kind: 'payout',
    button: /^Take [\d.]+ MDS$/,
    confirm: /^Take it to the wallet$/,
    gift: LOT,
    arrange: tradeTwice,
    approvals: 0,
    hasHappened: async (world, { tokenId }) => (await shareOf(world, tokenId)) === 0n,
  },
  {
    name: 'activateAccount',
    kind: 'activateAccount',
    who: 'dave',
    // On a phone, the account shows it one tap further away.
    path: '/summon',
    button: 'Activate the account',
    confirm: /^Activate for/,
    callback: '/api/user/brp/active',
    approvals: 1,
    contract: 'activation',
    hasHappened: (world) =>
      world.chain.client.readContract({
        address: world.chain.addresses.activation,
        abi: world.chain.abis.activation,
        functionName: 'accountActivated',
        args: [addressOf('dave')],
      }),
  },
  {
    name: 'activateHero',
    kind: 'activateAsset',
    who: 'alice',
    button: 'Activate',
    confirm: /^Activate for/,
    gift: HERO,
    callback: '/api/user/active/*',
    approvals: 1,
    contract: 'activation',
    hasHappened: isActivated('card'),
  },
  {
    name: 'activateDragon',
    kind: 'activateAsset',
    who: 'alice',
    button: 'Activate',
    confirm: /^Activate for/,
    gift: { kind: 'dragon', place: 'wallet' },
    callback: '/api/user/active/*',
    approvals: 1,
    contract: 'activation',
    hasHappened: isActivated('dragon'),
  },
  {
    ...OF_CARD,
    name: 'mint',
    kind: 'mint',
    path: '/mint',
    button: 'Mint for 50 MDS',
    confirm: /^Mint for/,
    prepare: '/api/mint/card',
    callback: '/api/mint/callback',
    approvals: 1,
    markOf: lastToken('card'),
    hasHappened: async (world, { mark }) => (await lastToken('card')(world)) === mark + 1n,
  },
  {
    name: 'hatch',
    kind: 'hatch',
    who: 'alice',
    path: '/hatch',
    button: 'Hatch for 50 MDS',
    confirm: /^Hatch for/,
    callback: '/api/add/mdragon',
    approvals: 1,
    contract: 'dragon',
    markOf: lastToken('dragon'),
    hasHappened: async (world, { mark }) => (await lastToken('dragon')(world)) === mark + 1n,
  },
  {
    name: 'topUp',
    kind: 'topUp',
    who: 'alice',
    path: '/coins?coin=MDS&do=topup',
    pathAfter: '/accountAccount',
    field: 'Amount',
    confirm: /^Top up [\d.,]+ MDS$/,
    callback: '/api/user/charge',
    approvals: 1,
    contract: 'activation',
    markOf: mdsOfAlice,
    hasHappened: async (world, { mark, price }) => (await mdsOfAlice(world)) === mark - parseUnits(price, 18),
  },
]

/** Gives the player what the action needs. @param others who else takes part in it */
export async function arrange(world: World, kind: Kind, price: string, others: PersonName = 'bob'): Promise<Scene> {
  const { who, gift, path = '/', arrange: more, markOf } = kind
  const mark = (await markOf?.(world)) ?? 0n
  if (!gift) return { path, who, tokenId: 0n, price, mark }
  const { of, ...what } = gift
  const { id, token_id } = await give({ world }, of === 'others' ? others : who, what)
  const tokenId = BigInt(token_id)
  await more?.(world, tokenId)
  return { path: `/${what.kind === 'dragon' ? 'dragon' : 'card'}Detail?id=${id}`, who, tokenId, price, mark }
}

/** Opens the review, and types the price if there is one to type. */
export async function openReview(page: Page, { button, field }: Kind, { price }: Scene): Promise<void> {
  if (button) await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  if (field) await typePrice(page, field, price)
}

/** Makes the player's taps on the page, all of them; what is left is the wallet's. */
export async function begin(page: Page, kind: Kind, scene: Scene): Promise<void> {
  await openReview(page, kind, scene)
  await page.getByRole('dialog').getByRole('button', { name: kind.confirm }).click()
}
