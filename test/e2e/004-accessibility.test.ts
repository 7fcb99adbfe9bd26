import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { lostInForcedColors, overflow, smallTargets, violations } from './support/accessibility'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, type Visit, visit } from './support/stage'
import { wordsOf } from './support/words'

const test = suite('e2e/accessibility')

/** Gathers what is wrong on each screen, so that one run tells it all. */
function findingsOf({ page }: Visit, isPhone: boolean) {
  const found: string[] = []
  return {
    async look(screen: string) {
      const all = [...(await violations(page)), ...(await smallTargets(page))]
      if (isPhone) all.push(...(await overflow(page)))
      found.push(...all.map((finding) => `${screen}: ${finding}`))
    },
    found,
  }
}

const CASES = [
  ['phone', PHONE, 'en'],
  ['phone', PHONE, 'zh-TW'],
  ['desktop', DESKTOP, 'en'],
  ['desktop', DESKTOP, 'zh-TW'],
] as const

for (const [name, viewport, locale] of CASES) {
  const isPhone = viewport === PHONE
  const word = wordsOf(locale)

  test(`what a visitor sees, on a ${name}, in ${locale}`, async () => {
    const visited = await visit('/login', { viewport, locale: locale === 'en' ? 'en-US' : locale })
    const { page, url, close } = visited
    const { look, found } = findingsOf(visited, isPhone)
    const button = (text: string) => page.getByRole('button', { name: text, exact: true })
    await loginOf(page).byWallet.waitFor()
    await look('login')
    await button(word('login.mobile')).click()
    await page.getByLabel(word('signIn.password'), { exact: true }).waitFor()
    await look('login, form')
    await button(word('login.open')).click()
    await button(word('guide.next')).waitFor()
    await look('login, guide')
    await page.goto(`${url}/marketplace`)
    const offers = page.getByRole('main').getByRole('link').filter({ hasText: 'MDS' })
    await offers.first().waitFor()
    await look('market')
    if (isPhone) {
      await button(word('market.filter')).click()
      await page.getByRole('dialog', { name: word('market.filter') }).waitFor()
      await look('market, filters')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: word('market.filter') }).waitFor({ state: 'detached' })
    }
    await button(word('shell.menu')).click()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
    await look('drawer')
    await page.goto(`${url}/forget`)
    await page.getByRole('heading', { level: 1, name: word('forget.title') }).waitFor()
    await look('forget')
    assert.equal(found, [])
    await close()
  })

  test(`what a player sees, on a ${name}, in ${locale}`, async () => {
    const hero = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    const dragon = await sandbox.give('alice', { kind: 'dragon', place: 'wallet' })
    const visited = await visit('/login', { viewport, locale: locale === 'en' ? 'en-US' : locale })
    const { page, url, close } = visited
    const { look, found } = findingsOf(visited, isPhone)
    const title = page.getByRole('heading', { level: 1 })
    const entries = page.getByRole('main').getByRole('listitem')
    await loginOf(page).throughWallet()
    await entries.first().waitFor()
    await look('account')
    await page.goto(`${url}/activity`)
    await entries.first().waitFor()
    await look('activity')
    await page.goto(`${url}/dragonDetail?id=${dragon.id}`)
    await title.waitFor()
    await look('dragon')
    await page.goto(`${url}/cardDetail?id=${hero.id}`)
    const sell = page.getByRole('main').getByRole('button', { name: word('asset.do_sell'), exact: true })
    await sell.waitFor()
    await look('card')
    await sell.click()
    await page
      .getByRole('dialog', { name: word('money.title_sell') })
      .getByRole('textbox')
      .waitFor()
    await look('sell')
    assert.equal(found, [])
    await close()
  })
}

test('in the few colours a system forces, buttons and the focus are seen', async () => {
  const { page, url, close } = await visit('/login')
  const found: string[] = []
  await loginOf(page).openForm()
  await page.getByLabel('Password', { exact: true }).waitFor()
  found.push(...(await lostInForcedColors(page)))
  await page.goto(`${url}/marketplace`)
  await page.getByRole('main').getByRole('link').filter({ hasText: 'MDS' }).first().waitFor()
  found.push(...(await lostInForcedColors(page)))
  assert.equal(found, [])
  await close()
})

test.run()
