import { type Abi, parseUnits } from 'viem'
import { ABIS } from '../../sandbox/chain/abis'
import { DEPLOYED_ADDRESSES as ADDRESSES } from '../../sandbox/chain/addresses'
import { newKey, type Reply } from './bench'
import type { LoadPlayer } from './player'
import type { Stats } from './stats'

export interface Actor {
  player: LoadPlayer
  stats: Stats
  /** Keys whose effect must be in the ledger exactly once. */
  keys: string[]
}

interface Item {
  id: string
  kind: string
  place: string
  status: number
  token_id: string | null
  owner_address: string
  price: string | null
  market: string | null
}

const RESTING = [0, 5, 51]
const TRIES = 40
const RETRY_MS = 250
const TABS = ['hero', 'cards', 'dragon', 'equip', 'pet', 'lingshi']
const SORTS = ['newest', 'priceLow', 'priceHigh']
const mds = (price: string): bigint => parseUnits(price, 18)
const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)]
const collectionOf = ({ kind }: Item): 'dragon' | 'card' => (kind === 'dragon' ? 'dragon' : 'card')

const marketPath = (): string => `/api/marketplace/list?tab=${pick(TABS)}&sort=${pick(SORTS)}`
const listMarket = async ({ player }: Actor): Promise<Item[]> => (await player.get(marketPath())).data.items
const listOwn = async ({ player }: Actor, place: string): Promise<Item[]> =>
  (await player.get(`/api/user/card/list?place=${place}`)).data.items

/** Asks until the provider has seen the chain step, as the app does. */
async function confirm(actor: Actor, path: string, body: object, key: `0x${string}`): Promise<Reply> {
  for (let time = 0; time < TRIES; time++) {
    const reply = await actor.player.post(path, body, key)
    if (reply.code !== 425) return reply
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  throw new Error(`${path} was never confirmed`)
}

/** A trade of three steps: prepared, done on chain, confirmed. */
async function trade(
  actor: Actor,
  item: Item,
  name: 'sell' | 'cancel' | 'buy',
  args: unknown[],
  body: object,
): Promise<void> {
  const key = newKey()
  const prepared = await actor.player.post(`/api/card/${name}/${item.id}`, body, key)
  if (prepared.code !== 200) return
  const collection = collectionOf(item)
  const abi: Abi = ABIS.card
  const step = { to: ADDRESSES[collection], abi, functionName: name, args: [BigInt(item.token_id ?? 0), ...args, key] }
  if (!(await actor.player.send(step))) return
  const reply = await confirm(actor, `/api/card/${name}back/${item.id}`, {}, key)
  if (reply.code !== 200) throw new Error(`${name} was done on chain and refused: ${reply.msg}`)
  actor.keys.push(key)
  actor.stats.trade(name)
}

async function sell(actor: Actor): Promise<void> {
  const item = pick((await listOwn(actor, 'wallet')).filter(({ status }) => RESTING.includes(status)))
  const price = String(5 + Math.floor(Math.random() * 50))
  if (item) await trade(actor, item, 'sell', [mds(price)], { price })
}

async function cancel(actor: Actor): Promise<void> {
  const item = pick((await listOwn(actor, 'wallet')).filter(({ status }) => status === 1))
  if (item) await trade(actor, item, 'cancel', [], {})
}

async function buy(actor: Actor): Promise<void> {
  const own = actor.player.address.toLowerCase()
  const offers = (await listMarket(actor)).filter(
    ({ market, owner_address, price }) => market === 'sale' && owner_address !== own && Number(price) < 1000,
  )
  const item = pick(offers)
  if (!item?.price) return
  const price = mds(item.price)
  const spender = ADDRESSES[collectionOf(item)]
  const approval = { to: ADDRESSES.coins.MDS, abi: ABIS.coin as Abi, functionName: 'approve', args: [spender, price] }
  if (await actor.player.send(approval)) await trade(actor, item, 'buy', [price], { price: item.price })
}

async function deposit(actor: Actor): Promise<void> {
  const item = pick((await listOwn(actor, 'wallet')).filter(({ status }) => RESTING.includes(status)))
  if (!item) return
  const key = newKey()
  const args = [BigInt(item.token_id ?? 0), key]
  const step = { to: ADDRESSES[collectionOf(item)], abi: ABIS.card as Abi, functionName: 'deposit', args }
  if (!(await actor.player.send(step))) return
  const reply = await confirm(actor, '/api/card/deposit', { id: item.id }, key)
  if (reply.code !== 200) throw new Error(`a deposit was done on chain and refused: ${reply.msg}`)
  actor.keys.push(key)
  actor.stats.trade('deposit')
}

const read =
  (path: string) =>
  async ({ player }: Actor): Promise<unknown> =>
    player.get(path)

async function readCard(actor: Actor): Promise<void> {
  const item = pick(await listMarket(actor))
  if (item) await actor.player.get(`/api/card/${item.id}`)
}

/** What players do, and how often in a hundred times. */
const MIX: readonly [times: number, act: (actor: Actor) => Promise<unknown>][] = [
  [34, listMarket],
  [16, readCard],
  [10, read('/api/user/info')],
  [8, read('/api/user/card/list')],
  [5, read('/api/user/activities')],
  [2, read('/api/integral/rank')],
  [9, sell],
  [5, cancel],
  [9, buy],
  [2, deposit],
]

/** Does one thing, by the odds. */
export async function actOnce(actor: Actor): Promise<void> {
  let dice = Math.random() * 100
  for (const [times, act] of MIX) {
    dice -= times
    if (dice >= 0) continue
    await act(actor)
    return
  }
}
