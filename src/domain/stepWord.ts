import { type JournalEntry, STEP, type Step } from './journal'

const WORDS = {
  [STEP.intent]: 'toContinue',
  [STEP.ready]: 'toContinue',
  [STEP.asked]: 'checkWallet',
  [STEP.sent]: 'goingOnChain',
  [STEP.mined]: 'updatingGameData',
  [STEP.done]: 'done',
  [STEP.dead]: 'chainFailed',
} as const

export type StepWord = (typeof WORDS)[Step] | 'syncFailed' | 'depositing' | 'saleConfirming' | 'refused'

/** The spec's word for where an entry stands. Spec 4. */
export function stepWord(entry: JournalEntry): StepWord {
  if (entry.step === STEP.dead && entry.error !== 'transactionFailed' && entry.error !== 'chainFailure')
    return 'refused'
  if (entry.step === STEP.mined && entry.tries > 2) return 'syncFailed'
  if (entry.step === STEP.mined && entry.kind === 'deposit') return 'depositing'
  if (entry.step === STEP.sent && entry.kind === 'sell') return 'saleConfirming'
  return WORDS[entry.step]
}
