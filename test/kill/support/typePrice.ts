import type { Page } from 'playwright-core'

/** Types a price into the open sheet, and once more if the page asks for that: beside other prices it may look a slip. */
export async function typePrice(page: Page, field: string, price: string): Promise<void> {
  const sheet = page.getByRole('dialog')
  const again = sheet.getByLabel('Type it once more')
  await sheet.getByLabel(field, { exact: true }).fill(price)
  // It waits for what it is held against, and can then be confirmed or typed again.
  await again.or(sheet.locator('button[type=submit]:enabled')).first().waitFor()
  if (await again.isVisible()) await again.fill(price)
}
