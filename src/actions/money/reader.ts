import { askOnce } from '../../chain/askOnce'
import { atBlock } from '../../chain/atBlock'
import { createReader } from '../../chain/read'
import { readBlockNumber } from '../../chain/receipt'
import type { Reader } from '../../wallet/provider'
import { foundWallet } from '../wallet/wallet'
import { askEach } from './nodes'

/** Reads the chain through the pinned nodes first, then through the wallet. */
export const reader: Reader = createReader({ wallet: foundWallet })

/** The newest block that any pinned node has, and none before the least. @throws {AppError} chainSilent */
export async function readHead(least = 0n): Promise<bigint> {
  let newest = least
  for (const head of await askEach(readBlockNumber)) if (head > newest) newest = head
  return newest
}

/** A reader for decisions: it reads everything in the state of that block, and no answer twice. */
export const readerAt = (block: bigint): Reader => askOnce(atBlock(reader, block))

/** The same at the newest block. @throws {AppError} chainSilent */
export const readerAtHead = async (): Promise<Reader> => readerAt(await readHead())
