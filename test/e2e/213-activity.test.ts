import * as assert from 'uvu/assert'
import { ACTIVITY_TYPES } from '../../src/domain/activity'
import { until } from '../kill/support/until'
import { overflow, smallTargets, violations } from './support/accessibility'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/activity')
test.before.each(() => sandbox.reset())

const DAY_SECONDS = 24 * 60 * 60

test('by day, with a word for every line that alice has', async () => {
  const { page, close } = await enter('alice', '/activity')
  const lines = page.getByRole('main').getByRole('listitem')
  await lines.first().waitFor()
  assert.ok((await page.getByRole('main').getByRole('heading', { level: 2 }).count()) > 1)
  const records = await sandbox.activities('alice')
  assert.is(await lines.count(), records.length)
  assert.ok(records.every(({ type }) => type in ACTIVITY_TYPES))
  assert.not((await lines.allTextContents()).some((text) => /Unknown|type_/.test(text)))
  await close()
})

test('type and coin narrow it, the address keeps them, and back leaves the page', async () => {
  const { page, url, close } = await enter('alice', '/coins')
  await page.goto(`${url}/activity`)
  const main = page.getByRole('main')
  await main.getByRole('listitem').first().waitFor()
  await page.getByLabel('Type').selectOption('withdrawal')
  await page.waitForURL('**/activity?type=withdrawal')
  await main.getByRole('listitem').filter({ hasText: 'Withdrawal submitted' }).first().waitFor()
  for (const text of await main.getByRole('listitem').allTextContents()) assert.match(text, /^Withdrawal/)
  await page.getByLabel('Coin').selectOption('HFH')
  await page.waitForURL('**/activity?type=withdrawal&coin=HFH')
  await main.getByRole('heading', { name: 'Nothing of this kind' }).waitFor()
  await page.reload()
  await main.getByRole('heading', { name: 'Nothing of this kind' }).waitFor()
  assert.is(await page.getByLabel('Coin').inputValue(), 'HFH')
  await main.getByRole('link', { name: 'Show all' }).click()
  await main.getByRole('listitem').first().waitFor()
  await close()
})

