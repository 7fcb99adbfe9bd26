import '../../support/config'
import 'fake-indexeddb/auto'

type Fetch = typeof globalThis.fetch

/** Behind the page's fetch; each test puts its own here. */
export const network: { fetch: Fetch } = {
  fetch: () => Promise.reject(new TypeError('no network was set up')),
}
const fetch: Fetch = (input, init) => network.fetch(input, init)

const items = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
}

/** As much of a page as the actions and the doors look at. Imported before them: some read it as they are loaded. */
const page = new EventTarget()
const document = Object.assign(new EventTarget(), { querySelector: () => null, querySelectorAll: () => [] })
Object.assign(page, { fetch, document, parent: page, localStorage, navigator: { userAgent: '' } })
Object.assign(globalThis, {
  window: page,
  document,
  fetch,
  localStorage,
  location: { href: 'http://localhost/', replace: () => {} },
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
})

/** Puts a wallet into the page, in place of the one before. */
export function inject(provider: unknown): void {
  Object.assign(page, { ethereum: provider })
}
