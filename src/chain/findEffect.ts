import type { Hex, Reader } from '../wallet/provider'
import { readReceipt, readTransaction, readTransactionsOf, type Transaction } from './receipt'

export interface EffectOf {
  ref: Hex
  /** The block in which the contract recorded the ref. */
  block: number
  /** The hash from the wallet; its transaction may have been replaced, or be a different one. */
  hash: Hex | null
}

/** The transaction that put a `ref` into effect: the one the wallet named, else one in its block; null for neither. */
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
