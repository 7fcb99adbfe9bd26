import { canGiveUp } from '../../domain/canGiveUp'
import type { Hex } from '../../domain/hex'
import { type JournalEntry, Step } from '../../domain/journal'
import type { JournalWorld } from './goOn'

/**
 * Ends an entry because the player says that nothing was sent. The chain is asked once more: an entry with an effect,
 * or with a transaction the network knows, is not given up. Resolves to whether it ended.
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
 * One node that knows the transaction is enough, and two must say that it failed. A relayer's transaction that failed
 * does nothing any more; nobody can tell whether the relayer will try again.
 */
const canStillHappen = async (hash: Hex, world: JournalWorld): Promise<boolean> =>
  (await world.readSent(hash)).some(Boolean) && (await world.hasSucceeded(hash)) !== false
