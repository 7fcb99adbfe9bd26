import type { JournalEntry } from '../../domain/journal'
import { STEP } from '../../domain/journal'
import { AppError } from '../../errors'
import { type FlowStage, flow, isJournalDurable, journal } from '../../state/journal'
import { user } from '../../state/session'
import { type JournalStore, openJournalStore } from '../../storage/journalStore'

let opening: Promise<JournalStore> | null = null

/** The one journal of this page, opened at its first use. */
export async function openJournal(): Promise<JournalStore> {
  opening ??= openJournalStore()
  const store = await opening
  isJournalDurable.value = store.durable
  return store
}

/** Shows the entries that belong to who is logged in; those of others stay where they are, unseen. */
export async function showJournal(): Promise<void> {
  const { entries } = await (await openJournal()).list()
  const owner = user.value?.userid
  journal.value = entries.filter((entry) => entry.userid === owner)
}

const STAGES: Partial<Record<JournalEntry['step'], FlowStage>> = {
  [STEP.asked]: 'wallet',
  [STEP.sent]: 'chain',
  [STEP.mined]: 'game',
  [STEP.done]: 'done',
  [STEP.dead]: 'failed',
}

/** Shows an entry as it was just written, in the tray and on the sheet if that is open on it. */
export function publish(entry: JournalEntry): void {
  const others = journal.value.filter(({ id }) => id !== entry.id)
  journal.value = [entry, ...others].sort((a, b) => b.createdAt - a.createdAt)
  const shown = flow.value
  const stage = STAGES[entry.step]
  if (shown?.entryId !== entry.id || !stage) return
  const error = entry.step === STEP.dead ? (shown.error ?? new AppError(entry.error ?? 'transactionFailed')) : null
  flow.value = { ...shown, stage, error }
}

/** Writes a change and shows it; null where another tab or an earlier answer was faster. */
export async function write(entry: JournalEntry, change: Partial<JournalEntry>): Promise<JournalEntry | null> {
  const next = await (await openJournal()).swap(entry, change)
  if (next) publish(next)
  else await showJournal()
  return next
}
