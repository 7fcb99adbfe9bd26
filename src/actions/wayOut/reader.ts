import { askOnce } from '../../chain/askOnce'
import { atBlock } from '../../chain/atBlock'
import { createReader, nodeReaders } from '../../chain/read'
import { readBlockNumber } from '../../chain/receipt'
import type { Reader } from '../../wallet/provider'
import { foundWallet } from '../wallet/wallet'

/** Each pinned node by itself: two of them have to agree on an end. */
export const nodes: readonly Reader[] = nodeReaders()

/** The pinned nodes, then the wallet's own. */
const reader: Reader = createReader({ wallet: foundWallet })

/** The newest block that any pinned node has; 0 while all are silent. */
export async function readNewest(): Promise<bigint> {
  let newest = 0n
  for (const head of await Promise.all(nodes.map((node) => readBlockNumber(node).catch(() => 0n))))
    if (head > newest) newest = head
  return newest
}

/**
 * A reader in the state of that block, which asks nothing twice. For 0, as on the day when the nodes' addresses are
 * gone, the wallet's node answers.
 */
export const readerAt = (newest: bigint): Reader => askOnce(newest > 0n ? atBlock(reader, newest) : reader)

/** The same at the newest block. */
export const readerAtHead = async (): Promise<Reader> => readerAt(await readNewest())

/** The block at which the page was read last. */
let since = 0n

/** Reads at the newest block, and at none before the last: a node that lags would show again what was taken. */
export async function atHead<T>(read: (reader: Reader) => Promise<T>): Promise<T> {
  let block = await readNewest()
  if (block > 0n && block < since) block = since
  const answer = await read(readerAt(block))
  if (block > since) since = block
  return answer
}
