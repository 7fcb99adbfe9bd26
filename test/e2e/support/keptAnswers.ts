import type { Page } from 'playwright-core'

/** The names of the answers on the disk, whosever they are; a database that is being deleted is waited for. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('answers', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('answers', { keyPath: 'key' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const listing = request.result.transaction('answers').objectStore('answers').getAllKeys()
          request.result.close()
          listing.onsuccess = () => resolve(listing.result.map((key) => (key as string[])[1] ?? ''))
        }
      }),
  )

/** Waits until the page has kept an answer. */
export async function untilKept(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (known: string) => (name instanceof RegExp ? name.test(known) : name === known)
  while (!(await kept(page)).some(isIt)) await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Holds back every answer to a path until it is let go. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**${path}*`, async (route) => {
    await isFree
    await route.continue()
  })
  return () => letGo()
}
