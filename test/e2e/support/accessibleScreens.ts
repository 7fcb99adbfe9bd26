import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Locale } from '../../../src/i18n'
import { loginOf } from '../pages/login'
import { overflow, smallTargets, violations } from './accessibility'
import { sandbox } from './sandbox'
import { screenPaths, settled } from './screens'
import { DESKTOP, PHONE, type Visit, visit } from './stage'
import { wordsOf } from './words'

const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const

/** Collects what is wrong on each screen, so that one run reports everything. */
function findingsOf({ page }: Visit) {
  const found: string[] = []
  const take = (screen: string, findings: string[]) => found.push(...findings.map((finding) => `${screen}: ${finding}`))
  /** Checks the screen as it is. */
  const look = async (screen: string) => take(screen, [...(await violations(page)), ...(await smallTargets(page))])
  /** Checks it on a phone, on a desktop, and narrow with large text. */
  const lookAllOver = async (screen: string) => {
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size)
      await look(`${screen}, ${name}`)
    }
    await page.setViewportSize(PHONE)
    take(screen, await overflow(page))
  }
  return { look, lookAllOver, found }
}

const arrive = (path: string, locale: Locale) => visit(path, { locale: locale === 'en' ? 'en-US' : locale })

/**
 * Checks every screen and what opens over it, on a phone, on a desktop, and narrow with large text: WCAG and touch
 * targets.
 */
export function testScreens(test: Test, locale: Locale): void {
  const word = wordsOf(locale)

  test(`every screen a visitor may see, in ${locale}`, async () => {
    const visited = await arrive('/login', locale)
    const { lookAllOver, found } = findingsOf(visited)
    await loginOf(visited.page).byWallet.waitFor()
    await lookAllOver('/login')
    for (const { path } of (await screenPaths()).filter(({ open }) => open)) {
      await visited.page.goto(visited.url + path)
      await settled(visited.page)
      await lookAllOver(path)
    }
    assert.equal(found, [])
    await visited.close()
  })

  test(`every screen of a player, in ${locale}`, async () => {
    const visited = await arrive('/login', locale)
    const { lookAllOver, found } = findingsOf(visited)
    await loginOf(visited.page).throughWallet()
    for (const { path } of (await screenPaths()).filter(({ open }) => !open)) {
      await visited.page.goto(visited.url + path)
      await settled(visited.page)
      await lookAllOver(path)
    }
    assert.equal(found, [])
    await visited.close()
  })

  test(`what opens over the screens, in ${locale}`, async () => {
    const visited = await arrive('/login', locale)
    const { page, url, close } = visited
    const { look, lookAllOver, found } = findingsOf(visited)
    const button = (text: string) => page.getByRole('button', { name: text, exact: true })
    await loginOf(page).byWallet.waitFor()
    await button(word('login.mobile')).click()
    await page.getByLabel(word('signIn.password'), { exact: true }).waitFor()
    await button(word('login.open')).click()
    await button(word('guide.next')).waitFor()
    await lookAllOver('form and guide')
    await page.goto(`${url}/marketplace`)
    await settled(page)
    await button(word('market.filter')).click()
    await page.getByRole('dialog', { name: word('market.filter') }).waitFor()
    await look('filters')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: word('market.filter') }).waitFor({ state: 'detached' })
    await button(word('shell.menu')).click()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
    await look('drawer')
    const hero = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    await page.goto(`${url}/login`)
    await loginOf(page).throughWallet()
    await page.goto(`${url}/cardDetail?id=${hero.id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: word('asset.do_sell'), exact: true })
      .click()
    await page
      .getByRole('dialog', { name: word('money.title_sell') })
      .getByRole('textbox')
      .waitFor()
    await lookAllOver('sell')
    assert.equal(found, [])
    await close()
  })
}
