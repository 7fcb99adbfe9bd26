import type { Page } from 'playwright-core'
import { walletOf } from './wallet'

/** The collection, the hatchery and related pages, and the sheet of their actions. */
export function collectionOf(page: Page) {
  const main = page.getByRole('main')
  const wallet = walletOf(page)
  const sheet = page.getByRole('dialog', { name: /^(Mint a card|Hatch a dragon|Activate)$/ })
  return {
    main,
    sheet,
    newborn: main.getByRole('region', { name: 'New in your wallet' }),
    heroes: main.getByRole('list', { name: 'Heroes activated' }).getByRole('listitem'),
    button: (name: string | RegExp) => main.getByRole('button', { name }),
    payWith: (coin: string) =>
      sheet
        .getByText(new RegExp(`${coin}$`))
        .and(sheet.locator('label'))
        .click(),
    confirm: (name: string | RegExp) => sheet.getByRole('button', { name }).click(),
    /** Approves the wallet's questions, which must name these calls in this order. */
    async approve(...calls: string[]) {
      for (const call of calls) {
        await wallet.sheet.getByText(call).first().waitFor()
        await wallet.approve()
      }
    },
    done: () => sheet.getByRole('button', { name: 'Done' }).click(),
  }
}
