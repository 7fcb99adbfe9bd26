import { type JournalEntry, Step } from './journal'
import type { MoneyKind } from './moneyKinds'
import { type EntryStage, stageOf } from './stageOf'

const WORDS = {
  checking: 'toContinue',
  wallet: 'checkWallet',
  chain: 'goingOnChain',
  game: 'updatingGameData',
  done: 'done',
  failed: 'chainFailed',
} as const satisfies Record<EntryStage, string>

type StageWord = (typeof WORDS)[EntryStage] | 'depositing' | 'saleConfirming'
export type StepWord = StageWord | 'syncFailed' | 'refused'

/** The spec's word for a stage of an action of this kind. Spec 4. */
export function stageWord(stage: EntryStage, kind: MoneyKind): StageWord {
  if (stage === 'game' && kind === 'deposit') return 'depositing'
  if (stage === 'chain' && kind === 'sell') return 'saleConfirming'
  return WORDS[stage]
}

/** The spec's word for how far an entry has come. Spec 4. */
export function stepWord(entry: JournalEntry): StepWord {
  if (entry.step === Step.dead && entry.error !== 'transactionFailed' && entry.error !== 'chainFailure')
    return 'refused'
  if (entry.step === Step.mined && entry.tries > 2) return 'syncFailed'
  return stageWord(stageOf(entry), entry.kind)
}
