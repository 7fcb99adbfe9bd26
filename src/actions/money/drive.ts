import type { Hex } from '../../domain/hex'
import { isPassing } from '../../domain/isPassing'
import { isServerFault } from '../../domain/isServerFault'
import { type EntryChange, type JournalEntry, Step } from '../../domain/journal'
import { AppError, toAppError } from '../../errors'
import type { JournalWorld } from './goOn'
import type { Look } from './look'

/** Opens the wallet, once. */
type Ask = () => Promise<Hex | null>

/** What a run from a tap also needs. */
export interface TapWorld extends JournalWorld {
  /** The current run of each entry in this page. */
  runs: Record<string, object>
  hasChainStep(entry: JournalEntry): boolean
  /** Links the wallet if it is not linked, and checks that its account and chain are the entry's. */
  link(entry: JournalEntry): Promise<void>
  prepare(entry: JournalEntry): Promise<Record<string, string>>
  /** Begins to look at the chain. Never fails: what cannot be read is reported by the checks. */
  look(): Look
  /** Checks what the provider prepared, and what the chain says, against what the player agreed to. */
  check(entry: JournalEntry, look: Look): Promise<void>
  /** Gets the allowance the action needs, and renews the look if it had to ask; gives up once no longer wanted. */
  allow(entry: JournalEntry, look: Look, isWanted: () => boolean): Promise<void>
  /** Runs every check before the wallet opens; the returned function opens it, once. */
  prepareSend(entry: JournalEntry, look: Look): Promise<Ask>
  /** Has the open entries checked soon. */
  kick(): void
}

/**
 * Runs an entry from a player's tap up to the wallet's answer; from there it continues by itself. The entry is on disk
 * as "asked" before the wallet opens, and the wallet is asked once. A later run of the same entry replaces this one.
 * Resolves to the entry at that point.
 * @throws {AppError} why no transaction came of it
 */
export async function drive(begun: JournalEntry, world: TapWorld): Promise<JournalEntry> {
  const { runs, isOwn, write } = world
  /** The entry as this run last wrote it. */
  let entry = begun
  const run = {}
  runs[entry.id] = run
  /** No later tap has replaced this run; `isWanted` also requires that the login has not ended. */
  const isLatest = () => runs[entry.id] === run
  const isWanted = () => isLatest() && isOwn(entry)
  const assertWanted = () => {
    if (!isWanted()) throw new AppError('loginFirst')
  }
  const move = async (change: EntryChange) => {
    assertWanted()
    const next = await write(entry, change)
    if (!next) throw new AppError('alreadyOpen')
    entry = next
  }
  let ask: Ask
  try {
    const hasChainStep = world.hasChainStep(entry)
    if (hasChainStep) await world.link(entry)
    // Begun beside the provider's answer: neither needs the other.
    const look = hasChainStep ? world.look() : null
    if (entry.step === Step.intent) {
      assertWanted()
      await move({ order: await world.prepare(entry), step: hasChainStep ? Step.ready : Step.done })
    }
    if (!look) return entry
    if (entry.step !== Step.ready) throw new AppError('alreadyOpen')
    await world.check(entry, look)
    await world.allow(entry, look, isWanted)
    ask = await world.prepareSend(entry, look)
    await move({ step: Step.asked })
    if (!isOwn(entry)) throw new AppError('loginFirst')
  } catch (cause) {
    if (!isLatest() && entry.step < Step.asked) return entry
    const error = toAppError(cause)
    const { key } = error
    if (entry.step === Step.asked || (!isPassing(key) && !isServerFault(error)))
      await write(entry, { step: Step.dead, error: key }).catch(Boolean)
    throw cause
  }
  return answer(entry, ask, world)
}

/** Opens the wallet and notes its answer. It may never answer; the chain is watched either way. */
async function answer(entry: JournalEntry, ask: Ask, { write, kick }: TapWorld): Promise<JournalEntry> {
  // Once the wallet was asked, a failed write stops nothing: the effect is found by its ref.
  const note = (change: EntryChange) => write(entry, change).catch(Boolean)
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
