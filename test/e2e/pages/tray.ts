import type { Page } from 'playwright-core'

/** The list of open actions, as the player sees it. */
export function trayOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Under way' })
  return {
    button: page.getByRole('button', { name: /^Under way: \d+$/ }),
    sheet,
    entry: sheet.getByRole('list', { name: 'Under way' }).getByRole('listitem'),
    async open() {
      await this.button.click()
      await this.entry.first().waitFor()
    },
    act: (name: 'Continue' | 'Discard' | 'Show' | 'Nothing was sent') =>
      sheet.getByRole('button', { name, exact: true }).first(),
    close: () => sheet.getByRole('button', { name: 'Close' }).first().click(),
  }
}
