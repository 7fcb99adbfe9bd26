import type { Page } from 'playwright-core'

/** The list of open actions, as the player sees it. */
export function trayOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'In progress' })
  return {
    button: page.getByRole('button', { name: /^In progress: \d+/ }),
    sheet,
    entry: sheet.getByRole('list', { name: 'In progress' }).getByRole('listitem'),
    async open() {
      await this.button.click()
      await this.entry.first().waitFor()
    },
    act: (name: 'Continue' | 'Discard' | 'Show' | 'Nothing was sent' | 'Yes, I confirmed' | 'No, I did not') =>
      sheet.getByRole('button', { name, exact: true }).first(),
    // By keyboard: the demo wallet's own button may cover it.
    close: () => sheet.getByRole('button', { name: 'Close' }).first().press('Enter'),
  }
}
