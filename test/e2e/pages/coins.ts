import type { Page } from 'playwright-core'

/** The coins page, in English. */
export function coinsOf(page: Page) {
  const main = page.getByRole('main')
  const question = page.getByRole('alertdialog')
  return {
    list: main.getByRole('list', { name: 'All coins' }),
    row: (coin: string) => main.getByRole('list', { name: 'All coins' }).getByRole('link', { name: coin }),
    /** A coin's own panel. */
    heading: (coin: string) => main.getByRole('heading', { name: coin, exact: true }),
    amount: main.getByLabel('Amount'),
    fundPassword: main.getByLabel('Fund password'),
    question,
    history: main.getByRole('region', { name: 'Your last withdrawals' }).getByRole('listitem'),
    async ask(amount: string, fundPassword: string) {
      await main.getByLabel('Amount').fill(amount)
      await main.getByLabel('Fund password').fill(fundPassword)
      await main.getByRole('button', { name: 'Check and withdraw' }).click()
    },
    confirm: () => question.getByRole('button', { name: 'Withdraw', exact: true }).click(),
  }
}
