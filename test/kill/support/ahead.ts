import type { Page } from 'playwright-core'

/** From the next load of the page on its device's clock is so far ahead. */
export const setClockAhead = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((ahead) => {
    const { now } = Date
    Date.now = () => now() + ahead
  }, ms)
