import { type JournalEntry, STEP } from '../../domain/journal'
import { toAppError } from '../../errors'

/** What an entry needs to know of the world; the doors, or a model of them. */
export interface World {
  now(): number
  /** Blocks behind the head from which an effect counts. */
  confirmations: number
  readHead(): Promise<number>
  /** Block at which the contract noted the entry's `ref`; 0: it has not. */
  readDone(entry: JournalEntry): Promise<number>
  /** null while the network does not know it. */
  readReceipt(hash: `0x${string}`): Promise<{ block: number; succeeded: boolean } | null>
  readNonceOf(hash: `0x${string}`): Promise<number | null>
  /** How many transactions of the account are mined. */
  readNonce(account: string): Promise<number>
  confirm(entry: JournalEntry): Promise<unknown>
}

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 300_000
/** A nonce used by another transaction for so long, without the `ref` on chain: it was replaced. */
const NONCE_GONE_BLOCKS = 20

/** When to try again after so many failures. */
export const retryAt = (now: number, tries: number): number =>
  now + Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)

/**
 * The next change of an entry that was asked for, sent or mined, from what can be seen now; null: nothing new. It never
 * opens the wallet, and the provider is told only of an effect that is deep enough in the chain.
 */
export async function advance(entry: JournalEntry, world: World): Promise<Partial<JournalEntry> | null> {
  if (entry.step === STEP.mined) return confirmEntry(entry, world)
  if (entry.step !== STEP.asked && entry.step !== STEP.sent) return null
  const [head, done] = await Promise.all([world.readHead(), world.readDone(entry)])
  const isDeep = (block: number) => head - block + 1 >= world.confirmations
  if (done > 0) return isDeep(done) ? { step: STEP.mined, tries: 0, nextTryAt: 0, error: null } : null
  if (entry.hash === null) return null
  const receipt = await world.readReceipt(entry.hash)
  if (receipt) {
    return !receipt.succeeded && isDeep(receipt.block) ? { step: STEP.dead, error: 'transactionFailed' } : null
  }
  return watchNonce(entry, entry.hash, head, world)
}

async function watchNonce(
  entry: JournalEntry,
  hash: `0x${string}`,
  head: number,
  world: World,
): Promise<Partial<JournalEntry> | null> {
  if (entry.nonce === null) {
    const nonce = await world.readNonceOf(hash)
    return nonce === null ? null : { nonce }
  }
  if ((await world.readNonce(entry.account)) <= entry.nonce)
    return entry.nonceGoneBlock === null ? null : { nonceGoneBlock: null }
  if (entry.nonceGoneBlock === null) return { nonceGoneBlock: head }
  return head - entry.nonceGoneBlock > NONCE_GONE_BLOCKS ? { step: STEP.dead, error: 'chainFailure' } : null
}

async function confirmEntry(entry: JournalEntry, world: World): Promise<Partial<JournalEntry>> {
  try {
    await world.confirm(entry)
    return { step: STEP.done, error: null }
  } catch (cause) {
    const { key } = toAppError(cause)
    const tries = entry.tries + 1
    return {
      tries,
      nextTryAt: retryAt(world.now(), entry.tries),
      error: key === 'notYet' ? null : 'syncFailure',
    }
  }
}
