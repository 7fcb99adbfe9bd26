import type { Hex, Reader } from '../wallet/provider'
import { readReceipt, readTransaction, readTransactionsOf, type Transaction } from './receipt'

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
  for (const transaction of (await readTransactionsOf(reader, BigInt(block))) ?? []) {
    if (await isIt(transaction)) return transaction.hash
  }
  return null
}
