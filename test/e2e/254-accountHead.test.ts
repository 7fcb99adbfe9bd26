import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { sandbox } from './support/sandbox'
import { visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/accountHead')
test.before.each(() => sandbox.reset())

/** The lowest place at which the first own card may begin on a phone, in px. */
const LOWEST_CARD = 240

/** The numbers of the opened table that are broken over lines. */
const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-none]')]
      .filter((amount) => amount.getClientRects().length > 1)
      .map((amount) => amount.textContent ?? ''),
  )

const findings = async (page: Page) => [
  ...(await violations(page)),
  ...(await smallTargets(page)),
  ...(await overflow(page)),
]

for (const [languageOf, locale] of [
  ['en-US', 'en'],
  ['zh-TW', 'zh-TW'],
  ['id-ID', 'id'],
] as const)
  test(`a phone in ${locale}: own cards in the first view, everything else in rows that open`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await visit('/login', { locale: languageOf })
    await walletOf(page).useAccount('carol')
    await loginOf(page).throughWallet()
    const main = page.getByRole('main')
    const strip = page.getByRole('region', { name: word('account.waits') })
    const card = main
      .getByRole('list', { name: word('account.assets'), exact: true })
      .getByRole('listitem')
      .first()
    await card.waitFor()
    await strip.getByRole('button', { name: /MDS/ }).waitFor()
    assert.is(await page.evaluate(() => document.activeElement?.id), 'main', 'the focus after login')
    const top = (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY
    assert.ok(top <= LOWEST_CARD, `the first card begins at ${top}`)

    const places = page.getByRole('navigation', { name: word('account.places') }).getByRole('link')
    const tops = await places.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    assert.equal([tops.length, new Set(tops).size], [12, 1], 'all places in one row')
    assert.equal(await findings(page), [])

    await main.getByRole('button', { name: new RegExp(`^${word('account.inWallet')}`) }).click()
    await page.getByRole('region', { name: word('account.balances') }).waitFor()
    assert.equal(await brokenNumbers(page), [])
    assert.equal(await findings(page), [])

    await strip.getByRole('button', { name: /MDS/ }).click()
    await main.getByRole('button', { name: word('waiting.take') }).waitFor()
    await page.getByRole('region', { name: word('account.balances') }).waitFor({ state: 'hidden' })
    assert.equal(await findings(page), [])
    await close()
  })

test.run()
