import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { gradeBand } from '../../src/ui/art/gradeBand'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/worth')
test.before.each(() => sandbox.reset())

/** Gives Alice a card with one star of the lowest grades, as most on the market are: the sandbox deals both. */
async function giveUsual() {
  for (;;) {
    const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    if (given.star === 1 && gradeBand(given.grade) === 1) return given
  }
}

/** Far above every price of the seed. */
const SLIP = '90000'

test('a price ten times above every comparable offer reaches the wallet only when it is typed again', async () => {
  const { page, url, close } = await visit('/login')
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  for (const price of ['100', '120', '150']) await sandbox.give('bob', { kind: 'hero', place: 'wallet', price })
  const asset = assetOf(page)
  await loginOf(page).throughWallet()
  await asset.open(url, given.id)
  await asset.action('Sell').click()
  const worth = asset.sheet.getByRole('region', { name: 'What is it worth?' })
  await worth.getByText(/^Asked now, not sold/).waitFor()
  await asset.sheet.getByLabel('Price').fill(SLIP)
  const confirm = asset.sheet.getByRole('button', { name: 'Sell for 90,000 MDS' })
  await asset.sheet.getByText(/is far above comparable offers/).waitFor()
  assert.not(await confirm.isEnabled())
  await asset.sheet.getByLabel('Type it once more').fill(SLIP)
  await confirm.click()
  await walletOf(page).approve()
  await asset.sheet.getByText('It is on the market now.').waitFor()
  await close()
})

test('a list that cannot be read holds up no sale', async () => {
  const { page, url, close } = await visit('/login', { allowed: /50\d|Failed to load/ })
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const asset = assetOf(page)
  await loginOf(page).throughWallet()
  // Each call of it: the page asks for the same list before the sheet does.
  await control.break({ kind: 'status', method: 'GET', path: '/api/marketplace/list', status: 501, times: 9 })
  await asset.open(url, given.id)
  await asset.action('Sell').click()
  await asset.sheet.getByText(/^Not known now/).waitFor()
  await asset.sheet.getByLabel('Price').fill('5')
  await asset.sheet.getByRole('button', { name: 'Sell for 5 MDS' }).click()
  await walletOf(page).approve()
  await asset.sheet.getByText('It is on the market now.').waitFor()
  await control.mend()
  await close()
})

for (const viewport of [PHONE, DESKTOP])
  test(`the button ends the sheet with a line, above which no first word is cut, at ${viewport.width} px`, async () => {
    const { page, url, close } = await visit('/login', { viewport })
    const given = await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '120' })
    const asset = assetOf(page)
    await loginOf(page).throughWallet()
    await asset.open(url, given.id)
    await asset.action('Buy').click()
    const boxOf = async (part: Locator) => {
      await part.waitFor()
      const { x = 0, y = 0, width = 999, height = 999 } = (await part.boundingBox()) ?? {}
      return { x, y, right: x + width, bottom: y + height }
    }
    const { sheet } = asset
    const worth = sheet.getByRole('region', { name: 'What is it worth?' })
    const offers = worth.getByText(/^Comparable offers: \d+$/)
    const last = viewport === PHONE ? offers : sheet.getByText(/^The kind, the number and the price are checked/)
    await offers.waitFor()
    const foot = sheet.locator('form footer')
    assert.is(await foot.evaluate((element) => getComputedStyle(element).borderTopStyle), 'solid')
    const words = await last.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().bottom
    })
    assert.ok(words <= (await boxOf(foot)).y, `words down to ${words}, the line is at ${(await boxOf(foot)).y}`)
    const [button, frame] = await Promise.all([boxOf(foot.getByRole('button')), boxOf(worth)])
    assert.ok(Math.abs(button.x - frame.x) < 1 && Math.abs(button.right - frame.right) < 1, 'as wide as what is above')
    await close()
  })

