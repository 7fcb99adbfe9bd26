import type { Hex } from '../../domain/hex'
import { type ExitRun, exitRuns } from '../../state/wayOut'
import { dropNote } from '../../storage/wayOutItems'

/** The exit of this mark, as the page shows it; undefined where the player has put it away. */
export const runOf = (ref: Hex): ExitRun | undefined => exitRuns.value.find((run) => run.ref === ref)

/** Shows a change of an exit. */
export function changeRun(ref: Hex, change: Partial<ExitRun>): void {
  exitRuns.value = exitRuns.value.map((run) => (run.ref === ref ? { ...run, ...change } : run))
}

/** Whether nothing of this exit is under way any more. */
export const isOver = ({ stage }: ExitRun): boolean => stage === 'final' || stage === 'failed'

/** Whether nobody knows that it was sent: the wallet's answer was lost, with its page or on the way. */
const isInDoubt = ({ stage, hash }: ExitRun): boolean => stage === 'sent' && hash === null

/**
 * Whether the player may put an exit away, so that it can be begun once more: one that has ended, that was perhaps never
 * sent, or that the chain does not show. Each can take effect only once.
 */
export const canDismiss = (run: ExitRun): boolean => isOver(run) || isInDoubt(run) || run.isLate

/** Puts an exit away. */
export function dismissRun(ref: Hex): void {
  const run = runOf(ref)
  if (!run || !canDismiss(run)) return
  dropNote(ref)
  exitRuns.value = exitRuns.value.filter((other) => other !== run)
}
