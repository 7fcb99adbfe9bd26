import type { Page } from 'playwright-core'
import type { JournalEntry, Step } from '../../../src/domain/journal'
import { CHECKPOINT_PATH } from '../../sandbox/control/routes/checkpoint'

/** Where the page stops: at the write that brings an entry to this step, before the write or once it is on disk. */
export interface WritePoint {
  write: Step
  side: 'before' | 'after'
}

/**
 * From the next load on, the whole page stops at this write, in a synchronous request that the sandbox holds open.
 * Earlier writes are on disk, and nothing that follows has begun.
 */
export async function stopAtWrite(page: Page, { write, side }: WritePoint): Promise<void> {
  await page.addInitScript(
    ({ step, isBefore, path }) => {
      const { put } = IDBObjectStore.prototype
      // Methods, because the compiler names functions through a helper of its own, which the page does not have.
      const page = {
        stop() {
          const request = new XMLHttpRequest()
          request.open('GET', path, false)
          request.send()
        },
      }
      IDBObjectStore.prototype.put = function (value: { step?: number }) {
        const { transaction } = this
        if (value.step === step && isBefore) page.stop()
        // In the capture phase at the database, so before the page's own listener on the transaction hears of it.
        if (value.step === step && !isBefore)
          transaction.db.addEventListener('complete', (event) => event.target === transaction && page.stop(), true)
        return put.call(this, value)
      }
    },
    { step: write, isBefore: side === 'before', path: CHECKPOINT_PATH },
  )
}

/** The journal in the browser's database; empty until the app has created the database, which is left to the app. */
export const readJournal = (page: Page): Promise<JournalEntry[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'journal')) return []
    return new Promise<JournalEntry[]>((resolve, reject) => {
      const opening = indexedDB.open('journal')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        const reading = database.transaction('entries').objectStore('entries').getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          database.close()
          resolve(reading.result)
        }
      }
    })
  })
