import type { Abi, Hex } from 'viem'
import type { World } from '../../sandbox/control/startWorld'
import { type PersonName, personNamed } from '../../sandbox/people'
import { ask, type Envelope, newKey, type Player, toPlayer } from './player'

/** What the cases of the catalogue work with. */
export interface Walk {
  world: World
  alice: Player
  bob: Player
  carol: Player
  dave: Player
  /** Somebody without a token. */
  visitor: Pick<Player, 'get' | 'post'>
  /** One of the sandbox's controls. */
  control(path: string, body?: object): Promise<Envelope['data']>
  /** Mints an asset for a player. */
  give(
    userid: string,
    kind: string,
    place: string,
    price?: string,
  ): Promise<{ id: string; token_id: string; index_id: string }>
}

/** One call's cases: an answer as it should be, and a refusal with its code. */
export interface Case {
  good(walk: Walk): Promise<Envelope>
  bad(walk: Walk): Promise<Envelope>
  code: number
}
export type Cases = Record<string, Case>

/** The newest code that went to an account. */
export function newestCode({ world }: Walk, account: string): string {
  const [sent] = world.provider.outbox.list(account)
  if (!sent) throw new Error(`no code went to ${account}`)
  return sent.code
}

/** A call on the card collection by a player, mined. */
export const onCard = ({ world }: Walk, player: Player, functionName: string, args: unknown[]): Promise<Hex> =>
  player.send(world.chain.addresses.card, world.chain.abis.card as Abi, functionName, args)

/** Approves exactly this amount of a coin. */
export const approve = (
  { world }: Walk,
  player: Player,
  coin: 'MDS' | 'MDV' | 'HFH' | 'USDT',
  spender: 'card' | 'dragon' | 'activation' | 'auction',
  amount: bigint,
): Promise<Hex> =>
  player.send(world.chain.addresses.coins[coin], world.chain.abis.coin as Abi, 'approve', [
    world.chain.addresses[spender],
    amount,
  ])

/** A payment into the game by the activation contract. */
export async function pay(walk: Walk, player: Player, coin: 'MDS' | 'MDV' | 'USDT', amount: bigint): Promise<Hex> {
  const { addresses, abis } = walk.world.chain
  const key = newKey()
  await approve(walk, player, coin, 'activation', amount)
  await player.send(addresses.activation, abis.activation as Abi, 'pay', [addresses.coins[coin], amount, key])
  return key
}

/** Everybody logged in, in a world as the seed left it. */
export async function beginWalk(world: World): Promise<Walk> {
  await world.reset()
  const control: Walk['control'] = (path, body = {}) => ask(world, 'POST', path, { body }) as Promise<never>
  const enter = async (userid: PersonName): Promise<Player> => {
    const { token } = await control('/sandbox/session', { userid })
    return toPlayer(world, personNamed(userid), token)
  }
  return {
    world,
    alice: await enter('alice'),
    bob: await enter('bob'),
    carol: await enter('carol'),
    dave: await enter('dave'),
    visitor: {
      get: (path, headers = {}) => ask(world, 'GET', path, { headers }),
      post: (path, body = {}, key = newKey(), headers = {}) =>
        ask(world, 'POST', path, { body, headers: { 'idempotency-key': key, ...headers } }),
    },
    control,
    give: (userid, kind, place, price) =>
      control('/sandbox/give', { userid, kind, place, ...(price === undefined ? {} : { price }) }),
  }
}

/** What the ledger has under a key. */
export const effectsOf = async ({ world }: Walk, key: string): Promise<{ kind: string; asset_id: string | null }[]> =>
  ((await ask(world, 'GET', `/sandbox/ledger?key=${key}`)) as unknown as { effects: [] }).effects

/** Differences between the provider and the chain. */
export const differencesOf = async ({ world }: Walk): Promise<unknown[]> =>
  ((await ask(world, 'GET', '/sandbox/check')) as unknown as { differences: [] }).differences

/** So late that no machine is that slow: it only ends a wait that is in vain. */
const LIMIT_MS = 60_000

/** Waits for a sign, and fails when it does not come. */
export async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${LIMIT_MS} ms`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
