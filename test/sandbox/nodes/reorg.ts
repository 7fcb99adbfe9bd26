import { type Hex, numberToHex } from 'viem'
import type { SandboxChain } from '../chain/startChain'

/** What happens to the transactions of replaced blocks: they return to the pool, or vanish. */
export const REORG_WAYS = ['return', 'vanish'] as const
export type ReorgWay = (typeof REORG_WAYS)[number]

type Wire = Record<string, unknown> & { hash: Hex; r?: Hex }

/** Replaces the newest blocks with as many empty ones. */
export async function reorg({ client }: SandboxChain, depth: number, way: ReorgWay): Promise<void> {
  const ask = <T>(method: string, params: unknown[]): Promise<T> => client.request({ method, params } as never)
  const head = Number(await ask<Hex>('eth_blockNumber', []))
  const transactions: Wire[] = []
  for (let number = head - depth + 1; number <= head && way === 'return'; number++) {
    const block = await ask<{ transactions: Wire[] }>('eth_getBlockByNumber', [numberToHex(number), true])
    transactions.push(...block.transactions)
  }
  const raw = await Promise.all(transactions.map(({ hash }) => ask<Hex>('debug_getRawTransaction', [hash])))
  await ask('anvil_reorg', [depth, []])
  // In their order, for each account's nonces.
  for (const [index, transaction] of transactions.entries()) {
    if (isSigned(transaction)) await ask('eth_sendRawTransaction', [raw[index]])
    else await ask('eth_sendTransaction', [unsigned(transaction)])
  }
}

/** anvil sends without a signature for an account that it impersonates. */
const isSigned = ({ r }: Wire): boolean => r !== undefined && BigInt(r) !== 0n

/** The same transaction, ready to be resent; with the same fields it gets the same hash. */
function unsigned({ from, to, nonce, gas, value, input, ...rest }: Wire): object {
  const { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList } = rest
  const fees = type === '0x2' ? { maxFeePerGas, maxPriorityFeePerGas, accessList } : { gasPrice }
  return { from, to, nonce, gas, value, data: input, ...fees }
}
