import { gasAfterAllowance } from '../../domain/gasAfterAllowance'
import type { Hex } from '../../domain/hex'
import type { JournalEntry } from '../../domain/journal'
import { AppError, toAppError } from '../../errors'
import { moreAllowed } from '../../state/flow'
import { wait } from '../../wallet/wait'
import type { Allowance } from './kinds/moneyAction'
import type { Look } from './look'
import { hasSucceeded } from './nodes'
import { prepareCall } from './prepareCall'
import { readAhead } from './readAhead'
import { enterStage } from './stage'

const LOOK_MS = 1500
/**
 * Looks to take after the receipt before an allowance that does not show counts as lowered, not as a node that lags.
 */
const LOOKS_AFTER_RECEIPT = 3
/** Looks to take after an answer that may or may not mean a transaction. */
const LOOKS_AFTER_FAILURE = 10

/**
 * Asks for the exact allowance an action needs and waits until the chain shows it. An approval sets an absolute amount,
 * so it is not journalled but read again.
 * @throws {AppError} rejected, unknownOutcome, transactionFailed; allowanceLowered: the player approved less;
 * loginFirst: no longer wanted; and what `prepareCall` throws
 */
export async function allow(
  allowance: Allowance,
  entry: JournalEntry,
  look: Look,
  isWanted: () => boolean,
): Promise<void> {
  const reader = await look.reader()
  if (await allowance.isGiven(reader)) return
  enterStage(entry.id, 'allowance')
  let hash: Hex | null = null
  let failure: AppError | null = null
  // The wallet may never answer although the approval was sent, so the chain is watched at the same time.
  // An approval costs BNB as well, which would be lost if there were too little for the action itself.
  const checked = await prepareCall(allowance.call(), entry, reader, gasAfterAllowance(entry))
  if (!isWanted()) throw new AppError('loginFirst')
  checked.ask().then(
    (found) => {
      hash = found
    },
    (cause) => {
      failure = toAppError(cause)
    },
  )
  const isGivenNow = async (): ReturnType<typeof allowance.isGiven> => {
    const newest = await look.renew()
    // The wallet has answered, so this may be the last look: the action's own reads go beside it.
    if (hash) readAhead(entry, newest)
    return allowance.isGiven(newest)
  }
  let looksLeft = Number.POSITIVE_INFINITY
  while (isWanted()) {
    await wait(LOOK_MS)
    const [isGiven, seen] = await Promise.all([isGivenNow().catch(() => false), endOf(hash)])
    // Wallets let their owner edit the amount, up to no limit at all.
    if (isGiven === 'more') moreAllowed.value = entry.id
    if (isGiven) return
    const end = failure ?? seen
    if (!end) continue
    looksLeft = Math.min(looksLeft, looksAfter(end)) - 1
    if (looksLeft <= 0) throw end
  }
  throw new AppError('loginFirst')
}

/** Why the allowance will not come, according to the approval's receipt; null while there is none. */
async function endOf(hash: Hex | null): Promise<AppError | null> {
  const succeeded = hash && (await hasSucceeded(hash).catch(() => null))
  return succeeded === null ? null : new AppError(succeeded ? 'allowanceLowered' : 'transactionFailed')
}

function looksAfter({ key }: AppError): number {
  if (key === 'unknownOutcome') return LOOKS_AFTER_FAILURE
  return key === 'allowanceLowered' ? LOOKS_AFTER_RECEIPT : 0
}
