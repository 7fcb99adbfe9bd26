import type { JournalEntry } from '../../domain/journal'
import { draftOf } from './draftOf'
import { fetchThen } from './fetchThen'

/** Opens the sheet of an entry and continues it. */
export const goOn = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../actions/money/continueEntry'),
    ({ continueEntry }) => continueEntry(id),
  )

/** Ends an entry that the wallet was never asked for. */
export const discard = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../actions/money/discardEntry'),
    ({ discardEntry }) => discardEntry(id),
  )

/** Ends an entry whose transaction is known, because the player says that nothing was sent. */
export const giveUp = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../actions/money/giveUpEntry'),
    ({ giveUpEntry }) => giveUpEntry(id),
  )

/** "Yes, I confirmed" */
export const sayConfirmed = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../actions/money/sayConfirmed'),
    (action) => action.sayConfirmed(id),
  )

/** "No, I did not": ends the entry, and opens its review again with what the player had typed. */
export const sayNotConfirmed = (entry: JournalEntry): Promise<void> =>
  fetchThen(
    () => import('../../actions/money/sayNotConfirmed'),
    (action) => action.sayNotConfirmed(entry.id, draftOf(entry)),
  )
