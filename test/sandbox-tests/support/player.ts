import { randomBytes } from 'node:crypto'
import { type Abi, type Address, encodeFunctionData, type Hex, type LocalAccount } from 'viem'
import type { World } from '../../sandbox/control/startWorld'
import { accountOf, type Person, type PersonName, personNamed } from '../../sandbox/people'

export interface Envelope {
  code: number
  msg: string
  // biome-ignore lint/suspicious/noExplicitAny: what a call answers is what the test looks into
  data: any
}

export const newKey = (): Hex => `0x${randomBytes(32).toString('hex')}`

export interface Player {
  person: Person
  address: Address
  token: string
  get(path: string, headers?: Record<string, string>): Promise<Envelope>
  post(path: string, body?: object, key?: Hex, headers?: Record<string, string>): Promise<Envelope>
  /** Sends a chain step and waits until it is mined. */
  send(to: Address, abi: Abi, functionName: string, args: unknown[], value?: bigint): Promise<Hex>
}

/** One request at the API, without a token unless given. */
export async function ask(
  world: World,
  method: 'GET' | 'POST',
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Envelope> {
  const response = await world.app.request(`${world.url}${path}`, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await response.json()) as Envelope
}

/** A person who has logged in with their wallet. */
export async function logIn(world: World, name: PersonName): Promise<Player> {
  const person = personNamed(name)
  return toPlayer(world, person, await logInAs(world, accountOf(person)))
}

/** The token of an account that has logged in with its wallet. */
export async function logInAs(world: World, account: LocalAccount): Promise<string> {
  const { data } = await ask(world, 'GET', `/api/auth/msg?address=${account.address}`)
  const signature = await account.signMessage({ message: data.message })
  const body = { address: account.address, signature }
  const session = await ask(world, 'POST', '/api/auth/msg', { body, headers: { 'idempotency-key': newKey() } })
  if (session.code !== 200) throw new Error(`${account.address} could not log in: ${session.msg}`)
  return session.data.token
}

/** A person with this token. */
export function toPlayer(world: World, person: Person, token: string): Player {
  const account = accountOf(person)
  const wallet = world.chain.walletOf(account)
  const authorization = `Bearer ${token}`
  return {
    person,
    address: account.address,
    token,
    get: (path, headers = {}) => ask(world, 'GET', path, { headers: { authorization, ...headers } }),
    post: (path, body = {}, key = newKey(), headers = {}) =>
      ask(world, 'POST', path, { body, headers: { authorization, 'idempotency-key': key, ...headers } }),
    send: async (to, abi, functionName, args, value = 0n) => {
      const data = encodeFunctionData({ abi, functionName, args })
      // More than estimated, as the app gives: a deadline written in a later second costs more to store.
      const gas = ((await world.chain.client.estimateGas({ account, to, data, value })) * 12n) / 10n
      const hash = await wallet.sendTransaction({ to, data, value, gas })
      await world.chain.mine()
      return hash
    },
  }
}

/** The same player, whose requests all have these headers too. */
export const withHeaders = <P extends Pick<Player, 'get' | 'post'>>(player: P, always: Record<string, string>): P => ({
  ...player,
  get: (path, headers = {}) => player.get(path, { ...always, ...headers }),
  post: (path, body = {}, key = newKey(), headers = {}) => player.post(path, body, key, { ...always, ...headers }),
})
