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
