import type { ComponentChildren } from 'preact'
import { t } from '../../../../i18n'
import type { Flow } from '../../../../state/journal'
import { Stepper, type StepState } from '../../../../ui/Stepper'
import { type RunStep, stepsOf } from './reachedStep'

function wordsOf(step: RunStep, { kind }: Flow): string {
  if (step === 'chain') return t(kind === 'sell' ? 'money.step_saleConfirming' : 'money.step_goingOnChain')
  if (step === 'game') return t(kind === 'deposit' ? 'money.step_depositing' : 'money.step_updatingGameData')
  if (step === 'allowance' && kind === 'auctionStart') return t('money.stage_allowanceToken')
  return t(`money.stage_${step}`)
}

export interface RunStepsProps {
  flow: Flow
  /** Index of the step under way, or at which it stopped. */
  reached: number
  /** What to do or wait for now. */
  note?: ComponentChildren
}

/** The numbered steps of an action with the one under way. */
export function RunSteps({ flow, reached, note }: RunStepsProps) {
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
        text: wordsOf(step, flow),
        state: stateOf(index),
        note: index === reached ? note : undefined,
      }))}
    />
  )
}
