import * as assert from 'uvu/assert'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/market')
test.before(() => sandbox.reset())

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`a visitor sees the market and its kinds, on a ${name}`, async () => {
    const { page, close } = await visit('/marketplace', { viewport })
    await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
    for (const [tab, word] of [
      ['Dragons', 'Dragon'],
      ['Equipment', 'Equipment'],
      ['Pets', 'Pet'],
      ['Spirit stones', 'Spirit stone'],
    ] as const) {
      await page.getByRole('link', { name: tab, exact: true }).click()
      await page
        .getByRole('main')
        .getByRole('link')
        .filter({ hasText: 'MDS' })
        .filter({ hasText: word })
        .first()
        .waitFor()
    }
    await page.getByRole('link', { name: 'Cards', exact: true }).click()
    await page.waitForURL(/val6=cards/)
    await close()
  })
}

test('filters live in the address: reload, back and a shared link keep them', async () => {
  const { page, url, close } = await visit('/marketplace', { viewport: DESKTOP })
  await page.getByLabel('Camp').selectOption({ label: 'War god' })
  await page.waitForURL(/val1=2/)
  await page.getByLabel('Sort by').selectOption({ label: 'Lowest price' })
  await page.waitForURL(/val3=priceLow/)
  const offers = page.getByRole('main').getByRole('link').filter({ hasText: 'MDS' })
  await offers.filter({ hasText: 'War god' }).first().waitFor()
  assert.is(await offers.filter({ hasText: 'Holy beast' }).count(), 0)
  const first = await offers.first().textContent()
  await page.reload()
  await offers.first().waitFor()
  assert.is(await offers.first().textContent(), first)
  await page.goBack()
  await page.waitForURL((address) => !address.search.includes('priceLow'))
  await page.goto(`${url}/marketplace?val6=dragon&val5=3&val4=9&val1=77`)
  await offers.filter({ hasText: 'Wind' }).first().waitFor()
  assert.is(await page.getByLabel('Skill type').inputValue(), '3')
  await close()
})

test('more pages load on scrolling, and the document stays small', async () => {
  const { page, close } = await visit('/marketplace?val6=cards')
  const offers = page.getByRole('main').getByRole('link').filter({ hasText: 'MDS' })
  await offers.first().waitFor()
  const seen = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const further = page.waitForResponse((answer) => answer.url().includes('cursor='))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  assert.is((await further).status(), 200)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForFunction(
    (known) =>
      [...document.querySelectorAll('main a')].some(
        (link) => /Detail|gun/.test(link.getAttribute('href') ?? '') && !known.includes(link.getAttribute('href')),
      ),
    seen,
  )
  assert.ok((await page.locator('*').count()) < 1500)
  await close()
})

test('a visitor cannot go elsewhere', async () => {
  for (const path of [
    '/accountAccount',
    '/activity',
    '/cardDetail?id=1',
    '/dragonDetail?id=1',
    '/gun/equip/x',
    '/setting',
    '/nowhere',
  ]) {
    const { page, close } = await visit(path)
    await page.waitForURL('**/login')
    await close()
  }
})

test('the market in Chinese', async () => {
  const { page, close } = await visit('/marketplace?lang=zh-TW')
  await page.getByRole('heading', { level: 1, name: '市場' }).waitFor()
  await page.getByRole('main').getByRole('link').filter({ hasText: '神' }).filter({ hasText: 'MDS' }).first().waitFor()
  await close()
})

test('a provider that fails is reported, with a way on', async () => {
  const { page, context, close } = await visit('/login', { allowed: /500|Failed to load/ })
  await context.route('**/api/marketplace/list**', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.getByRole('link', { name: 'Market', exact: true }).first().click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await context.unroute('**/api/marketplace/list**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('main').getByRole('link').filter({ hasText: 'MDS' }).first().waitFor()
  await close()
})

test.run()
