import type { Page } from 'playwright-core'
import { typePrice } from '../../kill/support/typePrice'

/** An asset's page and the sheet of a money action. */
export function assetOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: /Sell on the market|Buy from the market|is yours|Cancel the sale/ })
  return {
    sheet,
    open: (url: string, id: string) => page.goto(`${url}/cardDetail?id=${id}`),
    action: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
    async sell(price: string) {
      await this.action('Sell').click()
      await typePrice(page, 'Price', price)
      await sheet.getByRole('button', { name: `Sell for ${price} MDS` }).click()
    },
    async buy(price: string) {
      await this.action('Buy').click()
      await sheet.getByRole('button', { name: `Buy for ${price} MDS` }).click()
    },
    /**
     * Closes the sheet and waits until its own step back in the history is done: a step of the test's would cross it.
     */
    async close() {
      await sheet
        .getByRole('button', { name: /^(Done|Close)$/ })
        .first()
        .click()
      await page.waitForFunction(() => !history.state?.layer)
    },
  }
}
