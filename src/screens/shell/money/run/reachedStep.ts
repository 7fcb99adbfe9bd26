import { type JournalEntry, Step } from '../../../../domain/journal'
import { factsOf } from '../../../../domain/moneyFacts'
import type { MoneyKind } from '../../../../domain/moneyKinds'
import { stageOf } from '../../../../domain/stageOf'
import type { Flow, FlowStage } from '../../../../state/journal'

/** Steps the player sees; checking and preparing are one. */
export type RunStep = 'prepare' | 'allowance' | 'wallet' | 'chain' | 'game'

/** The steps of an action, in their order. Of what the game sends, nothing is asked of the wallet. */
export function stepsOf(kind: MoneyKind): RunStep[] {
  const { allows, usualGas } = factsOf(kind)
  if (usualGas === null) return ['prepare', 'game']
  return allows ? ['prepare', 'allowance', 'wallet', 'chain', 'game'] : ['prepare', 'wallet', 'chain', 'game']
}

const STEP_OF_STAGE: Partial<Record<FlowStage, RunStep>> = {
  checking: 'prepare',
  preparing: 'prepare',
  allowance: 'allowance',
  wallet: 'wallet',
  chain: 'chain',
  game: 'game',
}

/** The stage to show: of an action looked at again, the entry knows more than the flow that was just opened. */
export const stageShown = ({ stage }: Flow, entry: JournalEntry | null): FlowStage =>
  stage === 'checking' && entry ? stageOf(entry) : stage

/** Where an action that is over had come to, by what its entry tells. */
function stepOfEntry({ hash, times }: JournalEntry): RunStep {
  if (hash) return 'chain'
  return times[Step.asked] ? 'wallet' : 'prepare'
}

/**
 * How far the action has come, as an index of its steps: it never goes back, though all is checked once more after the
 * allowance. A failure stays where it happened; a new review begins anew.
 */
export function reachedStep({ kind, stage }: Flow, entry: JournalEntry | null, before: number): number {
  if (stage === 'review') return 0
  const steps = stepsOf(kind)
  if (stage === 'done') return steps.length
  const step = stage === 'failed' ? entry && stepOfEntry(entry) : STEP_OF_STAGE[stage]
  return step ? Math.max(before, steps.indexOf(step)) : before
}
