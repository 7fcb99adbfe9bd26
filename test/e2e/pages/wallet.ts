import type { Page } from 'playwright-core'

/** The demo wallet's own sheet and panel. */
export function walletOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Demo wallet' })
  return {
    sheet,
    approve: () => sheet.getByRole('button', { name: /^(Approve|同意)/ }).click(),
    reject: () => sheet.getByRole('button', { name: /^(Reject|拒絕)/ }).click(),
  }
}
