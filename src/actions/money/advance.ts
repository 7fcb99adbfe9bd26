import type { Address } from '../../domain/address'
import type { Hex } from '../../domain/hex'
import { canComeBack, type EntryChange, type JournalEntry, Step } from '../../domain/journal'
import { agreedOf, type FinalView, judgeViews } from '../../domain/verdict'
import { toAppError } from '../../errors'

type Change = EntryChange | null

/** What an entry needs to know from outside; provided by the doors, or by a model of them. */
export interface World {
  now(): number
  /** Each pinned node's view at a block that is final for that node; nodes that cannot answer are left out. */
  readFinal(entry: JournalEntry): Promise<readonly FinalView[]>
  /** Block in which each node has seen the entry's `ref` by now; 0: none. For progress only: it can still be undone. */
  readSeen(entry: JournalEntry): Promise<readonly number[]>
  /** Whether the transaction succeeded; null until two nodes agree. */
  hasSucceeded(hash: Hex): Promise<boolean | null>
  /** A transaction's sender and bytes according to each node; null from a node that does not know it. */
  readSent(hash: Hex): Promise<readonly ({ from: Address; data: string; nonce: number } | null)[]>
  /**
   * The transaction that took effect in a block, which the wallet may not have reported; null unless two nodes name it.
   */
  findHash(entry: JournalEntry, block: number): Promise<Hex | null>
  confirm(entry: JournalEntry): Promise<unknown>
}

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 300_000

/** When to try again after this many failures. */
export const retryAt = (now: number, tries: number): number =>
  now + Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)

/**
 * The next change to an entry that was asked for, sent or mined, or that ended after it was asked, based on what can be
 * seen now; null: nothing new. It never opens the wallet. Ending an entry and informing the provider both need proof
 * from two nodes at final blocks.
 */
export async function advance(entry: JournalEntry, world: World): Promise<Change> {
  const { step, hash, nonce } = entry
  if (step === Step.mined) return confirm(entry, world)
  const isDead = canComeBack(entry)
  if (step !== Step.asked && step !== Step.sent && !isDead) return null
  const views = await world.readFinal(entry)
  const verdict = judgeViews(views, nonce)
  if (verdict.is === 'effective') {
    const effect = await world.findHash(entry, verdict.block).catch(() => null)
    return { step: Step.mined, error: null, hash: effect }
  }
  if (isDead) return null
  if (verdict.is === 'dead') {
    const hasFailed = hash && (await world.hasSucceeded(hash)) === false
    return { step: Step.dead, error: hasFailed ? 'transactionFailed' : 'chainFailure' }
  }
  // Before the wallet has answered, one node's word is no progress, and a note of it would make the answer come too
  // late: it changes the entry as it was when the wallet was asked.
  if (step === Step.asked) return null
  return (await checkHash(entry, world)) ?? noteSeen(entry, world, views)
}

/** Reports the effect to the provider. A failed report is retried later, for as long as it takes. */
async function confirm(entry: JournalEntry, world: World): Promise<Change> {
  try {
    await world.confirm(entry)
    return { step: Step.done, error: null }
  } catch (cause) {
    return {
      tries: entry.tries + 1,
      nextTryAt: retryAt(world.now(), entry.tries),
      error: toAppError(cause).key === 'notYet' ? null : 'syncFailure',
    }
  }
}

/**
 * Looks once at the transaction the wallet reported. Wallets have reported hashes of other transactions; one that does
 * not carry the `ref` is not ours. A nonce that one node made up would let honest nodes prove a death, so two nodes
 * must agree on it. A transaction that a relayer sent for the account (ERC-4337, EIP-7702) is ours but uses no nonce of
 * the account, so only its effect can end the entry.
 */
async function checkHash({ id, account, hash, nonce }: JournalEntry, world: World): Promise<Change> {
  if (!hash || nonce !== null) return null
  const sent = agreedOf(await world.readSent(hash))
  if (!sent) return null
  if (!sent.data.includes(id.slice(2))) return { hash: null }
  return sent.from === account ? { nonce: sent.nonce } : null
}

/** Notes where and when the effect was first seen, and drops the note once a final block shows that it was undone. */
async function noteSeen(entry: JournalEntry, world: World, views: readonly FinalView[]): Promise<Change> {
  const { seen } = entry
  if (seen) return views.some(({ block, done }) => block >= seen.block && !done) ? { seen: null } : null
  // No block has such a number, and an entry with it could not be read again.
  const block = Math.max(0, ...(await world.readSeen(entry)).filter(Number.isSafeInteger))
  return block ? { seen: { block, at: world.now() } } : null
}
