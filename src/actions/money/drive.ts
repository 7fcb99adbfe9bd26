import { type JournalEntry, STEP, type Step } from '../../domain/journal'
import { AppError, type ErrorKey, toAppError } from '../../errors'
import type { FlowStage } from '../../state/journal'
import type { JournalWorld } from './goOn'

type Hash = `0x${string}`

/** What a run from a tap needs besides. */
export interface TapWorld extends JournalWorld {
  /** The run that counts for each entry in this page. */
  runs: Map<string, object>
  hasChainStep(entry: JournalEntry): boolean
  /** Links the wallet where it is not, and holds its account and chain to the entry's. */
  link(entry: JournalEntry): Promise<void>
  prepare(entry: JournalEntry): Promise<Record<string, string>>
  /** Holds what was prepared, and what the chain says, to what the player agreed to. */
  check(entry: JournalEntry): Promise<void>
  /** Gets the allowance the action needs; gives up once it is not wanted any more. */
  allow(entry: JournalEntry, isWanted: () => boolean): Promise<void>
  /** Every check in front of the wallet; what comes back opens it, once. */
  prepareSend(entry: JournalEntry): Promise<() => Promise<Hash | null>>
  show(entry: JournalEntry, stage: FlowStage): void
  /** Has the open entries looked at soon. */
  kick(): void
}

/** The reply is lost or something can be put right, and the action is not over: it can be continued with its key. */
const LOST: readonly ErrorKey[] = [
  'server',
  'badAnswer',
  'tooManyRequests',
  'unauthorised',
  'loginFirst',
  'accountAbnormal',
  'wrongChain',
  'installWallet',
  'walletBusy',
  'walletError',
  'walletLocked',
  'walletSilent',
  'unknownOutcome',
  'chainSilent',
  'storageOff',
]

/** One run of an entry, with the entry as this run wrote it last. */
interface Run {
  entry: JournalEntry
  /** The wallet was asked: from here on nothing but the chain or the player's "no" can end it. */
  isAsked: boolean
  /** No later tap has taken its place. */
  isLatest(): boolean
  /** Neither that, nor has the login ended. */
  isWanted(): boolean
  assertWanted(): void
  /** @throws {AppError} loginFirst; alreadyOpen where another tab was faster */
  move(change: Partial<JournalEntry>): Promise<void>
}

function startRun(entry: JournalEntry, { runs, isOwn, write }: TapWorld): Run {
  const run: Run = {
    entry,
    isAsked: false,
    isLatest: () => runs.get(entry.id) === run,
    isWanted: () => run.isLatest() && isOwn(entry),
    assertWanted: () => {
      if (!run.isWanted()) throw new AppError('loginFirst')
    },
    move: async (change) => {
      run.assertWanted()
      const next = await write(run.entry, change)
      if (!next) throw new AppError('alreadyOpen')
      run.entry = next
    },
  }
  runs.set(entry.id, run)
  return run
}

/**
 * Runs an entry from a player's tap up to the wallet's answer; from there on it goes on by itself. The entry is on disk
 * as "asked" before the wallet opens, and the wallet is asked once. A later run of the same entry takes this one's
 * place. Resolves to the entry as it stands then.
 * @throws {AppError} why it did not come to a transaction
 */
export async function drive(entry: JournalEntry, world: TapWorld): Promise<JournalEntry> {
  const run = startRun(entry, world)
  try {
    if (world.hasChainStep(entry)) {
      await world.link(entry)
      await prepare(run, world, STEP.ready)
      await send(run, world)
    } else await prepare(run, world, STEP.done)
    return run.entry
  } catch (cause) {
    const { step } = run.entry
    if (!run.isLatest() && step < STEP.asked) return run.entry
    const { key } = toAppError(cause)
    const isOver = !run.isAsked && (step === STEP.asked || !LOST.includes(key))
    if (isOver) await world.write(run.entry, { step: STEP.dead, error: key }).catch(Boolean)
    throw cause
  }
}

/** Tells the provider, unless that is done. */
async function prepare(run: Run, world: TapWorld, next: Step): Promise<void> {
  if (run.entry.step !== STEP.intent) return
  world.show(run.entry, 'preparing')
  run.assertWanted()
  await run.move({ order: await world.prepare(run.entry), step: next })
}

/** Checks everything once more, writes the entry down as asked, and opens the wallet. */
async function send(run: Run, world: TapWorld): Promise<void> {
  if (run.entry.step !== STEP.ready) throw new AppError('alreadyOpen')
  await world.check(run.entry)
  await world.allow(run.entry, run.isWanted)
  world.show(run.entry, 'checking')
  const ask = await world.prepareSend(run.entry)
  const askedBlock = await world.readHead()
  await run.move({ step: STEP.asked, askedAt: world.now(), askedBlock })
  if (!world.isOwn(run.entry)) throw new AppError('loginFirst')
  run.isAsked = true
  const answered = answer(run.entry, ask, world)
  world.kick()
  await answered
}

/** Notes what the wallet answered. It may never answer; the chain is watched all the same. */
async function answer(entry: JournalEntry, ask: () => Promise<Hash | null>, world: TapWorld): Promise<void> {
  // After the wallet a failed write stops nothing: the effect is found by its ref.
  const note = (change: Partial<JournalEntry>) => world.write(entry, change).catch(Boolean)
  try {
    const hash = await ask()
    if (hash) await note({ step: STEP.sent, hash })
  } catch (cause) {
    const isRejected = toAppError(cause).key === 'rejected'
    await note(isRejected ? { step: STEP.dead, error: 'rejected' } : { error: 'unknownOutcome' })
    throw cause
  } finally {
    world.kick()
  }
}
