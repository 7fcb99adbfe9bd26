import type { Abi, Hex } from 'viem'
import type { World } from '../../sandbox/control/startWorld'
import { type Envelope, newKey, type Player } from './player'

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
