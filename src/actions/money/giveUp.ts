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
  if ((await world.readDone(entry)) || (entry.hash && (await world.readSent(entry.hash)))) return false
  return (await world.write(entry, { step: Step.dead, error: 'rejected' })) !== null
}
