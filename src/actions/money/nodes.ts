import { type Block, readBlock } from '../../chain/block'
import type { At } from '../../chain/call'
import { readDone } from '../../chain/done'
import { nodeReaders } from '../../chain/read'
import { readNonce } from '../../chain/receipt'
import type { JournalEntry } from '../../domain/journal'
import { agreedOf, type FinalView, isDisputed } from '../../domain/verdict'
import { AppError } from '../../errors'
import { chainTrouble } from '../../state/journal'
import type { Hex, Reader } from '../../wallet/provider'
import { type ChainNode, isStalled, newNodeMemory, readFinalView } from './finalView'
import { chainActionOf } from './moneyActions'

/** Each pinned node by itself: what ends an entry has to be said by two of them. */
const readers: readonly Reader[] = nodeReaders()
const nodes: readonly ChainNode[] = readers.map(toNode)
const memories = nodes.map(newNodeMemory)

function toNode(reader: Reader): ChainNode {
  const known = async (block: Promise<Block | null>): Promise<Block> => {
    const found = await block
    if (!found) throw new AppError('chainSilent')
    return found
  }
  return {
    readFinalized: () => known(readBlock(reader, 'finalized')),
    readLatest: () => known(readBlock(reader, 'latest')),
    readBlock: (number) => readBlock(reader, number),
    readView: async (entry, block, by) => {
      const at: At = by === 'number' ? { blockNumber: BigInt(block.number) } : { blockHash: block.hash as Hex }
      const [done, nonce] = await Promise.all([
        readDone(reader, refOf(entry), at),
        readNonce(reader, entry.account, at),
      ])
      return { block: block.number, done: Number(done), nonce }
    },
  }
}

const refOf = (entry: JournalEntry) => ({
  contract: chainActionOf(entry.kind).contract(entry),
  sender: entry.account,
  ref: entry.id,
})

/** What each node that can tell says of an entry at a block that is final for it; why not more can is noted. */
export async function readFinalViews(entry: JournalEntry): Promise<readonly FinalView[]> {
  const now = Date.now()
  const asked = nodes.map(async (node, index) => {
    const memory = memories[index]
    return memory ? readFinalView(entry, node, memory, now).catch(() => null) : null
  })
  const views = (await Promise.all(asked)).filter((view): view is FinalView => view !== null)
  if (views.length < 2) chainTrouble.value = 'silent'
  else if (isDisputed(views, entry.nonce)) chainTrouble.value = 'disagree'
  else chainTrouble.value = memories.every((memory) => isStalled(memory, now)) ? 'finality' : null
  return views
}

/**
 * What each node that answers says, in the order of the nodes.
 * @throws {AppError} chainSilent where none does
 */
export async function askEach<T>(ask: (reader: Reader) => Promise<T>): Promise<T[]> {
  const answers = await Promise.all(
    readers.map((reader) =>
      ask(reader).then(
        (value) => ({ value }),
        () => null,
      ),
    ),
  )
  const known = answers.filter((answer): answer is { value: Awaited<T> } => answer !== null)
  if (known.length === 0) throw new AppError('chainSilent')
  return known.map(({ value }) => value)
}

/** Block in which each node has seen an entry's effect by now; 0: it has not. @throws {AppError} chainSilent */
export const readSeen = (entry: JournalEntry): Promise<number[]> =>
  askEach(async (reader) => Number(await readDone(reader, refOf(entry))))

/** What two nodes say alike; null where no two do. @throws {AppError} chainSilent */
export const readAgreed = async <T>(ask: (reader: Reader) => Promise<T>): Promise<T | null> =>
  agreedOf(await askEach(ask))
