import { atBlock } from '../../chain/atBlock'
import { readBlock } from '../../chain/block'
import { callOf, readEffect } from '../../chain/exitCall'
import { findEffect } from '../../chain/findEffect'
import { readOutcome } from '../../chain/readOutcome'
import { readReceipt } from '../../chain/receipt'
import type { Hex } from '../../domain/hex'
import { AppError } from '../../errors'
import type { ExitRun } from '../../state/wayOut'
import { dropNote } from '../../storage/wayOutItems'
import type { Reader } from '../../wallet/provider'
import { wait } from '../../wallet/wait'
import { nodes, readerAt, readerAtHead, readNewest } from './reader'
import { changeRun, isOver, runOf } from './runs'

const LOOK_MS = 1500
/** So many looks, a minute's, at which the chain answered and showed nothing. */
const LATE_LOOKS = 40
/** Two of the pinned nodes have to say the same before anything counts as ended. */
const ENOUGH = 2

/** What one node knows of an exit at the block that is final for it. */
interface Word {
  isDone: boolean
  /** Its transaction is final there, and failed. */
  hasFailed: boolean
  /** The block in which it was seen is final there, and does not have it: the chain was reorganised. */
  isUndone: boolean
}

/**
 * Watches the chain until an exit has ended, and shows each step, with what the receipt says.
 * @param reread reads what the page shows of the chain, after each change
 */
export async function watchExit(ref: Hex, reread: () => Promise<void>): Promise<void> {
  let missed = 0
  for (let run = runOf(ref); run && !isOver(run); run = runOf(ref)) {
    const isMissing = await look(run, reread).catch(() => false)
    if (isMissing && ++missed === LATE_LOOKS) changeRun(ref, { isLate: true })
    await wait(LOOK_MS)
  }
}

/** @returns whether the chain answered, and does not show it */
async function look(run: ExitRun, reread: () => Promise<void>): Promise<boolean> {
  const { ref } = run
  const words = await Promise.all(nodes.map((node) => wordOf(node, run).catch(() => null)))
  const present = runOf(ref)
  // The wallet may have said no meanwhile.
  if (!present || isOver(present)) return false
  const count = (isSo: (word: Word) => boolean) => words.filter((word) => word && isSo(word)).length
  if (count(({ isDone }) => isDone) >= ENOUGH) return end(present, 'final', reread).then(() => false)
  if (count(({ hasFailed }) => hasFailed) >= ENOUGH) return end(present, 'failed', reread).then(() => false)
  if (count(({ isUndone }) => isUndone) >= ENOUGH) {
    changeRun(ref, { stage: 'sent', seenAt: null, outcome: null })
    await reread()
    return true
  }
  if (present.seenAt !== null) return false
  const newest = await readNewest()
  if (present.stage === 'seen' && newest === 0n) return false
  const reader = readerAt(newest)
  const block = await readEffect(reader, run)
  if (block === 0) return true
  changeRun(ref, { stage: 'seen', isLate: false, seenAt: newest > 0n ? Number(newest) : null, error: null })
  await showOutcome(reader, run, block)
  await reread()
  return false
}

/** @throws {AppError} chainSilent */
async function wordOf(node: Reader, run: ExitRun): Promise<Word> {
  const final = await readBlock(node, 'finalized')
  if (!final) throw new AppError('chainSilent')
  const block = await readEffect(atBlock(node, BigInt(final.number)), run)
  // An allowance that is gone may not have been given yet by then: it has to be final as it was when it was seen.
  const isReached = run.seenAt !== null && run.seenAt <= final.number
  const isDone = block > 0 || (block < 0 && isReached)
  const receipt = run.hash && !isDone ? await readReceipt(node, run.hash) : null
  const hasFailed = !!receipt && !receipt.succeeded && receipt.blockNumber <= BigInt(final.number)
  return { isDone, hasFailed, isUndone: isReached && !isDone && !hasFailed }
}

async function end(run: ExitRun, stage: 'final' | 'failed', reread: () => Promise<void>): Promise<void> {
  const { ref } = run
  dropNote(ref)
  changeRun(ref, { stage, error: stage === 'failed' ? new AppError('transactionFailed') : null })
  // At once: until it is read, the page shows what was there before.
  const reading = reread()
  if (stage === 'final' && !run.outcome) {
    const reader = await readerAtHead()
    await showOutcome(reader, run, await readEffect(reader, run)).catch(Boolean)
  }
  await reading
}

/** Shows what the receipt says. The wallet may never have told the hash: then the block is looked through for it. */
async function showOutcome(reader: Reader, run: ExitRun, block: number): Promise<void> {
  const { ref, account, exit } = run
  const hash = block > 0 ? await findEffect(reader, { ref, account, block, hash: run.hash }) : run.hash
  if (!hash) return
  changeRun(ref, { hash, outcome: await readOutcome(reader, { hash, account, call: callOf({ exit, ref }) }) })
}
