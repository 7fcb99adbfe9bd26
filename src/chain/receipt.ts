import { AppError } from '../errors'
import type { Hex, Reader } from '../wallet/provider'

export interface Receipt {
  hash: Hex
  succeeded: boolean
  blockNumber: bigint
  logs: Log[]
}

/** An event, as it was written down. */
export interface Log {
  address: string
  topics: string[]
  data: string
}

export interface Transaction {
  hash: Hex
  from: string
  to: string | null
  nonce: number
  data: Hex
  /** wei of BNB */
  value: bigint
  /** null while it waits */
  blockNumber: bigint | null
}

/** eth_getTransactionReceipt, once; null while the node knows none. */
export async function readReceipt(reader: Reader, hash: Hex): Promise<Receipt | null> {
  const receipt = await readAbout(reader, 'eth_getTransactionReceipt', hash)
  if (!receipt) return null
  const blockNumber = toBigInt(receipt.blockNumber)
  // Some nodes give a receipt without a block for what still waits.
  if (blockNumber === null) return null
  const logs = Array.isArray(receipt.logs) ? (receipt.logs as Log[]) : []
  return { hash, succeeded: toBigInt(receipt.status) === 1n, blockNumber, logs }
}

/** eth_getTransactionByHash, once; null while the node does not know it. */
export async function readTransaction(reader: Reader, hash: Hex): Promise<Transaction | null> {
  const found = await readAbout(reader, 'eth_getTransactionByHash', hash)
  return found && toTransaction(found)
}

/** A transaction as nodes write it. */
export function toTransaction({
  hash,
  from,
  to,
  input,
  value,
  nonce,
  blockNumber,
}: Record<string, unknown>): Transaction {
  return {
    hash: String(hash).toLowerCase() as Hex,
    from: String(from).toLowerCase(),
    to: typeof to === 'string' ? to.toLowerCase() : null,
    nonce: Number(nonce),
    data: String(input) as Hex,
    value: toBigInt(value) ?? 0n,
    blockNumber: toBigInt(blockNumber),
  }
}

/** eth_getTransactionCount at latest: the account's next nonce; every lower one is used up. */
export const readNonce = async (reader: Reader, account: string): Promise<number> =>
  Number(await reader('eth_getTransactionCount', [account, 'latest']))

/** eth_blockNumber */
export const readBlockNumber = async (reader: Reader): Promise<bigint> =>
  BigInt(String(await reader('eth_blockNumber', [])))

async function readAbout(
  reader: Reader,
  method: 'eth_getTransactionReceipt' | 'eth_getTransactionByHash',
  hash: Hex,
): Promise<Record<string, unknown> | null> {
  const answer = (await reader(method, [hash])) as Record<string, unknown> | null
  if (answer === null) return null
  const named = answer.transactionHash ?? answer.hash
  if (String(named).toLowerCase() !== hash.toLowerCase()) throw new AppError('chainSilent')
  return answer
}

const toBigInt = (text: unknown): bigint | null =>
  typeof text === 'string' && /^0x[0-9a-f]+$/i.test(text) ? BigInt(text) : null
