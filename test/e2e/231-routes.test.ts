import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { type ScreenPath, screenPaths, settled } from './support/screens'
import { visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/routes')
const word = wordsOf('en')
test.before(() => sandbox.reset())

let paths: Promise<ScreenPath[]> | null = null
/** Listing the paths gives Alice an asset of each kind, so it is done only once. */
const pathsOnce = () => {
  paths ??= screenPaths()
  return paths
}

const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
/** Waits until the guard has led the page to this place. */
const arriveAt = (page: Page, place: string) =>
  page.waitForFunction((wanted) => location.pathname + location.search === wanted, place)

test('a visitor sees what is open; every other path leads to the login', async () => {
  const { page, url, close } = await visit('/login')
  for (const { path, open } of await pathsOnce()) {
    await page.goto(url + path)
    await arriveAt(page, open ? path : '/login')
    await page.locator('main h1').first().waitFor()
  }
  for (const path of ['/', '/Account', '/nowhere', '/gun/sword/1', '/login/deeper', '/legion/nothing']) {
    await page.goto(url + path)
    await arriveAt(page, '/login')
    await loginOf(page).byWallet.waitFor()
  }
  await page.goto(`${url}/nowhere`)
  await page.getByText(word('frame.noPage')).waitFor()
  await close()
})

test('a player: start, login and unknown paths lead to the account, and every screen loads', async () => {
  const { page, url, close } = await enter('alice', '/')
  await arriveAt(page, '/accountAccount')
  for (const path of ['/login', '/Account', '/nowhere', '/login?invite_code=ABC']) {
    await page.goto(url + path)
    await arriveAt(page, '/accountAccount')
  }
  await page.goto(`${url}/nowhere`)
  await page.getByText(word('frame.noPage')).waitFor()
  for (const { path } of await pathsOnce()) {
    await page.goto(url + path)
    await settled(page)
    assert.is(placeOf(page), path)
  }
  await close()
})

test('every screen after every other in one page, there and back through the history', async () => {
  const { page, close } = await enter('alice', '/marketplace')
  await settled(page)
  const paths = (await pathsOnce()).map(({ path }) => path)
  const titles = new Map<string, string>()
  for (const path of paths) {
    await page.evaluate((next) => history.pushState(null, '', next), path)
    await arriveAt(page, path)
    await settled(page)
    titles.set(path, (await page.locator('main h1').first().textContent()) ?? '')
  }
  for (const path of paths.slice(0, -1).reverse()) {
    await page.goBack()
    await arriveAt(page, path)
    await settled(page)
    assert.is(await page.locator('main h1').first().textContent(), titles.get(path), path)
  }
  for (const path of paths.slice(1)) {
    await page.goForward()
    await arriveAt(page, path)
    await settled(page)
    assert.is(await page.locator('main h1').first().textContent(), titles.get(path), path)
  }
  await close()
})

test('login by password leads back to the wanted item with its query, though the login page was reloaded', async () => {
  const linked = (await pathsOnce()).find(({ path }) => path.startsWith('/gun/equip/'))?.path ?? ''
  const { page, close } = await visit(`${linked}?from=share&n=1`)
  await arriveAt(page, '/login')
  await page.reload()
  const login = loginOf(page)
  await login.openForm()
  await login.fill({ area: '886', mobile: '912345678', password: 'alice-pass-1' })
  await login.submit()
  await arriveAt(page, `${linked}?from=share&n=1`)
  await settled(page)
  await page.goBack()
  assert.is(page.url(), 'about:blank', 'the login is not in the history')
  await close()
})

test('login by wallet leads back to the wanted item; after the player’s own log-out it leads to the account', async () => {
  const wanted = (await pathsOnce()).find(({ path }) => path.startsWith('/cardDetail'))?.path ?? ''
  const { page, close } = await visit(wanted)
  await arriveAt(page, '/login')
  await loginOf(page).throughWallet(wanted)
  await settled(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out now?' })
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await question.waitFor({ state: 'detached' })
  assert.is(placeOf(page), wanted)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await arriveAt(page, '/login')
  assert.is(await page.evaluate(() => localStorage.getItem('token')), null)
  await loginOf(page).throughWallet()
  await close()
})

test('an ended login leads to the start, and the next login leads back', async () => {
  const { page, close } = await enter('alice', '/activity')
  await settled(page)
  await page.evaluate(() => localStorage.setItem('token', 'worthless'))
  await page.reload()
  // The page that asked says so too, until the login replaces it.
  await page.getByText('Your login has ended. Please log in again.').first().waitFor()
  await arriveAt(page, '/login')
  await loginOf(page).throughWallet('/activity')
  await close()
})

test.run()
