import { type JournalEntry, STEP } from '../../domain/journal'
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

/**
 * Runs an entry from a player's tap up to the wallet's answer; from there on it goes on by itself. The entry is on disk
 * as "asked" before the wallet opens, and the wallet is asked once. A later run of the same entry takes this one's
 * place. Resolves to the entry as it stands then.
 * @throws {AppError} why it did not come to a transaction
 */
export async function drive(entry: JournalEntry, world: TapWorld): Promise<JournalEntry> {
  const run = {}
  world.runs.set(entry.id, run)
  let present = entry
  let isAsked = false
  const isLatest = () => world.runs.get(entry.id) === run
  const isWanted = () => isLatest() && world.isOwn(present)
  const assertWanted = () => {
    if (!isWanted()) throw new AppError('loginFirst')
  }
  const move = async (change: Partial<JournalEntry>) => {
    assertWanted()
    const next = await world.write(present, change)
    if (!next) throw new AppError('alreadyOpen')
    present = next
  }
  try {
    const hasChainStep = world.hasChainStep(present)
    if (hasChainStep) await world.link(present)
    if (present.step === STEP.intent) {
      world.show(present, 'preparing')
      assertWanted()
      await move({ order: await world.prepare(present), step: hasChainStep ? STEP.ready : STEP.done })
    }
    if (!hasChainStep) return present
    if (present.step !== STEP.ready) throw new AppError('alreadyOpen')
    await world.check(present)
    await world.allow(present, isWanted)
    world.show(present, 'checking')
    const ask = await world.prepareSend(present)
    const askedBlock = await world.readHead()
    await move({ step: STEP.asked, askedAt: world.now(), askedBlock })
    if (!world.isOwn(present)) throw new AppError('loginFirst')
    isAsked = true
    const answered = answer(present, ask, world)
    world.kick()
    await answered
    return present
  } catch (cause) {
    if (!isLatest() && present.step < STEP.asked) return present
    const { key } = toAppError(cause)
    const isOver = !isAsked && (present.step === STEP.asked || !LOST.includes(key))
    if (isOver) await world.write(present, { step: STEP.dead, error: key }).catch(Boolean)
    throw cause
  }
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
