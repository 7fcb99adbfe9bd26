import { type JournalEntry, Step } from './journal'

const WORDS = {
  [Step.intent]: 'toContinue',
  [Step.ready]: 'toContinue',
  [Step.asked]: 'checkWallet',
  [Step.sent]: 'goingOnChain',
  [Step.mined]: 'updatingGameData',
  [Step.done]: 'done',
  [Step.dead]: 'chainFailed',
} as const

export type StepWord = (typeof WORDS)[Step] | 'syncFailed' | 'depositing' | 'saleConfirming' | 'refused'

/** The spec's word for where an entry stands. Spec 4. */
export function stepWord(entry: JournalEntry): StepWord {
  if (entry.step === Step.dead && entry.error !== 'transactionFailed' && entry.error !== 'chainFailure')
    return 'refused'
  if (entry.step === Step.mined && entry.tries > 2) return 'syncFailed'
  if (entry.step === Step.mined && entry.kind === 'deposit') return 'depositing'
  if (entry.step === Step.sent && entry.kind === 'sell') return 'saleConfirming'
  return WORDS[entry.step]
}
