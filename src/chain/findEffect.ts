import type { Hex, Reader } from '../wallet/provider'
import { readReceipt, readTransaction, type Transaction, toTransaction } from './receipt'

export interface EffectOf {
  ref: Hex
  /** Where the contract noted the ref. */
  block: number
  /** What the wallet told, which may have been replaced or be another's. */
  hash: Hex | null
}

/** The transaction that brought a `ref` into effect: the one the wallet told, else one of its block; null for neither. */
export async function findEffect(reader: Reader, { ref, block, hash }: EffectOf): Promise<Hex | null> {
  const isIt = async ({ data, hash: of }: Transaction) =>
    data.includes(ref.slice(2)) && ((await readReceipt(reader, of))?.succeeded ?? false)
  const told = hash && (await readTransaction(reader, hash))
  if (told && (await isIt(told))) return hash
  const found = (await reader('eth_getBlockByNumber', [`0x${block.toString(16)}`, true])) as Block | null
  for (const wire of found?.transactions ?? []) {
    const transaction = toTransaction(wire)
    if (await isIt(transaction)) return transaction.hash
  }
  return null
}

interface Block {
  transactions?: Record<string, unknown>[]
}
