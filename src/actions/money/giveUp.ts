import { isDroppable } from '../../domain/isDroppable'
import { type JournalEntry, STEP } from '../../domain/journal'
import type { JournalWorld } from './goOn'

/**
 * Ends an entry by the player's word that nothing was sent. The chain is asked once more: an effect, or a transaction
 * that the network knows, is not given up. Resolves to whether it ended.
 * @throws {AppError} chainSilent, storageOff
 */
export async function giveUp(entry: JournalEntry, world: JournalWorld): Promise<boolean> {
  if (!isDroppable(entry, world.now()) || !world.isOwn(entry)) return false
  const [done, sent] = await Promise.all([world.readDone(entry), entry.hash && world.readSent(entry.hash)])
  if (done > 0 || sent) return false
  return (await world.write(entry, { step: STEP.dead, error: 'rejected' })) !== null
}
