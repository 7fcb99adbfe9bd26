import type { Page } from 'playwright-core'

/** Sets the device's clock ahead by `ms`, from the next load of the page on. */
export const setClockAhead = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((ahead) => {
    const { now } = Date
    Date.now = () => now() + ahead
  }, ms)
