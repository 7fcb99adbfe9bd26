import { isDroppable } from '../../domain/isDroppable'
import { type JournalEntry, Step } from '../../domain/journal'
import type { JournalWorld } from './goOn'

/**
 * Ends an entry by the player's word that nothing was sent. The chain is asked once more: an effect, or a transaction
 * that the network knows, is not given up. Resolves to whether it ended.
 * @throws {AppError} chainSilent, storageOff
 */
export async function giveUp(entry: JournalEntry, world: JournalWorld): Promise<boolean> {
  if (!isDroppable(entry, world.now()) || !world.isOwn(entry)) return false
  const [seenBlock, views] = await Promise.all([world.readSeen(entry), world.readFinal(entry)])
  if (seenBlock > 0 || views.some(({ done }) => done > 0)) return false
  if (entry.hash && (await canStillHappen(entry.hash, world))) return false
  return (await world.write(entry, { step: Step.dead, error: 'rejected' })) !== null
}

/** One that failed in a relayer's hands does nothing any more; whether the relayer tries again, nobody can tell. */
async function canStillHappen(hash: `0x${string}`, world: JournalWorld): Promise<boolean> {
  if (!(await world.readSent(hash))) return false
  const receipt = await world.readReceipt(hash)
  return !receipt || receipt.succeeded
}
