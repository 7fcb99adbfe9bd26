import { type JournalEntry, Step } from '../../../domain/journal'
import { factsOf } from '../../../domain/moneyFacts'
import type { MoneyKind } from '../../../domain/moneyKinds'
import { stageOf } from '../../../domain/stageOf'
import type { Flow, FlowStage } from '../../../state/flow'

/** The steps the player sees; checking and preparing count as one. */
export type RunStep = 'prepare' | 'allowance' | 'wallet' | 'chain' | 'game'

/** An action's steps, in order. What the game sends needs nothing from the wallet. */
export function stepsOf(kind: MoneyKind): RunStep[] {
  const { allows, usualGas } = factsOf(kind)
  if (usualGas === null) return ['prepare', 'game']
  return allows ? ['prepare', 'allowance', 'wallet', 'chain', 'game'] : ['prepare', 'wallet', 'chain', 'game']
}

const STEP_OF_STAGE: Partial<Record<FlowStage, RunStep>> = {
  checking: 'prepare',
  preparing: 'prepare',
  allowance: 'allowance',
  lastCheck: 'wallet',
  wallet: 'wallet',
  chain: 'chain',
  game: 'game',
}

/** The stage to show. When an action is reopened, the entry knows more than the flow that was just opened. */
export const stageShown = ({ stage }: Flow, entry: JournalEntry | null): FlowStage =>
  stage === 'checking' && entry ? stageOf(entry) : stage

/** How far an action got before it ended, according to its entry. */
function stepOfEntry({ hash, times }: JournalEntry): RunStep {
  if (hash) return 'chain'
  return times[Step.asked] ? 'wallet' : 'prepare'
}

/**
 * How far the action has come, as an index of its steps. It never goes back, although everything is checked again after
 * the allowance. A failure stays where it happened; a new review starts from 0.
 */
export function reachedStep({ kind, stage }: Flow, entry: JournalEntry | null, before: number): number {
  if (stage === 'review') return 0
  const steps = stepsOf(kind)
  if (stage === 'done') return steps.length
  const step = stage === 'failed' ? entry && stepOfEntry(entry) : STEP_OF_STAGE[stage]
  return step ? Math.max(before, steps.indexOf(step)) : before
}
