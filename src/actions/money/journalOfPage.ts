import { type EntryChange, isDiscardable, type JournalEntry, Step } from '../../domain/journal'
import { stageOf } from '../../domain/stageOf'
import { AppError, toAppError } from '../../errors'
import { type Flow, flow } from '../../state/flow'
import { isJournalDurable, journal, unreadableEntries } from '../../state/journal'
import { forgetAnswers } from '../../storage/forgetAnswers'
import type { JournalStore } from '../../storage/journalStore'
import { openJournalStore } from '../../storage/openJournalStore'
import { isOfLogin } from '../session/keptPlayer'

let opening: Promise<JournalStore> | null = null

/** This page's only journal, opened on first use. @throws {AppError} alreadyOpen, storageOff */
async function withJournal<T>(work: (store: JournalStore) => Promise<T>): Promise<T> {
  try {
    opening ??= openJournalStore()
    const store = await opening
    isJournalDurable.value = store.durable
    return await work(store)
  } catch (cause) {
    // The disk may be full: what is kept for convenience makes room for the next try.
    if (!(cause instanceof AppError)) forgetAnswers()
    throw toAppError(cause, 'storageOff')
  }
}

/** Shows the logged-in player's entries, newest first; those of other players stay in storage, unseen. */
function show(entries: readonly JournalEntry[]): void {
  journal.value = entries.filter(isOfLogin).sort((a, b) => b.times[Step.intent] - a.times[Step.intent])
}

/** Reads the journal and shows it. */
export async function showJournal(): Promise<void> {
  const { entries, unreadable } = await withJournal((store) => store.list())
  show(entries)
  unreadableEntries.value = unreadable
}

/** How the sheet shows an entry when no run in this page knows better. */
export function shownAs(entry: JournalEntry): Pick<Flow, 'stage' | 'error'> {
  const isDead = entry.step === Step.dead
  return { stage: stageOf(entry), error: isDead ? new AppError(entry.error ?? 'transactionFailed') : null }
}

/** Shows an entry as just written, in the tray, and on the sheet if it is open on this entry. */
function publish(entry: JournalEntry): void {
  show([entry, ...journal.value.filter(({ id }) => id !== entry.id)])
  const shown = flow.value
  if (shown?.entryId === entry.id && !isDiscardable(entry)) flow.value = { ...shown, ...shownAs(entry) }
}

/**
 * Writes a new entry and shows it. Where another tab's entry is in the way, that one is shown, with its way on.
 * @throws {AppError} alreadyOpen, storageOff
 */
export async function writeNew(entry: JournalEntry): Promise<void> {
  try {
    await withJournal((store) => store.claim(entry))
  } catch (cause) {
    await showJournal().catch(Boolean)
    throw cause
  }
  publish(entry)
}

/**
 * Writes a change and shows it; null if another tab or an earlier answer wrote first.
 * @throws {AppError} storageOff
 */
export async function write(entry: JournalEntry, change: EntryChange): Promise<JournalEntry | null> {
  const next = await withJournal((store) => store.swap(entry, change))
  if (next) publish(next)
  else await showJournal()
  return next
}
