import { canGiveUp } from '../../domain/canGiveUp'
import { type JournalEntry, Step } from '../../domain/journal'
import type { JournalWorld } from './goOn'

/**
 * Ends an entry by the player's word that nothing was sent. The chain is asked once more: an effect, or a transaction
 * that the network knows, is not given up. Resolves to whether it ended.
 * @throws {AppError} chainSilent, storageOff
 */
export async function giveUp(entry: JournalEntry, world: JournalWorld): Promise<boolean> {
  if (!canGiveUp(entry, world.now()) || !world.isOwn(entry)) return false
  const [seen, views] = await Promise.all([world.readSeen(entry), world.readFinal(entry)])
  if ([...seen, ...views.map(({ done }) => done)].some(Boolean)) return false
  if (entry.hash && (await canStillHappen(entry.hash, world))) return false
  return (await world.write(entry, { step: Step.dead, error: 'givenUp' })) !== null
}

/**
 * One node that knows it is enough, and two have to say that it failed. One that failed in a relayer's hands does nothing
 * any more; whether the relayer tries again, nobody can tell.
 */
const canStillHappen = async (hash: `0x${string}`, world: JournalWorld): Promise<boolean> =>
  (await world.readSent(hash)).some(Boolean) && (await world.hasSucceeded(hash)) !== false
