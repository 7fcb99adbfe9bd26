import { type Block, readBlock } from '../../chain/block'
import type { At } from '../../chain/call'
import { readDone } from '../../chain/done'
import { nodeReaders } from '../../chain/read'
import { readNonce, readReceipt } from '../../chain/receipt'
import type { Hex } from '../../domain/hex'
import type { JournalEntry } from '../../domain/journal'
import { agreedOf, type FinalView, isDisputed } from '../../domain/verdict'
import { AppError } from '../../errors'
import { chainTrouble } from '../../state/journal'
import type { Reader } from '../../wallet/provider'
import { type ChainNode, isStalled, newNodeMemory, readFinalView } from './finalView'
import { chainActionOf } from './kinds/moneyActions'

/** Each pinned node by itself: two of them must agree on what ends an entry. */
const readers: readonly Reader[] = nodeReaders()
const nodes = readers.map((reader) => ({ node: toNode(reader), told: newNodeMemory() }))

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
      const at: At = by === 'number' ? { blockNumber: BigInt(block.number) } : { blockHash: block.hash }
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

/**
 * What each node that can answer says about an entry at a block that is final for that node. Sets `chainTrouble` to
 * what is wrong with the nodes, or to null.
 */
export async function readFinalViews(entry: JournalEntry): Promise<readonly FinalView[]> {
  const now = Date.now()
  const views = await answersOf(nodes.map(({ node, told }) => readFinalView(entry, node, told, now)))
  if (views.length < 2) chainTrouble.value = 'silent'
  else if (isDisputed(views, entry.nonce)) chainTrouble.value = 'disagree'
  else chainTrouble.value = nodes.every(({ told }) => isStalled(told, now)) ? 'finality' : null
  return views
}

/**
 * The answer of each node that answers, in the order of the nodes.
 * @throws {AppError} chainSilent if none does
 */
export async function askEach<T>(ask: (reader: Reader) => Promise<T>): Promise<T[]> {
  const answers = await answersOf(readers.map(ask))
  if (answers.length === 0) throw new AppError('chainSilent')
  return answers
}

/** The results of the promises that did not fail. */
async function answersOf<T>(asked: readonly Promise<T>[]): Promise<T[]> {
  const lists = asked.map((answer) => answer.then((value) => [value]).catch((): T[] => []))
  return ([] as T[]).concat(...(await Promise.all(lists)))
}

/** Whether a transaction succeeded; null until two nodes agree. @throws {AppError} chainSilent */
export const hasSucceeded = (hash: Hex): Promise<boolean | null> =>
  readAgreed(async (reader) => {
    const receipt = await readReceipt(reader, hash)
    return receipt?.succeeded ?? null
  })

/** Block in which each node has seen an entry's effect by now; 0: not yet. @throws {AppError} chainSilent */
export const readSeen = (entry: JournalEntry): Promise<number[]> =>
  askEach(async (reader) => Number(await readDone(reader, refOf(entry))))

/** The answer that two nodes give alike; null if no two do. @throws {AppError} chainSilent */
export const readAgreed = async <T>(ask: (reader: Reader) => Promise<T>): Promise<T | null> =>
  agreedOf(await askEach(ask))
