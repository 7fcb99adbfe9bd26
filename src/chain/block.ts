import { getBlock } from 'viem/actions'
import { AppError } from '../errors'
import type { Hex, Reader } from '../wallet/provider'
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
  const isWhole = Number.isSafeInteger(number) && /^0x[0-9a-f]{64}$/i.test(String(block.hash))
  if (!isWhole || (typeof which === 'number' && number !== which)) throw new AppError('chainSilent')
  return { number, hash: String(block.hash).toLowerCase() as Hex }
}
