import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { loginOf } from '../e2e/pages/login'
import { walletOf } from '../e2e/pages/wallet'
import { control } from '../e2e/support/control'
import { sandbox } from '../e2e/support/sandbox'
import { DESKTOP, openStage, PHONE, visit } from '../e2e/support/stage'
import { prepareChromium } from '../support/chromium'
import { beside } from './beside'
import { movingPicture } from './movingPicture'
import { shoot } from './shoot'

/** README's pictures, from the sandbox's seed: npm run pictures; needs the site in dist/. */
const SIZES = { phone: PHONE, desktop: DESKTOP }

const save = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(import.meta.dirname, name), bytes)
  console.log(`${name.padEnd(22)} ${bytes.length} bytes`)
}

const blank = async (): Promise<Page> => (await (await openStage()).browser.newContext()).newPage()

/** One page on a phone and on a desktop, side by side. @param reach what a player does until it is seen */
async function takeBoth(name: string, path: string, reach: (page: Page) => Promise<void>): Promise<void> {
  const shots: Buffer[] = []
  for (const viewport of Object.values(SIZES)) {
    await sandbox.reset()
    const place = path.includes('{id}')
      ? path.replace('{id}', (await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '120' })).id)
      : path
    const { page, context, url } = await visit('/login', { viewport })
    await loginOf(page).throughWallet()
    await page.goto(url + place)
    await reach(page)
    shots.push(await shoot(page))
    await context.close()
  }
  save(name, await beside(await blank(), shots))
}

/** Says yes to what a purchase asks the wallet. */
async function answerBoth(page: Page, look: () => Promise<void> = async () => undefined): Promise<void> {
  const { sheet, approve } = walletOf(page)
  for (const question of ['approve', 'buy']) {
    await sheet.getByText(question, { exact: true }).first().waitFor()
    await look()
    await approve()
  }
}

/** A new player's way from the login to a first hero. */
async function takePurchase(name: string): Promise<void> {
  await sandbox.reset()
  const { page, context } = await visit('/login', { viewport: PHONE })
  const wallet = walletOf(page)
  const shots: { png: Buffer; milliseconds: number }[] = []
  const keep = async (milliseconds: number) => {
    shots.push({ png: await shoot(page), milliseconds })
  }
  await wallet.useAccount('erin')
  await page.locator('main section i img').first().waitFor()
  await keep(1_800)
  await loginOf(page).byWallet.click()
  await wallet.sheet.getByText('Connect this site?').waitFor()
  await keep(1_000)
  await wallet.approve()
  await wallet.sheet.getByText(/wants you to sign in/).waitFor()
  await wallet.approve()
  const buy = page.getByRole('main').getByRole('link', { name: 'Get this hero' })
  await buy.waitFor()
  await keep(2_400)
  await buy.click()
  const sheet = page.getByRole('dialog', { name: /Buy from the market|is yours/ })
  const confirm = sheet.getByRole('button', { name: /^Buy for/ })
  await confirm.waitFor()
  await keep(2_400)
  await confirm.click()
  await answerBoth(page, () => keep(1_200))
  await wallet.sheet.waitFor({ state: 'hidden' })
  await keep(1_200)
  await sheet.getByText('It is yours now, in your wallet.').waitFor()
  await keep(2_400)
  await sheet.getByRole('link', { name: 'See your hero' }).click()
  await sheet.waitFor({ state: 'detached' })
  await keep(2_400)
  save(name, await movingPicture(await blank(), shots))
  await context.close()
}

await prepareChromium(console.log)
await takeBoth('market.webp', '/marketplace', (page) => page.getByRole('main').getByRole('listitem').nth(3).waitFor())
await takeBoth('asset.webp', '/cardDetail?id={id}', (page) =>
  page.getByRole('button', { name: 'Buy' }).first().waitFor(),
)
await takeBoth('payment.webp', '/cardDetail?id={id}', async (page) => {
  await control.break({ kind: 'holdBefore', method: 'POST', path: '/api/card/buyback/*', times: 0 })
  await page.getByRole('main').getByRole('button', { name: 'Buy', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy for/ })
    .click()
  await answerBoth(page)
  await page
    .getByRole('dialog')
    .getByText(/^It is final|^The chain has it/)
    .first()
    .waitFor()
})
await takePurchase('purchase.gif')
process.exit()
