import { parseUnits } from 'viem'
import { accountOf } from '../../e2e/support/people'
import { give, storageOf } from '../../kill/support/bench'
import { usualPrice } from '../../sandbox/api/seed/plan'
import type { World } from '../../sandbox/control/startWorld'
import type { PersonName } from '../../sandbox/people'
import type { Query } from '../page/find'
import type { Player } from '../support/player'
import type { Flow } from './flow'

const main: Query = { role: 'main' }
const sheet = (name: string): Query => ({ role: 'dialog', name })

/**
 * Sells what others buy. No page sends from her account, which would number two transactions alike; nor does any show
 * what she has, which changes with each sale.
 */
const SELLER = 'alice'

/** Logged in, with a wallet that is linked and says yes to everything. */
async function enter(player: Player, world: World, name: PersonName, path: string): Promise<void> {
  await player.keep(await storageOf({ world }, name))
  await player.go(path)
}

async function finish(player: Player, within: Query, words: string): Promise<void> {
  await player.see({ text: words, within })
  // What is read then adds a line above the button.
  await player.see({ text: 'Confirmed on the chain.', within })
  await player.tap({ role: 'button', name: 'Done', within })
  await player.miss(within)
}

function assertOwner(owner: string, wanted: string): void {
  if (owner.toLowerCase() !== wanted.toLowerCase()) throw new Error(`the chain's owner is ${owner}, not ${wanted}`)
}

/** Who has a card, and at which price it is listed, as the chain itself says. */
function chainOf({ chain }: World) {
  const { client, addresses, abis } = chain
  const card = { address: addresses.card, abi: abis.card } as const
  const lot = { address: addresses.auction, abi: abis.auction } as const
  return {
    owner: (id: string) => client.readContract({ ...card, functionName: 'ownerOf', args: [BigInt(id)] }),
    listing: (id: string) => client.readContract({ ...card, functionName: 'listing', args: [BigInt(id)] }),
    lot: (id: string) => client.readContract({ ...lot, functionName: 'auction', args: [addresses.card, BigInt(id)] }),
  }
}

export const assetPage: Flow = {
  name: 'asset page',
  async play(player, world) {
    const given = await give({ world }, SELLER, { kind: 'hero', place: 'wallet', price: '7' })
    await enter(player, world, 'bob', `/cardDetail?id=${given.id}`)
    await player.see({ role: 'heading', name: { pattern: given.name }, within: main })
    await player.see({ role: 'button', name: 'Buy', within: main })
    await player.see({ text: { pattern: '\\b7 MDS$' }, within: main })
    await player.see({ role: 'img', within: main })
  },
}

export const sale: Flow = {
  name: 'sale',
  async play(player, world) {
    const given = await give({ world }, 'carol', { kind: 'hero', place: 'wallet' })
    const within = sheet('Sell on the market')
    await enter(player, world, 'carol', `/cardDetail?id=${given.id}`)
    await player.tap({ role: 'button', name: 'Sell', within: main })
    // Any other price could look like a slip, and would have to be typed twice.
    const price = `${Math.round(usualPrice(given))}.45`
    await player.type({ role: 'textbox', name: { pattern: '^Price' }, within }, price)
    await player.tap({ role: 'button', name: `Sell for ${price} MDS`, within })
    await finish(player, within, 'It is on the market now.')
    await player.see({ text: { pattern: 'For sale' }, within: main })
    const [, listed] = await chainOf(world).listing(given.token_id)
    if (listed !== parseUnits(price, 18)) throw new Error(`the chain's price is ${listed}`)
  },
}

export const purchase: Flow = {
  name: 'purchase',
  async play(player, world) {
    const given = await give({ world }, SELLER, { kind: 'hero', place: 'wallet', price: '12.5' })
    const within: Query = { role: 'dialog', name: { pattern: '^Buy from the market$|is yours$' } }
    await enter(player, world, 'bob', `/cardDetail?id=${given.id}`)
    await player.tap({ role: 'button', name: 'Buy', within: main })
    await player.tap({ role: 'button', name: 'Buy for 12.5 MDS', within })
    await finish(player, within, 'It is yours now, in your wallet.')
    assertOwner(await chainOf(world).owner(given.token_id), accountOf('bob'))
  },
}

export const bid: Flow = {
  name: 'bid',
  async play(player, world) {
    const given = await give({ world }, SELLER, {
      kind: 'hero',
      place: 'contract',
      price: '10.000000000000000001',
    })
    const within = sheet('Place a bid')
    await enter(player, world, 'bob', `/cardDetail?id=${given.id}`)
    await player.tap({ role: 'button', name: 'Bid', within: main })
    await player.tap({ role: 'button', name: { pattern: '^Bid [\\d.,]+ MDS$' }, within })
    await finish(player, within, 'Your bid stands. You now own it.')
    const [holder, price] = await chainOf(world).lot(given.token_id)
    assertOwner(holder, accountOf('bob'))
    // 1.11 times the price, rounded up to three digits.
    if (price !== 11_200_000_000_000_000_000n) throw new Error(`the chain's price is ${price}`)
  },
}

export const settings: Flow = {
  name: 'settings',
  async play(player, world) {
    await enter(player, world, 'bob', '/setting')
    const row: Query = { role: 'button', name: { pattern: '^Nickname' }, within: main }
    const field: Query = { role: 'textbox', name: { pattern: '^Nickname' }, within: main }
    await player.tap(row)
    // Another one in each engine: an unchanged name is refused.
    const name = `Bob${Date.now() % 100_000}`
    await player.type(field, name)
    await player.tap({ role: 'button', name: 'Save', within: main })
    await player.see({ role: 'button', name: { pattern: `^Nickname ${name}` }, within: main })
    await player.tap({ role: 'button', name: '繁體中文' })
    await player.see({ role: 'heading', name: '設定' })
    await player.tap({ role: 'button', name: 'English' })
    await player.see({ role: 'heading', name: 'Settings' })
  },
}
