import type { Page } from 'playwright-core'
import { puzzleOf } from './puzzle'
import { walletOf } from './wallet'

/** What a player does on the login page. */
export function loginOf(page: Page) {
  const byWallet = page.getByRole('button', { name: /^(Log in with wallet|用錢包登入|Masuk dengan dompet)$/ })
  return {
    byWallet,
    /** Logs in completely, up to `place`: the wallet asks to link the page only once, but to sign each time. */
    async throughWallet(place = '/accountAccount') {
      const wallet = walletOf(page)
      const linking = wallet.sheet.getByText(/^(Connect this site\?|要連接此網站嗎？|Hubungkan situs ini\?)$/)
      const signing = wallet.sheet.getByText(/wants you to sign in/)
      await byWallet.click()
      await linking.or(signing).first().waitFor()
      if (await linking.isVisible()) await wallet.approve()
      await signing.waitFor()
      await wallet.approve()
      await page.waitForFunction((wanted) => location.pathname + location.search === wanted, place)
    },
    async openForm() {
      await page.getByRole('button', { name: 'Log in with mobile' }).click()
    },
    async fill({ area, mobile, password }: { area: string; mobile: string; password: string }) {
      await page.getByLabel('Area code').selectOption(area)
      await page.getByLabel('Mobile number').fill(mobile)
      await page.getByLabel('Password', { exact: true }).fill(password)
    },
    /** Submits the form; valid input leads to the puzzle first. */
    async submit() {
      const puzzle = puzzleOf(page)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await puzzle.slider.or(page.getByRole('main').getByRole('alert')).first().waitFor()
      if (await puzzle.slider.isVisible()) await puzzle.solve()
    },
  }
}
