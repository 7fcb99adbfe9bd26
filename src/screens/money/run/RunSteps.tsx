import type { ComponentChildren } from 'preact'
import type { JournalEntry } from '../../../domain/journal'
import { factsOf } from '../../../domain/moneyFacts'
import { stageWord } from '../../../domain/stepWord'
import { waitsOf } from '../../../domain/waits'
import { t } from '../../../i18n'
import type { Flow } from '../../../state/flow'
import { Stepper, type StepState } from '../../../ui/lists/Stepper'
import { spanText } from '../../../ui/money/Countdown'
import type { allowedOf } from './allowedOf'
import { type RunStep, stepsOf } from './reachedStep'

function wordsOf(step: RunStep, { flow: { kind }, allowed }: RunStepsProps): string {
  if (step === 'chain' || step === 'game') return t(`money.step_${stageWord(step, kind)}`)
  if (step === 'allowance' && factsOf(kind).allows === 'token') return t('money.stage_allowanceToken')
  if (step === 'allowance' && allowed) return t('money.stage_allowanceOf', allowed)
  return t(`money.stage_${step}`)
}

/** How long the chain, or the game, took. */
function timeOf(step: RunStep, entry: JournalEntry | null): string | undefined {
  const ms = entry && (step === 'chain' ? waitsOf(entry).chain : step === 'game' ? waitsOf(entry).game : null)
  if (ms === null) return undefined
  const time = spanText(ms)
  return t(step === 'chain' ? 'money.tookChain' : 'money.tookGame', { time })
}

export interface RunStepsProps {
  flow: Flow
  entry: JournalEntry | null
  /** Index of the current step, or of the one at which it stopped. */
  reached: number
  allowed: ReturnType<typeof allowedOf>
  /** What to do or wait for now. */
  note?: ComponentChildren
}

/** The numbered steps of an action, with the current one marked. */
export function RunSteps(props: RunStepsProps) {
  const { flow, entry, reached, note } = props
  const failed = flow.stage === 'failed'
  const stateOf = (index: number): StepState =>
    index < reached ? 'done' : index > reached ? 'todo' : failed ? 'failed' : 'now'
  return (
    <Stepper
      label={t('money.steps')}
      words={{
        todo: t('money.state_todo'),
        now: t('money.state_now'),
        done: t('money.state_done'),
        failed: t('money.state_failed'),
      }}
      steps={stepsOf(flow.kind).map((step, index) => ({
        text: wordsOf(step, props),
        state: stateOf(index),
        note: index === reached ? note : timeOf(step, entry),
      }))}
    />
  )
}
