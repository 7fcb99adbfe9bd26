import { type Hash, type Hex, hexToBigInt, numberToHex } from 'viem'
import type { World } from '../../sandbox/control/startWorld'
import type { TransactionRequest } from '../../sandbox/wallet/world'

/** Calls the node directly, bypassing the page's route to it and all faults. */
export const node = <T>({ chain }: World, method: string, params: readonly unknown[] = []): Promise<T> =>
  chain.client.request({ method, params } as never) as Promise<T>

interface Pending {
  hash: Hash
  from: Hex
  to: Hex
  input: Hex
  nonce: Hex
  gas: Hex
  value: Hex
  gasPrice: Hex
}

/** The transaction with this ref that is waiting in the node's pool. */
async function findPending(world: World, ref: string): Promise<Pending> {
  const { pending } = await node<{ pending: Record<string, Record<string, Pending>> }>(world, 'txpool_content')
  const all = Object.values(pending).flatMap((byNonce) => Object.values(byNonce))
  const found = all.find(({ input }) => input.includes(ref.slice(2)))
  if (!found) throw new Error(`nothing waits with ${ref}`)
  return found
}

/**
 * The owner reconsiders in the wallet: sends the waiting transaction again with a higher fee, or an empty one in its
 * place.
 */
export async function replacePending(world: World, ref: string, how: 'spedUp' | 'cancelled'): Promise<void> {
  const { from, to, input, nonce, gas, value, gasPrice } = await findPending(world, ref)
  const what = how === 'spedUp' ? { to, data: input, value } : { to: from, data: '0x', value: '0x0' }
  const fee = numberToHex(hexToBigInt(gasPrice) * 4n)
  await node(world, 'eth_sendTransaction', [{ ...what, from, nonce, gas, gasPrice: fee }])
}

/** The wallet sends what it was asked for while the page was alive. */
export const sendAsked = (world: World, { chainId: _, ...transaction }: TransactionRequest): Promise<Hash> =>
  node(world, 'eth_sendTransaction', [transaction])
