import { type JournalEntry, Step } from './journal'

const STAGES = {
  [Step.intent]: 'checking',
  [Step.ready]: 'checking',
  [Step.asked]: 'wallet',
  [Step.sent]: 'chain',
  [Step.mined]: 'game',
  [Step.done]: 'done',
  [Step.dead]: 'failed',
} as const

/** What an entry waits for, or how it ended. */
export type EntryStage = (typeof STAGES)[Step]

/** How far an entry has come, as its player sees it; the only place that translates the journal's steps. */
export const stageOf = ({ step }: JournalEntry): EntryStage => STAGES[step]
