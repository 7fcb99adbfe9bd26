import type { Hex } from '../../domain/hex'
import type { JournalEntry } from '../../domain/journal'
import type { FinalView } from '../../domain/verdict'

export interface BlockId {
  number: number
  hash: Hex
}

/** One address of the chain's nodes. Each request may reach a different machine behind it, which may lag or fail. */
export interface ChainNode {
  /** The newest block that cannot be undone. @throws if the tag `finalized` is not served */
  readFinalized(): Promise<BlockId>
  readLatest(): Promise<BlockId>
  /** null if the node knows no such block */
  readBlock(number: number): Promise<BlockId | null>
  /**
   * What a block's state says about an entry. A final block's number is enough; a block that may still be replaced is
   * requested by its hash (EIP-1898). @throws if the block is unknown or its state no longer kept
   */
  readView(entry: JournalEntry, block: BlockId, by: 'number' | 'hash'): Promise<FinalView>
}

/** What this page has learnt from a node. */
export interface NodeMemory {
  final: BlockId | null
  /** When the final block was last seen to move, in ms. */
  movedAt: number
  /** Readings at a block that is not final yet, by entry id. */
  waiting: Map<string, { block: BlockId; view: FinalView }>
}

export const newNodeMemory = (): NodeMemory => ({ final: null, movedAt: 0, waiting: new Map() })

/** Fast finality takes about 1.1 s; if the final block has not moved for this long, fast finality has failed. */
const STALLED_MS = 10_000
/** Without fast finality, a block with this many on top of it is final on BSC (BEP-619). */
const FINAL_DEPTH = 176
/** Some machines behind one address have a block and others do not. */
const ATTEMPTS = 4

/**
 * Whether the final block has not moved for so long that fast finality must have failed. A clock that was set back
 * counts too.
 */
export const isStalled = ({ final, movedAt }: NodeMemory, now: number): boolean =>
  final !== null && Math.abs(now - movedAt) >= STALLED_MS

/**
 * What a node says about an entry at a block that is final for that node.
 * @throws if the node does not say which block is final, or cannot read its state
 */
export async function readFinalView(
  entry: JournalEntry,
  node: ChainNode,
  memory: NodeMemory,
  now: number,
): Promise<FinalView> {
  const final = await readNewestFinal(node, memory, now)
  const deep = isStalled(memory, now) ? await readDeepView(entry, node, memory).catch(() => null) : null
  return deep ?? persist(() => node.readView(entry, final, 'number'))
}

/** The newest block the node ever called final; a machine that lags does not take it back. */
async function readNewestFinal(node: ChainNode, memory: NodeMemory, now: number): Promise<BlockId> {
  const isNews = ({ number }: BlockId) => !memory.final || number > memory.final.number
  let told = await node.readFinalized()
  // Nothing new: the machine that answered may lag, so ask once more.
  if (!isNews(told)) told = await node.readFinalized()
  if (isNews(told)) Object.assign(memory, { final: told, movedAt: now })
  return memory.final ?? told
}

/**
 * For times without fast finality. Nodes keep the state of only 128 blocks, so a block's state is read while the block
 * is new, and counts once the block is deep enough in the same chain. Only a reading that could end the entry is kept.
 */
async function readDeepView(entry: JournalEntry, node: ChainNode, { waiting }: NodeMemory): Promise<FinalView | null> {
  const latest = await node.readLatest()
  const kept = waiting.get(entry.id)
  if (!kept) {
    const view = await node.readView(entry, latest, 'hash')
    if (view.done > 0 || (entry.nonce !== null && view.nonce > entry.nonce))
      waiting.set(entry.id, { block: latest, view })
    return null
  }
  const now = await node.readBlock(kept.block.number)
  if (now && now.hash !== kept.block.hash) waiting.delete(entry.id)
  return now?.hash === kept.block.hash && latest.number - kept.block.number >= FINAL_DEPTH ? kept.view : null
}

async function persist<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    try {
      return await read()
    } catch {
      // Another machine may have it.
    }
  }
  return read()
}
