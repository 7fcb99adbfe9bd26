import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { trayOf } from './pages/tray'
import { sandbox } from './support/sandbox'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/tray')
test.before(() => sandbox.reset())

/** An entry of a future version, and a damaged one. */
const STRANGE = [
  { id: `0x${'5'.repeat(64)}`, version: 9, userid: '' },
  { id: `0x${'6'.repeat(64)}`, version: 1, kind: 'sell', step: 'far' },
]

/** Writes to the journal's database, as a later version of the app might have done. */
const write = (page: Page, entries: readonly object[]) =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('journal', 1)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('entries', { keyPath: 'id' })
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite')
          for (const entry of all) transaction.objectStore('entries').put(entry)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    entries,
  )

const idsOnDisk = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('journal', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAllKeys()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(String))
          }
        }
      }),
  )

test('entries that cannot be read are kept and shown, with the id to tell the support', async () => {
  const { page, context, close } = await visit('/login')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await write(page, STRANGE)
  await loginOf(page).throughWallet()
  const tray = trayOf(page)
  await tray.open()
  assert.is(await tray.entry.count(), 2)
  const first = tray.entry.filter({ hasText: STRANGE[0]?.id ?? '' })
  await first.getByText('Unknown action').waitFor()
  await first.getByText('Contact support').waitFor()
  await first.getByRole('button', { name: 'Copy the id' }).click()
  await page.getByText('Copied.').waitFor()
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), STRANGE[0]?.id)
  assert.match((await first.getByRole('link', { name: 'Support' }).getAttribute('href')) ?? '', /^https:/)
  await page.reload()
  await tray.open()
  assert.is(await tray.entry.count(), 2)
  assert.equal(
    (await idsOnDisk(page)).sort(),
    STRANGE.map(({ id }) => id),
  )
  await close()
})

test.run()
