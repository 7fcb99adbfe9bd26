import { getBlock } from 'viem/actions'
import { type Hex, isHash, toLowerHex } from '../domain/hex'
import { AppError } from '../errors'
import type { Reader } from '../wallet/provider'
import { known } from './receipt'

export interface Block {
  number: number
  hash: Hex
}

/**
 * eth_getBlockByNumber: a block by its tag or number; null where the node does not know it.
 * @throws {AppError} chainSilent, also for a node that does not serve the tag, and for another block than asked for
 */
export async function readBlock(reader: Reader, which: 'finalized' | 'latest' | number): Promise<Block | null> {
  const at = typeof which === 'number' ? { blockNumber: BigInt(which) } : { blockTag: which }
  const block = await known(getBlock(reader, at))
  if (!block) return null
  const number = typeof block.number === 'bigint' ? Number(block.number) : Number.NaN
  const isOther = typeof which === 'number' && number !== which
  if (!Number.isSafeInteger(number) || !isHash(block.hash) || isOther) throw new AppError('chainSilent')
  return { number, hash: toLowerHex(block.hash) }
}
