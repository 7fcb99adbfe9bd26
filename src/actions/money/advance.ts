import { type JournalEntry, Step } from '../../domain/journal'
import { toAppError } from '../../errors'

type Hash = `0x${string}`
type Change = Partial<JournalEntry> | null

/** What an entry needs to know of the world; the doors, or a model of them. */
export interface World {
  now(): number
  /** Blocks behind the head from which an effect counts. */
  confirmations: number
  readHead(): Promise<number>
  /** Block at which the contract noted the entry's `ref`; 0: it has not. */
  readDone(entry: JournalEntry): Promise<number>
  /** null while the network does not know it. */
  readReceipt(hash: Hash): Promise<{ block: number; succeeded: boolean } | null>
  /** Who sent which bytes; null while the network does not know it. */
  readSent(hash: Hash): Promise<{ from: string; data: string; nonce: number } | null>
  /** The transaction that took effect in a block, which the wallet may not have told; null if it is not found. */
  findHash(entry: JournalEntry, block: number): Promise<Hash | null>
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
export async function advance(entry: JournalEntry, world: World): Promise<Change> {
  const { id, account, step, hash, nonce, goneBlock } = entry
  if (step === Step.mined)
    return world.confirm(entry).then(
      () => ({ step: Step.done, error: null }),
      (cause) => ({
        tries: entry.tries + 1,
        nextTryAt: retryAt(world.now(), entry.tries),
        error: toAppError(cause).key === 'notYet' ? null : 'syncFailure',
      }),
    )
  if (step !== Step.asked && step !== Step.sent) return null
  const [head, done] = await Promise.all([world.readHead(), world.readDone(entry)])
  const isDeep = (block: number) => head - block + 1 >= world.confirmations
  if (done) {
    return isDeep(done)
      ? { step: Step.mined, error: null, hash: await world.findHash(entry, done).catch(() => null) }
      : null
  }
  // From here on the `ref` is not on chain; a transaction the wallet told of is watched.
  if (!hash) return null
  if (nonce === null) {
    // Wallets have told hashes of other transactions: what does not carry the `ref` from the account is none of ours.
    const sent = await world.readSent(hash)
    return sent && (sent.from === account && sent.data.includes(id.slice(2)) ? { nonce: sent.nonce } : { hash: null })
  }
  const receipt = await world.readReceipt(hash)
  if (receipt) {
    return !receipt.succeeded && isDeep(receipt.block) ? { step: Step.dead, error: 'transactionFailed' } : null
  }
  if ((await world.readNonce(account)) <= nonce) return goneBlock ? { goneBlock: 0 } : null
  if (!goneBlock) return { goneBlock: head }
  return head - goneBlock > NONCE_GONE_BLOCKS ? { step: Step.dead, error: 'chainFailure' } : null
}
