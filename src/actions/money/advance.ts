import { canComeBack, type JournalEntry, Step } from '../../domain/journal'
import { agreedOf, type FinalView, judgeViews } from '../../domain/verdict'
import { toAppError } from '../../errors'

type Hash = `0x${string}`
type Change = Partial<JournalEntry> | null

/** What an entry needs to know of the world; the doors, or a model of them. */
export interface World {
  now(): number
  /** What each pinned node says at a block that is final for it; nodes that cannot tell are left out. */
  readFinal(entry: JournalEntry): Promise<readonly FinalView[]>
  /** Block in which each node has seen the entry's `ref` by now; 0: none. For progress only: it can still be undone. */
  readSeen(entry: JournalEntry): Promise<readonly number[]>
  /** Whether the transaction succeeded; null while no two nodes say so. */
  hasSucceeded(hash: Hash): Promise<boolean | null>
  /** Who sent which bytes, as each node says; null from one that does not know it. */
  readSent(hash: Hash): Promise<readonly ({ from: string; data: string; nonce: number } | null)[]>
  /** The transaction that took effect in a block, which the wallet may not have reported; null where no two nodes name it. */
  findHash(entry: JournalEntry, block: number): Promise<Hash | null>
  confirm(entry: JournalEntry): Promise<unknown>
}

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 300_000

/** When to try again after so many failures. */
export const retryAt = (now: number, tries: number): number =>
  now + Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)

/**
 * The next change of an entry that was asked for, sent or mined, or that ended after it was asked, from what can be seen
 * now; null: nothing new. It never opens the wallet. What ends an entry, or has the provider informed, is proved at
 * final blocks by two nodes.
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
  return (await checkHash(entry, world)) ?? noteSeen(entry, world, views)
}

/** Reports the effect to the provider, which may have to be asked again for as long as it takes. */
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
 * Looks once at the transaction the wallet reported. Wallets have reported hashes of other transactions: one that does
 * not carry the `ref` is none of ours. A nonce that one node made up would let honest nodes prove a death, so two have to
 * say the same of it. One that a relayer sent for the account (ERC-4337, EIP-7702) is ours, but uses
 * up no nonce of the account, so that only its effect can end the entry.
 */
async function checkHash({ id, account, hash, nonce }: JournalEntry, world: World): Promise<Change> {
  if (!hash || nonce !== null) return null
  const sent = agreedOf(await world.readSent(hash))
  if (!sent) return null
  if (!sent.data.includes(id.slice(2))) return { hash: null }
  return sent.from === account ? { nonce: sent.nonce } : null
}

/** Notes where and when the effect was first seen, and forgets it once a final block shows that it was undone. */
async function noteSeen(entry: JournalEntry, world: World, views: readonly FinalView[]): Promise<Change> {
  const { seen } = entry
  if (seen) return views.some(({ block, done }) => block >= seen.block && !done) ? { seen: null } : null
  const block = Math.max(...(await world.readSeen(entry)))
  return block ? { seen: { block, at: world.now() } } : null
}
