import type { JournalEntry } from '../../domain/journal'
import { AppError, toAppError } from '../../errors'
import { wait } from '../../wallet/wait'
import type { Allowance } from './moneyAction'
import { hasSucceeded } from './nodes'
import { prepareCall } from './prepareCall'
import { readerAtHead } from './reader'
import { enterStage } from './stage'

const LOOK_MS = 1500
/** Looks after which a mined approval that does not show is one that was lowered, and not a node that lags behind. */
const LOOKS_AFTER_RECEIPT = 3
/** Looks after an answer that may or may not have been a transaction. */
const LOOKS_AFTER_FAILURE = 10

/**
 * Asks for the exact allowance an action needs and waits until the chain shows it. An approval is absolute, so it is
 * not journalled: it is read again instead.
 * @throws {AppError} rejected, unknownOutcome, transactionFailed; allowanceLowered: the player approved less
 */
export async function allow(allowance: Allowance, entry: JournalEntry, isWanted: () => boolean): Promise<void> {
  if (await isGivenNow(allowance)) return
  enterStage(entry.id, 'allowance')
  let hash: `0x${string}` | null = null
  let failure: AppError | null = null
  // The wallet's answer may never come although the approval was sent, so the chain is watched beside it.
  const checked = await prepareCall(allowance.call(), entry)
  if (!isWanted()) throw new AppError('loginFirst')
  checked.ask().then(
    (found) => {
      hash = found
    },
    (cause) => {
      failure = toAppError(cause)
    },
  )
  let looksLeft = Number.POSITIVE_INFINITY
  while (isWanted()) {
    await wait(LOOK_MS)
    if (await isGivenNow(allowance).catch(() => false)) return
    const end = failure ?? (await endOf(hash))
    if (!end) continue
    looksLeft = Math.min(looksLeft, looksAfter(end)) - 1
    if (looksLeft <= 0) throw end
  }
  throw new AppError('loginFirst')
}

const isGivenNow = async (allowance: Allowance): Promise<boolean> => allowance.isGiven(await readerAtHead())

/** Why the allowance will not come any more, from the approval's receipt. */
async function endOf(hash: `0x${string}` | null): Promise<AppError | null> {
  const succeeded = hash && (await hasSucceeded(hash).catch(() => null))
  return succeeded === null ? null : new AppError(succeeded ? 'allowanceLowered' : 'transactionFailed')
}

function looksAfter({ key }: AppError): number {
  if (key === 'unknownOutcome') return LOOKS_AFTER_FAILURE
  return key === 'allowanceLowered' ? LOOKS_AFTER_RECEIPT : 0
}
