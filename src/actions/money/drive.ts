import { isPassing } from '../../domain/isPassing'
import { type JournalEntry, Step } from '../../domain/journal'
import { AppError, toAppError } from '../../errors'
import type { JournalWorld } from './goOn'

/** Opens the wallet, once. */
type Ask = () => Promise<`0x${string}` | null>

/** What a run from a tap needs besides. */
export interface TapWorld extends JournalWorld {
  /** The run that counts for each entry in this page. */
  runs: Record<string, object>
  hasChainStep(entry: JournalEntry): boolean
  /** Links the wallet where it is not, and holds its account and chain to the entry's. */
  link(entry: JournalEntry): Promise<void>
  prepare(entry: JournalEntry): Promise<Record<string, string>>
  /** Holds what was prepared, and what the chain says, to what the player agreed to. */
  check(entry: JournalEntry): Promise<void>
  /** Gets the allowance the action needs; gives up once it is not wanted any more. */
  allow(entry: JournalEntry, isWanted: () => boolean): Promise<void>
  /** Every check in front of the wallet; what comes back opens it, once. */
  prepareSend(entry: JournalEntry): Promise<Ask>
  /** Has the open entries looked at soon. */
  kick(): void
}

/**
 * Runs an entry from a player's tap up to the wallet's answer; from there on it goes on by itself. The entry is on disk
 * as "asked" before the wallet opens, and the wallet is asked once. A later run of the same entry takes this one's
 * place. Resolves to the entry as it stands then.
 * @throws {AppError} why it did not come to a transaction
 */
export async function drive(begun: JournalEntry, world: TapWorld): Promise<JournalEntry> {
  const { runs, isOwn, write } = world
  /** The entry as this run wrote it last. */
  let entry = begun
  const run = {}
  runs[entry.id] = run
  /** No later tap has taken this run's place, and the login has not ended. */
  const isLatest = () => runs[entry.id] === run
  const isWanted = () => isLatest() && isOwn(entry)
  const assertWanted = () => {
    if (!isWanted()) throw new AppError('loginFirst')
  }
  const move = async (change: Partial<JournalEntry>) => {
    assertWanted()
    const next = await write(entry, change)
    if (!next) throw new AppError('alreadyOpen')
    entry = next
  }
  let ask: Ask
  try {
    const hasChainStep = world.hasChainStep(entry)
    if (hasChainStep) await world.link(entry)
    if (entry.step === Step.intent) {
      assertWanted()
      await move({ order: await world.prepare(entry), step: hasChainStep ? Step.ready : Step.done })
    }
    if (!hasChainStep) return entry
    if (entry.step !== Step.ready) throw new AppError('alreadyOpen')
    await world.check(entry)
    await world.allow(entry, isWanted)
    ask = await world.prepareSend(entry)
    await move({ step: Step.asked })
    if (!isOwn(entry)) throw new AppError('loginFirst')
  } catch (cause) {
    if (!isLatest() && entry.step < Step.asked) return entry
    const { key } = toAppError(cause)
    if (entry.step === Step.asked || !isPassing(key)) await write(entry, { step: Step.dead, error: key }).catch(Boolean)
    throw cause
  }
  return answer(entry, ask, world)
}

/** Opens the wallet and notes what it answers. It may never answer; the chain is watched all the same. */
async function answer(entry: JournalEntry, ask: Ask, { write, kick }: TapWorld): Promise<JournalEntry> {
  // After the wallet a failed write stops nothing: the effect is found by its ref.
  const note = (change: Partial<JournalEntry>) => write(entry, change).catch(Boolean)
  try {
    const answered = ask()
    kick()
    const hash = await answered
    if (hash) await note({ step: Step.sent, hash })
    return entry
  } catch (cause) {
    const isRejected = toAppError(cause).key === 'rejected'
    await note(isRejected ? { step: Step.dead, error: 'rejected' } : { error: 'unknownOutcome' })
    throw cause
  } finally {
    kick()
  }
}
