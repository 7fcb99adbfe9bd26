import type { Locator, Page } from 'playwright-core'

/** More Tab stops than any of these screens has before its content. */
const PATIENCE = 90

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Moves to the target with the Tab key, as a player without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < PATIENCE; stops++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${target}`)
}

/** Presses the target by key on a page at rest, and waits until it has gone. */
export async function pressAway(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  // Comes with what looks after the focus.
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' })
  const pressed = await target.elementHandle()
  await target.focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction((element) => !element?.isConnected, pressed)
}

/** Whether the focus is in the target, or on it. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement))