test('a withdrawal is seen from submitted to approved, and another to rejected', async () => {
  const { page, url, close } = await enter('alice', '/coins?coin=USDT&do=withdraw')
  const withdraw = async (amount: string) => {
    await page.getByLabel('Amount').fill(amount)
    await page.getByLabel('Fund password').fill('alice-fund-1')
    await page.getByRole('button', { name: 'Check and withdraw' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText('Your withdrawal is submitted.').waitFor()
  }
  const line = (text: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Withdrawal submitted' }).filter({ hasText: text })
  await withdraw('12.5')
  await page.goto(`${url}/activity?type=withdrawal&coin=USDT`)
  await line('12.5 USDT').getByText('Under review', { exact: true }).waitFor()
  await control.review('reject')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await line('12.5 USDT').getByText('Rejected', { exact: true }).waitFor()
  await page.getByText('Withdrawal rejected, coins returned').waitFor()
  await page.goto(`${url}/coins?coin=USDT&do=withdraw`)
  await withdraw('34.5')
  await control.review('approve')
  await page.goto(`${url}/activity?type=withdrawal&coin=USDT`)
  await line('34.5 USDT').getByText('Approved', { exact: true }).waitFor()
  await page.getByText('Withdrawal approved', { exact: true }).waitFor()
  await close()
})

test('what nobody reviews is approved in time', async () => {
  const { page, url, close } = await enter('bob', '/coins?coin=MDV&do=withdraw')
  await page.getByLabel('Amount').fill('2')
  await page.getByLabel('Fund password').fill('bob-fund-1')
  await page.getByRole('button', { name: 'Check and withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Your withdrawal is submitted.').waitFor()
  await page.goto(`${url}/activity?type=withdrawal&coin=MDV`)
  await page.getByText('Under review', { exact: true }).waitFor()
  await close()
  await control.passTime(DAY_SECONDS)
  await until('the approval', async () => (await control.waiting()).length === 0)
  const later = await enter('bob', '/activity?type=withdrawal&coin=MDV')
  await later.page.getByText('Approved', { exact: true }).waitFor()
  await later.close()
})

test('a line opens to its details, and can be copied as text', async () => {
  const { page, context, close } = await enter('alice', '/activity?type=withdrawal')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Withdrawal submitted' }).first()
  await line.locator('summary').click()
  await line.getByText('Time', { exact: true }).waitFor()
  await line.getByRole('button', { name: 'Copy as text' }).click()
  await page.getByText('Copied.').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(text, / · Withdrawal submitted · −[\d.,]+ MDS · Fee 1 MDS · #\d+$/)
  await close()
})

test('in another language the names are in it from the first request on, and again after a change', async () => {
  const { page, url, close } = await enter('alice', '/setting')
  await page.evaluate(() => localStorage.setItem('locale', 'zh-TW'))
  const isFeed = (address: string) => new URL(address).pathname === '/api/user/activities'
  const asked = page.waitForRequest((request) => isFeed(request.url()))
  // The texts arrive later than the feed.
  await page.route('**/zh-TW/*.json', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${url}/activity`)
  assert.is(await (await asked).headerValue('language'), 'ZH-TW')
  const lines = page.getByRole('main').getByRole('listitem')
  await lines.filter({ hasText: '龍' }).first().waitFor()
  await page.locator('html[lang=zh-Hant]').waitFor()
  // The news read the feed as well, in the old language, as soon as the page rests.
  const again = page.waitForRequest((request) => isFeed(request.url()) && request.headers().language === 'EN-US')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await again
  await page.locator('html[lang=en]').waitFor()
  await lines
    .filter({ hasText: /[\u4e00-\u9fff]/ })
    .first()
    .waitFor({ state: 'detached' })
  await close()
})

test('a code nobody knows is shown with its number', async () => {
  const { page, url, close } = await enter('alice', '/setting')
  await page.route('**/api/user/activities*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { items: { type: number; name: string }[] } }
    const [first, second] = body.data.items
    if (first && second) {
      Object.assign(first, { type: 999, name: '' })
      Object.assign(second, { type: 998, name: 'Treasure hunt' })
    }
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`${url}/activity`)
  await page.getByText('Unknown activity (type 999)').waitFor()
  await page.getByText('Treasure hunt (type 998)').waitFor()
  await close()
})

test('an answer that fails is reported, and can be asked for again', async () => {
  const { page, url, close } = await enter('alice', '/setting', { allowed: /Failed to load resource/ })
  await control.break({ kind: 'status', method: 'GET', path: '/api/user/activities', status: 501 })
  await page.goto(`${url}/activity`)
  await page.getByRole('alert').getByText('Your activity could not be loaded').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await close()
})

for (const [name, viewport, locale] of [
  ['phone', PHONE, 'en'],
  ['phone', PHONE, 'zh-TW'],
  ['desktop', DESKTOP, 'en'],
  ['desktop', DESKTOP, 'zh-TW'],
] as const) {
  test(`WCAG 2.2 AA on a ${name}, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const options = { viewport, locale: locale === 'en' ? 'en-US' : locale }
    const { page, url, close } = await enter('alice', '/activity', options)
    const found: string[] = []
    const look = async (screen: string) => {
      const all = [...(await violations(page)), ...(await smallTargets(page))]
      if (viewport === PHONE) all.push(...(await overflow(page)))
      found.push(...all.map((finding) => `${screen}: ${finding}`))
    }
    const lines = page.getByRole('main').getByRole('listitem')
    await lines.first().waitFor()
    await lines.first().locator('summary').click()
    await lines
      .first()
      .getByRole('button', { name: word('activity.copyText') })
      .waitFor()
    await look('feed')
    await page.goto(`${url}/activity?type=hatch&coin=HFH`)
    await page.getByRole('heading', { name: word('activity.emptyFilter') }).waitFor()
    await look('nothing')
    assert.equal(found, [])
    await close()
  })
}

test.run()
