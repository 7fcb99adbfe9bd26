import type { Address } from '../domain/address'
import type { Hex } from '../domain/hex'
import { targetAt } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { askOnce } from './askOnce'
import { type Log, readReceipt, readTransaction, readTransactionsOf, type Transaction } from './receipt'

export interface EffectOf {
  ref: Hex
  /** Whose action it was, in lower case. */
  account: Address
  /** The block in which the contract recorded the ref. */
  block: number
  /** The hash from the wallet; its transaction may have been replaced, or be a different one. */
  hash: Hex | null
}

/**
 * The transaction that put a `ref` into effect: the one the wallet named, else one in its block; null for neither.
 * Anybody can send the same bytes, and a relayer's transaction succeeds even if the action inside it fails (ERC-4337).
 * So one that the account did not send itself counts only with an event of ours that names both account and `ref`.
 */
export async function findEffect(source: Reader, { ref, account, block, hash }: EffectOf): Promise<Hex | null> {
  const reader = askOnce(source)
  const tells = ({ address, topics, data }: Log) =>
    targetAt(address) && [ref, account].every((part) => [...topics, data].join().toLowerCase().includes(part.slice(2)))
  const isIt = async ({ from, data, hash: of }: Transaction) => {
    const receipt = data.includes(ref.slice(2)) ? await readReceipt(reader, of) : null
    return receipt?.succeeded && receipt.blockNumber === BigInt(block) && (from === account || receipt.logs.some(tells))
  }
  // Nearly always the one, so its receipt is read beside it.
  if (hash) readReceipt(reader, hash).catch(Boolean)
  const told = hash && (await readTransaction(reader, hash))
  if (told && (await isIt(told))) return hash
  for (const transaction of (await readTransactionsOf(reader, BigInt(block))) ?? []) {
    if (await isIt(transaction)) return transaction.hash
  }
  return null
}
