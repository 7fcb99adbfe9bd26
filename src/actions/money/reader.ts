import { askOnce } from '../../chain/askOnce'
import { atBlock } from '../../chain/atBlock'
import { createReader } from '../../chain/read'
import { readBlockNumber } from '../../chain/receipt'
import type { Reader } from '../../wallet/provider'
import { foundWallet } from '../wallet/wallet'
import { askEach } from './nodes'

/** Reads the chain through the pinned nodes first, then through the wallet. */
export const reader: Reader = createReader({ wallet: foundWallet })

/**
 * A reader for decisions: it reads everything in the state of the newest block that any pinned node has, and no answer
 * twice.
 * @throws {AppError} chainSilent
 */
export async function readerAtHead(): Promise<Reader> {
  let newest = 0n
  for (const head of await askEach(readBlockNumber)) if (head > newest) newest = head
  return askOnce(atBlock(reader, newest))
}
