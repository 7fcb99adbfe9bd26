import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { encodeFunctionData, parseUnits } from 'viem'
import { sendAs } from '../sandbox/control/give'
import type { World } from '../sandbox/control/startWorld'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { lotOf } from './support/lot'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/allowances')
test.before.each(() => sandbox.reset())

const MDS = 'The 111 protocol may take up to 77 MDS'
const SILENT = /Failed to load resource|ERR_|50\d/

/** Alice allows the 111 protocol to take 77 MDS, behind the page's back. */
async function allow({ chain, provider }: World): Promise<void> {
  const { addresses, abis } = chain
  const args = [addresses.auction, parseUnits('77', 18)] as const
  const data = encodeFunctionData({ abi: abis.coin, functionName: 'approve', args })
  await sendAs(provider, accountOf('alice'), addresses.coins.MDS, data)
}

const zero = (page: Page) => page.getByRole('button', { name: `Set to zero: ${MDS}`, exact: true })
const done = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Done. Two nodes show it at a final block.' }).waitFor()

test('from the settings: what is allowed is seen, one tap sets it to zero, and the chain agrees', async () => {
  const { page, url, world, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await allow(world)
  await page.goto(`${url}/setting`)
  await page.getByRole('main').getByRole('link', { name: 'Allowances' }).click()
  await page.getByRole('heading', { level: 1, name: 'Allowances' }).waitFor()
  await zero(page).click()
  await page.getByRole('status').filter({ hasText: 'Confirm it in the wallet.' }).waitFor()
  await walletOf(page).approve()
  await done(page)
  await zero(page).waitFor({ state: 'detached' })
  assert.is(await lotOf(world).allowance('alice'), 0n)
  assert.is(await walletOf(page).countOf('eth_sendTransaction'), 1)
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test('declined in the wallet: it is said, and the allowance stays', async () => {
  const { page, world, url, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await allow(world)
  await page.goto(`${url}/allowances`)
  await zero(page).click()
  await walletOf(page).reject()
  await page.getByRole('alert').filter({ hasText: 'You declined in the wallet.' }).waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await zero(page).waitFor()
  assert.is(await lotOf(world).allowance('alice'), parseUnits('77', 18))
  await close()
})

test('reloaded while the wallet asks: it is in doubt until the player says that it was not sent', async () => {
  const { page, world, url, close } = await visit('/login')
  await loginOf(page).throughWallet()
  await allow(world)
  await page.goto(`${url}/allowances`)
  await zero(page).click()
  await walletOf(page).sheet.getByRole('button', { name: 'Approve' }).waitFor()
  await page.reload()
  await page.getByRole('status').filter({ hasText: 'The wallet did not say whether it was sent.' }).waitFor()
  await page.getByRole('button', { name: 'It was not sent' }).click()
  await zero(page).click()
  await walletOf(page).approve()
  await done(page)
  assert.is(await lotOf(world).allowance('alice'), 0n)
  await close()
})

test('the nodes are silent: nothing is claimed, and a retry reads it', async () => {
  const { page, world, url, close } = await visit('/login', { allowed: SILENT })
  await loginOf(page).throughWallet()
  await allow(world)
  await page.route('**/sandbox/rpc*', (route) => route.abort())
  await page.goto(`${url}/allowances`)
  const main = page.getByRole('main')
  await main.getByText('No node answers, so what is allowed is unknown.').waitFor()
  assert.is(await main.getByText(/No contract may take/).count(), 0)
  await page.unroute('**/sandbox/rpc*')
  await main.getByRole('button', { name: 'Try again' }).click()
  await zero(page).waitFor()
  await close()
})

test('some questions are not answered: they are counted, and an empty list is no "none"', async () => {
  const { page, url, close } = await visit('/login', { allowed: SILENT })
  await loginOf(page).throughWallet()
  // allowance(address,address)
  await page.route('**/sandbox/rpc*', (route) =>
    /0xdd62ed3e/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  )
  await page.goto(`${url}/allowances`)
  const main = page.getByRole('main')
  await main.getByText(/Allowances that could not be read: \d+/).waitFor()
  assert.is(await main.getByText(/No contract may take/).count(), 0)
  await close()
})

for (const locale of ['en', 'zh-TW', 'id'] as const)
  test(`what is unknown, its check and how to read again are one view of a phone, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const { page, url, close } = await visit('/login', { locale })
    await loginOf(page).throughWallet()
    await page.goto(`${url}/allowances`)
    const main = page.getByRole('main')
    const boxOf = async (part: Locator) => {
      await part.waitFor()
      const { y = 0, height = 999 } = (await part.boundingBox()) ?? {}
      return { y, height, bottom: y + height }
    }
    const check = await boxOf(main.getByRole('button', { name: word('allowancesPage.lookUp') }))
    const again = await boxOf(main.getByRole('button', { name: word('exit.readAgain') }))
    const age = await boxOf(main.getByText(word('allowancesPage.text')))
    const meaning = await boxOf(main.getByText(word('allowancesPage.meaning')))
    assert.ok(check.bottom <= again.y && again.bottom <= meaning.y)
    assert.ok(age.y >= again.y && age.bottom <= again.bottom, 'its age and the button are in one line')
    assert.ok(meaning.bottom <= 582, `down to ${meaning.bottom}`)
    await close()
  })

test('on a desktop the panel is 960 px in the middle, and what allowances mean is open in it, two and two', async () => {
  const { page, url, close } = await visit('/login', { viewport: DESKTOP })
  await loginOf(page).throughWallet()
  await page.goto(`${url}/allowances`)
  const main = page.getByRole('main')
  const panel = await main.locator('section').filter({ hasText: 'From the chain' }).first().boundingBox()
  assert.equal([panel?.x, panel?.width], [(DESKTOP.width - 960) / 2, 960])
  const points = await main
    .locator('details li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
  assert.is(points.length, 4)
  const [first, second, third, fourth] = points
  assert.ok(first.top === second.top && third.top === fourth.top && first.left === third.left)
  for (const { top, height, bottom } of points) assert.ok(height > 20 && bottom < DESKTOP.height, `${top} to ${bottom}`)
  await close()
})

for (const [locale, viewport] of [
  ['en', PHONE],
  ['zh-TW', PHONE],
  ['id', PHONE],
  ['en', DESKTOP],
] as const)
  test(`everything can be reached and read, in ${locale} at ${viewport.width} px`, async () => {
    const { page, world, url, close } = await visit('/login', { viewport, locale })
    await loginOf(page).throughWallet()
    await allow(world)
    await page.goto(`${url}/allowances`)
    await page.getByRole('button', { name: /77 MDS/ }).waitFor()
    await page.getByText(wordsOf(locale)('allowancesPage.text')).waitFor()
    if (viewport === PHONE) {
      const { y = 0, height = 0 } = (await page.getByRole('button', { name: /77 MDS/ }).boundingBox()) ?? {}
      const bar = await page
        .locator('nav')
        .filter({ has: page.locator('a[href="/accountAccount"]') })
        .last()
        .boundingBox()
      assert.ok(y > 0 && bar && y + height <= bar.y, `what is allowed ends at ${y + height}, the bar is at ${bar?.y}`)
    }
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    if (process.env.PICTURES)
      await page.screenshot({
        path: `${process.env.PICTURES}/allowances-${locale}-${viewport.width}.png`,
        fullPage: true,
      })
    await close()
  })

test.run()
