import { atBlock } from '../../chain/atBlock'
import { createReader } from '../../chain/read'
import { readBlockNumber } from '../../chain/receipt'
import type { Reader } from '../../wallet/provider'
import { foundWallet } from '../wallet'
import { askEach } from './nodes'

/** Reads of the chain: the pinned nodes first, then the wallet. */
export const reader: Reader = createReader({ wallet: foundWallet })

/**
 * Reads that a decision rests on, all in the state of the newest block that any pinned node has.
 * @throws {AppError} chainSilent
 */
export async function readerAtHead(): Promise<Reader> {
  let newest = 0n
  for (const head of await askEach(readBlockNumber)) if (head > newest) newest = head
  return atBlock(reader, newest)
}
