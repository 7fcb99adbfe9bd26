import type { JournalEntry } from '../../../src/domain/journal'
import { indexedDbBackend } from '../../../src/storage/indexedDb'
import { type JournalStore, journalStore } from '../../../src/storage/journalStore'
import { ALICE } from '../../support/fakeProvider'
import { newEntry } from '../../support/journalEntry'

/** Another tab's way to the same disk. */
export const otherTab = (): JournalStore => journalStore(indexedDbBackend, () => Date.now())

/** An entry of who is logged in. */
export const ofAlice = (change: Partial<JournalEntry> = {}): JournalEntry =>
  newEntry({ account: ALICE, userid: 'alice', resource: 'asset:hero-1', ...change })