for (const [name, viewport, locale, language] of [
  ['phone', PHONE, 'en-US', 'en'],
  ['phone', PHONE, 'zh-TW', 'zh-TW'],
  ['phone', PHONE, 'id-ID', 'id'],
  ['desktop', DESKTOP, 'en-US', 'en'],
] as const)
  test(`whole offers to tap stand above the sale’s button, and stay there, on a ${name} in ${locale}`, async () => {
    const word = wordsOf(language)
    const given = await giveUsual()
    const { page, close } = await enter('alice', `/cardDetail?id=${given.id}`, { viewport, locale })
    await assetOf(page).action(word('asset.do_sell')).click()
    const sheet = page.getByRole('dialog', { name: word('money.title_sell') })
    const offers = sheet
      .getByRole('region', { name: word('worth.title') })
      .getByRole('listitem')
      .getByRole('button')
    await offers.first().waitFor()
    const field = sheet.getByLabel(word('money.price'), { exact: true })
    const places = async () => [
      await field.boundingBox(),
      ...(await Promise.all((await offers.all()).map((one) => one.boundingBox()))),
    ]
    const before = await places()
    const confirm = await sheet.getByRole('button', { name: word('money.confirm_sellFirst') }).boundingBox()
    assert.ok(before.length > 2 && confirm)
    if (viewport === DESKTOP) {
      const bill = await sheet.locator('dl[aria-live]').boundingBox()
      const price = before[0]
      assert.ok(bill && price && bill.x >= price.x + price.width && bill.y < price.y + price.height, 'beside the price')
      const end = await sheet.getByText(word('money.staysYours')).boundingBox()
      assert.ok(end && end.y + end.height + 10 <= confirm.y, `its last words down to ${end?.y}, ${confirm.y}`)
    }
    const cramped = await offers.evaluateAll((all) =>
      all
        .filter((one) => {
          const frame = one.getBoundingClientRect()
          const words = [...one.children].map((part) => part.getBoundingClientRect())
          return words.some(({ left, right }) => left - frame.left < 8 || frame.right - right < 8)
        })
        .map((one) => one.textContent),
    )
    assert.equal(cramped, [], 'words at the edge of their frame')
    const share = sheet.locator('dl[aria-live] dd')
    await sheet.getByText(word('money.feeOf').replace('{{percent}}', '5'), { exact: true }).waitFor()
    assert.equal(
      (await share.allTextContents()).map((text) => text.replace(/\s/g, '')),
      ['0MDS', '0MDS'],
      'both parts, before there is a price',
    )
    assert.is(
      await share
        .last()
        .locator('b')
        .evaluate((element) => getComputedStyle(element).fontSize),
      '22px',
    )
    for (const box of before)
      assert.ok(box && box.y + box.height + 10 <= confirm.y, `${box?.y} + ${box?.height}, ${confirm.y}`)
    await offers.first().click()
    await sheet.getByRole('button', { name: word('money.confirm_sellFirst') }).waitFor({ state: 'detached' })
    assert.is(await offers.first().getAttribute('aria-pressed'), 'true')
    assert.equal(await places(), before)
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/sell-${locale}-${viewport.width}.png` })
    await close()
  })

for (const [name, viewport, locale, language] of [
  ['phone', PHONE, 'en-US', 'en'],
  ['phone', PHONE, 'zh-TW', 'zh-TW'],
  ['phone', PHONE, 'id-ID', 'id'],
  ['desktop', DESKTOP, 'en-US', 'en'],
] as const)
  test(`last sales beside a purchase, for everybody, on a ${name} in ${locale}`, async () => {
    const word = wordsOf(language)
    const given = await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '100' })
    await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '90' })
    const { page, close } = await enter('alice', `/cardDetail?id=${given.id}`, { viewport, locale })
    await page
      .getByRole('main')
      .getByRole('button', { name: word('asset.do_buy'), exact: true })
      .click()
    const worth = page.getByRole('region', { name: word('worth.title') })
    await worth.getByRole('button', { name: word('worth.sales') }).click()
    await worth.getByRole('button', { name: word('worth.sales') }).waitFor({ state: 'detached' })
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    await close()
  })

test.run()
