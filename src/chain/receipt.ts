import {
  BlockNotFoundError,
  type Transaction as ChainTransaction,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { Address } from '../domain/address'
import { type Hex, toLowerHex } from '../domain/hex'
import { AppError, toAppError } from '../errors'
import type { Reader } from '../wallet/provider'
import { type At, toParameter } from './call'

const UNKNOWN = [TransactionReceiptNotFoundError, TransactionNotFoundError, BlockNotFoundError]

export interface Receipt {
  hash: Hex
  succeeded: boolean
  blockNumber: bigint
  logs: Log[]
}

/** An event log, not decoded. */
export interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

export interface Transaction {
  hash: Hex
  from: Address
  to: Address | null
  nonce: number
  data: Hex
  /** wei of BNB */
  value: bigint
}

/** eth_getTransactionReceipt, once; null while the node knows none. */
export async function readReceipt(reader: Reader, hash: Hex): Promise<Receipt | null> {
  const receipt = await known(getTransactionReceipt(reader, { hash }))
  if (!receipt) return null
  assertSame(receipt.transactionHash, hash)
  // Some nodes give a receipt without a block for a pending transaction.
  if (!receipt.blockNumber) return null
  // A status that viem does not know. With none at all, as before Byzantium, it counts as failed.
  if (receipt.status === undefined) throw new AppError('chainSilent')
  return { hash, succeeded: receipt.status === 'success', blockNumber: receipt.blockNumber, logs: receipt.logs ?? [] }
}

/** eth_getTransactionByHash, once; null while the node does not know it. */
export async function readTransaction(reader: Reader, hash: Hex): Promise<Transaction | null> {
  const found = await known(getTransaction(reader, { hash }))
  if (!found) return null
  assertSame(found.hash, hash)
  return toTransaction(found)
}

/** eth_getBlockByNumber: the transactions of a block; null while the node does not know it. */
export async function readTransactionsOf(reader: Reader, blockNumber: bigint): Promise<Transaction[] | null> {
  const block = await known(getBlock(reader, { blockNumber, includeTransactions: true }))
  return block?.transactions.map(toTransaction) ?? null
}

/** The account's next nonce, at `latest` unless another block is given; every lower one is used up. */
export async function readNonce(reader: Reader, account: Address, at: At = { blockTag: 'latest' }): Promise<number> {
  // A bare request: viem's action takes no block hash.
  const params = [account, toParameter(at) as 'latest'] as const
  const count = await readable(reader.request({ method: 'eth_getTransactionCount', params: [...params] }))
  return Number(count)
}

/** eth_blockNumber. A bare request: viem's action brings a cache along, and a cached height could be four seconds old. */
export const readBlockNumber = (reader: Reader): Promise<bigint> =>
  readable(reader.request({ method: 'eth_blockNumber' }).then(BigInt))

/** viem throws for what a node does not know; this returns null for it. */
export const known = <T>(answer: Promise<T>): Promise<T | null> =>
  readable(
    answer.catch((cause: unknown) => {
      if (UNKNOWN.some((type) => cause instanceof type)) return null
      throw cause
    }),
  )

/** An answer that viem cannot read counts as silence. */
const readable = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause: unknown) => {
    throw toAppError(cause, 'chainSilent')
  })

/** viem's transaction as ours, with addresses and hash in lower case. */
function toTransaction({ hash, from, to, input, value, nonce }: ChainTransaction): Transaction {
  return {
    hash: toLowerHex(hash),
    from: toLowerHex(from),
    to: to ? toLowerHex(to) : null,
    nonce,
    data: input,
    value: value ?? 0n,
  }
}

/** @throws {AppError} chainSilent when a node answers about another transaction than it was asked for */
function assertSame(named: Hex | null, hash: Hex): void {
  if (named?.toLowerCase() !== hash.toLowerCase()) throw new AppError('chainSilent')
}
