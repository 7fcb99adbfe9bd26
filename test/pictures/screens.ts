import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import type { Locale } from '../../src/i18n'
import { loginOf } from '../e2e/pages/login'
import { control } from '../e2e/support/control'
import { sandbox } from '../e2e/support/sandbox'
import { screenPaths, settled } from '../e2e/support/screens'
import { DESKTOP, openStage, PHONE, visit } from '../e2e/support/stage'
import { wordsOf } from '../e2e/support/words'
import { prepareChromium } from '../support/chromium'
import { shoot } from './shoot'

/**
 * Takes a picture of every screen, and of the states that only a tap brings:
 *   npm run screens -- --out pictures --sizes phone,desktop,wide --languages en,zh-TW,id --only login,summon
 * Needs the site in dist/.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'node_modules/.cache/screens' },
    sizes: { type: 'string', default: 'phone,desktop' },
    languages: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
  },
})

const SIZES: Readonly<Record<string, typeof PHONE>> = {
  phone: PHONE,
  desktop: DESKTOP,
  wide: { width: 1920, height: 1080 },
}
const ANY_NAME = /\S/

interface State {
  name: string
  path: string | (() => Promise<string>)
  /** What a player does there, up to what is to be seen. */
  reach?: (page: Page, word: ReturnType<typeof wordsOf>) => Promise<unknown>
}

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog').filter({ hasText: ANY_NAME }).last()
/** A sheet, once all that it asks for has come. */
const sheetBehind = (name: string | RegExp) => async (page: Page) => {
  await main(page).getByRole('button', { name }).first().click()
  await dialog(page).waitFor()
  await settled(page)
}

const gift = (person: 'alice' | 'bob', kind: 'hero' | 'dragon', price?: string) => async () =>
  `/cardDetail?id=${(await sandbox.give(person, { kind, place: price ? 'wallet' : 'game', ...(price ? { price } : {}) })).id}`

const twoDragons = async () => {
  const [one, other] = [
    await sandbox.give('alice', { kind: 'dragon', place: 'game' }),
    await sandbox.give('alice', { kind: 'dragon', place: 'wallet' }),
  ]
  return `/compare?one=${one.id}&other=${other.id}`
}

/** A phone's market fetches the choice of the order after its offers. */
const sorted: State['reach'] = (page, word) => main(page).getByLabel(word('market.sort')).waitFor()

/** The login shows its pictures a second later than its buttons. */
const loginArt = (page: Page) => page.locator('main section i img').first().waitFor({ state: 'attached' })

/** What similar assets cost is asked for when all else of an asset's page is there. */
const floorShown = (page: Page) => main(page).locator('a[data-alone], [data-part=worth] dd > span').first().waitFor()

const OPEN: readonly State[] = [
  { name: 'login', path: '/login', reach: loginArt },
  {
    name: 'login-form',
    path: '/login',
    reach: async (page, word) => {
      await loginArt(page)
      await main(page)
        .getByRole('button', { name: word('login.mobile') })
        .click()
      await settled(page)
    },
  },
  { name: 'market', path: '/marketplace', reach: sorted },
  {
    name: 'market-dragons',
    path: '/marketplace?val6=dragon',
    // The time that an auction has left is fetched when all else is there.
    reach: async (page, word) => {
      await sorted(page, word)
      await main(page).locator('time').first().waitFor()
    },
  },
  { name: 'market-cards', path: '/marketplace?val6=cards&val3=priceHigh', reach: sorted },
  {
    name: 'market-narrowed',
    path: '/marketplace?val1=2&val2=3&val3=priceLow',
    reach: async (page, word) => {
      await sorted(page, word)
      await main(page)
        .getByRole('list', { name: word('market.filter'), exact: true })
        .waitFor()
    },
  },
  { name: 'market-empty', path: '/marketplace?search=zzzz', reach: sorted },
  {
    name: 'market-filters',
    path: '/marketplace',
    reach: async (page, word) => {
      await sorted(page, word)
      await main(page)
        .getByRole('button', { name: new RegExp(`^${word('market.filter')}`) })
        .click()
      const counted = page.waitForResponse(/limit=1(&|$)/)
      await dialog(page).getByRole('radio').nth(2).check()
      await counted
      await dialog(page)
        .getByRole('button', { name: /\(\d+\)$/ })
        .waitFor()
    },
  },
  { name: 'forget', path: '/forget' },
  { name: 'practice', path: '/practice' },
  { name: 'not-found', path: '/nowhere', reach: loginArt },
]

const OWN: readonly State[] = [
  { name: 'way-out', path: '/way-out.html' },
  {
    name: 'asset-sale',
    path: gift('bob', 'hero', '120'),
    reach: floorShown,
  },
  { name: 'asset-own', path: gift('alice', 'hero'), reach: floorShown },
  { name: 'compare-two', path: twoDragons },
  {
    name: 'sheet-buy',
    path: gift('bob', 'hero', '120'),
    reach: (page, word) => sheetBehind(word('asset.do_buy'))(page),
  },
  {
    name: 'sheet-sell',
    path: async () => `/cardDetail?id=${(await sandbox.give('alice', { kind: 'hero', place: 'wallet' })).id}`,
    reach: (page, word) => sheetBehind(word('asset.do_sell'))(page),
  },
  {
    name: 'summoned',
    path: async () => {
      await control.giveTickets('alice', 2)
      return '/summon'
    },
    reach: async (page) => {
      await main(page).getByRole('button').first().click()
      await page.locator('main [data-is=shown]').waitFor()
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true], main [aria-disabled=true]'))
    },
  },
]

async function take(page: Page, url: string, { name, path, reach }: State, language: Locale, size: string) {
  await page.goto(url + (typeof path === 'string' ? path : await path()))
  await settled(page)
  await reach?.(page, wordsOf(language))
  writeFileSync(join(values.out, `${name}-${size}-${language}.png`), await shoot(page))
}

/** Not every size has every state: a desktop has no filter sheet. The others are still taken. */
const sayMissing =
  ({ name }: State) =>
  (cause: unknown) =>
    console.log(`${name}: ${cause}`)

await prepareChromium(console.log)
await sandbox.reset()
mkdirSync(values.out, { recursive: true })
const routes = await screenPaths()
const named = ({ path }: { path: string }): State => ({
  path,
  name: path.slice(1).replace(/\W+/g, '-'),
  ...(/Detail|^\/gun/.test(path) && { reach: floorShown }),
})
const own = [...routes.filter(({ open }) => !open).map(named), ...OWN]
const asked = values.only.split(',').filter(Boolean)
const isWanted = ({ name }: State) => asked.length === 0 || asked.some((word) => name.includes(word))
for (const size of values.sizes.split(','))
  for (const language of values.languages.split(',') as Locale[]) {
    const locale = language === 'en' ? 'en-US' : language === 'id' ? 'id-ID' : language
    const { page, context, url } = await visit('/login', {
      viewport: SIZES[size] ?? PHONE,
      locale,
      timezone: 'Asia/Singapore',
    })
    for (const state of OPEN.filter(isWanted)) await take(page, url, state, language, size).catch(sayMissing(state))
    await page.goto(`${url}/login`)
    await loginOf(page).throughWallet()
    for (const state of own.filter(isWanted)) await take(page, url, state, language, size).catch(sayMissing(state))
    await context.close()
  }
await (await openStage()).browser.close()
process.exit()
