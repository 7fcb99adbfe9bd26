import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets } from './support/accessibility'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/login')
test.before(() => sandbox.reset())

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`by wallet, on a ${name}`, async () => {
    const { page, close } = await visit('/login', { viewport })
    await loginOf(page).throughWallet()
    await close()
  })
}

test('a refused signature is explained in clear words, and nothing is lost', async () => {
  const { page, close } = await visit('/login')
  const wallet = walletOf(page)
  await loginOf(page).byWallet.click()
  await wallet.approve()
  await wallet.sheet.getByText(/wants you to sign in/).waitFor()
  await wallet.reject()
  await page
    .getByText(/refused|rejected|declined/i)
    .first()
    .waitFor()
  assert.is(new URL(page.url()).pathname, '/login')
  await loginOf(page).byWallet.click()
  await wallet.sheet.getByText(/wants you to sign in/).waitFor()
  await wallet.approve()
  await page.waitForURL('**/accountAccount')
  await close()
})

test('P5: on a wrong chain it offers to switch, and goes on by itself', async () => {
  const { page, close } = await visit('/login')
  const wallet = walletOf(page)
  await wallet.useChain(56)
  await loginOf(page).byWallet.click()
  await wallet.approve()
  await page.getByRole('button', { name: /^Switch to/ }).click()
  await wallet.approve()
  await wallet.sheet.getByText(/wants you to sign in/).waitFor()
  await wallet.approve()
  await page.waitForURL('**/accountAccount')
  await close()
})

test('by mobile number and password', async () => {
  const { page, close } = await visit('/login')
  const login = loginOf(page)
  await login.openForm()
  await login.fill({ area: '886', mobile: '912345678', password: 'alice-pass-1' })
  await login.submit()
  await page.waitForURL('**/accountAccount')
  await close()
})

test('… and by a browser that is slow to leave the puzzle’s entry: the guard waits, or its step would be undone', async () => {
  const { page, close } = await visit('/login')
  const login = loginOf(page)
  await login.openForm()
  const led = page.evaluate(
    (shown) =>
      new Promise<string>((resolve) => {
        const go = history.go.bind(history)
        history.go = (steps) =>
          new MutationObserver((_, observer) => {
            if (document.querySelector(shown)) return
            observer.disconnect()
            resolve(location.pathname)
            go(steps)
          }).observe(document, { childList: true, subtree: true })
      }),
    'main h1',
  )
  await login.fill({ area: '886', mobile: '912345678', password: 'alice-pass-1' })
  await login.submit()
  assert.is(await led, '/login')
  await page.waitForURL('**/accountAccount')
  await page.getByRole('main').getByText('Alice').filter({ visible: true }).first().waitFor()
  await close()
})

for (const [locale, language] of [
  ['en', 'en-US'],
  ['zh-TW', 'zh-TW'],
  ['id', 'id-ID'],
] as const)
  test(`the whole form is in a phone’s first view, and its fields are below each other at 200 %, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await visit('/login', { locale: language })
    await page.getByRole('button', { name: word('login.mobile') }).click()
    const form = page.locator('main form')
    const area = form.getByLabel(word('signIn.area'))
    const number = form.getByLabel(word('signIn.account'))
    await area.waitFor()
    // By the language's region, as far as that tells anything.
    const guess = { en: '', 'zh-TW': '+886', id: '+62' }[locale]
    if (guess)
      await form.locator('select option:checked').getByText(guess, { exact: true }).waitFor({ state: 'attached' })
    const places = async () => ({
      area: await area.boundingBox(),
      number: await number.boundingBox(),
    })
    const submit = await form.getByRole('button', { name: word('signIn.submit'), exact: true }).boundingBox()
    assert.ok(submit && submit.y + submit.height < 600, JSON.stringify(submit))
    // The tops of the cards are above the title, and nothing of them behind the box.
    const art = page.locator('main section i img').nth(1)
    await art.waitFor({ state: 'attached' })
    const [cards, title, box] = await Promise.all(
      [art.locator('xpath=../..'), page.getByRole('heading', { level: 1 }), page.locator('main section').first()].map(
        (part) => part.boundingBox(),
      ),
    )
    assert.ok(
      cards &&
        title &&
        box &&
        cards.height > 80 &&
        cards.y + cards.height < title.y + title.height &&
        title.y + title.height < box.y,
    )
    const [choice, forgot] = await Promise.all(
      [form.getByText(word('signIn.remember')), form.getByRole('link', { name: word('signIn.forgot') })].map((part) =>
        part.boundingBox(),
      ),
    )
    assert.ok(
      choice && forgot && Math.abs(choice.y + choice.height / 2 - forgot.y - forgot.height / 2) < 3,
      'the way to a new password is not beside the choice',
    )
    assert.ok(choice.y + choice.height < submit.y, 'and they are not before the button')
    assert.is(await page.getByLabel(word('signIn.remember')).count(), 1)
    assert.ok(box.y + box.height <= 624, `the panel ends at ${box.y + box.height}`)
    assert.ok(cards.height > 110, `the cards are ${cards.height} high`)
    const beside = await places()
    assert.is(beside.area?.y, beside.number?.y)
    assert.equal(await smallTargets(page), [])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const below = await places()
    assert.ok(below.area && below.number && below.area.y + below.area.height < below.number.y, JSON.stringify(below))
    assert.equal(await overflow(page), [])
    await close()
  })

test('a wrong password is reported beside the form, and the right one lets the player in', async () => {
  const { page, close } = await visit('/login')
  const login = loginOf(page)
  await login.openForm()
  await login.submit()
  await page.getByText('Password', { exact: true }).first().waitFor()
  assert.is((await page.getByRole('alert').count()) > 0, true)
  await login.fill({ area: '886', mobile: '912345678', password: 'not-hers' })
  await login.submit()
  await page.getByText('The account or the password is wrong', { exact: true }).waitFor()
  assert.is(new URL(page.url()).pathname, '/login')
  await login.fill({ area: '886', mobile: '912345678', password: 'alice-pass-1' })
  await login.submit()
  await page.waitForURL('**/accountAccount')
  await close()
})

test('remembered, the login outlives the page; a worthless token leads back to the start', async () => {
  const { page, url, close } = await visit('/login')
  const login = loginOf(page)
  await login.throughWallet()
  await page.reload()
  await page.waitForURL('**/accountAccount')
  await page.evaluate(() => localStorage.setItem('token', 'worthless'))
  await page.goto(`${url}/activity`)
  await page.waitForURL('**/login')
  await close()
})

test('a visitor is led to the login, and after it to where they wanted to go', async () => {
  const { page, close } = await visit('/activity')
  await page.waitForURL('**/login')
  const wallet = walletOf(page)
  await loginOf(page).byWallet.click()
  await wallet.approve()
  await wallet.sheet.getByText(/wants you to sign in/).waitFor()
  await wallet.approve()
  await page.waitForURL('**/activity')
  await close()
})

test('the texts change with the language of the footer, and stay so', async () => {
  const { page, close } = await visit('/login')
  await page.getByRole('button', { name: '繁體中文' }).click()
  await loginOf(page).byWallet.waitFor()
  await page.locator('html[lang=zh-Hant]').waitFor()
  await page.reload()
  await page.locator('html[lang=zh-Hant]').waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.locator('html[lang=en]').waitFor()
  await close()
})

for (const [spoken, shown] of [
  ['fr-FR', 'en'],
  ['zh-CN', 'zh-Hant'],
] as const) {
  test(`a first visit with a browser in ${spoken}: the texts are ${shown}`, async () => {
    const { page, close } = await visit('/login', { locale: spoken })
    await loginOf(page).byWallet.waitFor()
    await page.locator(`html[lang=${shown}]`).waitFor()
    await close()
  })
}

/** Reloads the page with its scripts held back until the returned function is called. */
async function reloadHeld(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/a/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  return letGo
}

test('a button tapped before its script has loaded does its work afterwards', async () => {
  const { page, close } = await visit('/login')
  const letGo = await reloadHeld(page)
  await page.getByRole('button', { name: '繁體中文' }).click()
  letGo()
  await page.locator('html[lang=zh-Hant]').waitFor()
  await close()
})

test('… and does it once: the wallet is asked to sign in a single time', async () => {
  const { page, close } = await visit('/login')
  const wallet = walletOf(page)
  const letGo = await reloadHeld(page)
  await loginOf(page).byWallet.click()
  letGo()
  await wallet.approve()
  await wallet.sheet.getByText(/wants you to sign in/).waitFor()
  await wallet.approve()
  await page.waitForURL('**/accountAccount')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Market', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
  assert.is(await wallet.countOf('personal_sign'), 1)
  assert.ok(await wallet.sheet.isHidden())
  await close()
})

test('scripts that never arrive are reported, with a way on', async () => {
  const { page, url, close } = await visit('/login', { allowed: /ERR_FAILED|Failed to fetch/ })
  const [, entry = ''] = /import\("([^"]+)"\)/.exec(await (await page.request.get(`${url}/marketplace`)).text()) ?? []
  await page.route('**/a/*.js', (route) => (route.request().url().endsWith(entry) ? route.continue() : route.abort()))
  await page.goto(`${url}/marketplace`)
  await page.getByRole('alert').filter({ hasText: 'Not loaded. Check your connection.' }).waitFor()
  await page.unroute('**/a/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
  await close()
})

for (const viewport of [PHONE, { width: 320, height: 640 }, { width: 768, height: 900 }, DESKTOP])
  test(`at ${viewport.width} px every card of the fan is whole, and apart from the box beside it`, async () => {
    const { page, close } = await visit('/login', { viewport })
    const cards = page.locator('main section div[aria-hidden] > i')
    await cards.nth(2).waitFor({ state: 'attached' })
    const edges = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
    const box = await page.locator('main section').first().boundingBox()
    const [left, right] = [edges[0]?.left ?? -1, edges[2]?.right ?? 9999]
    const isBeside = viewport.width >= 768
    assert.ok(left >= 0, `from ${left}`)
    assert.ok(box && right + (isBeside ? 16 : 0) <= (isBeside ? box.x : viewport.width), `up to ${right}, ${box?.x}`)
    const head = await page.getByRole('banner').boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    for (const { top, bottom } of edges) {
      assert.ok(head && top >= head.y + head.height + 6, `from ${top}, ${head?.height}`)
      // The letters begin a quarter below the top of their line.
      const isClear = isBeside ? right + 16 <= (title?.x ?? 0) : bottom <= (title ? title.y + title.height / 4 : 0)
      assert.ok(isClear, `down to ${bottom}, up to ${right}, ${JSON.stringify(title)}`)
    }
    const emblem = await page.locator('main header svg').first().boundingBox()
    const rim = edges[1]?.bottom ?? 0
    assert.ok(emblem && emblem.y <= rim && rim <= emblem.y + emblem.height, `rim at ${rim}, emblem ${emblem?.y}`)
    await close()
  })

test('on a desktop the logins follow right below a greeting of more lines, and no guide follows them', async () => {
  const { page, close } = await visit('/nowhere', { viewport: DESKTOP })
  // The greeting of a missing page follows the first view and moves the rest: they are measured after it, in one moment.
  await page.locator('main header').getByRole('link', { name: 'Look around the market' }).waitFor()
  const gap = await page.locator('main').evaluate((main) => {
    const [market, logins] = [main.querySelector('header a'), main.querySelector('section')]
    return (logins?.getBoundingClientRect().top ?? 0) - (market?.getBoundingClientRect().bottom ?? 0)
  })
  assert.ok(gap > 0 && gap <= 24, `${gap} px between them`)
  await page.getByRole('button', { name: 'Show me' }).waitFor({ state: 'hidden' })
  await close()
})

test('a phone’s form shows the cards whole, with the whole form in view', async () => {
  const { page, close } = await visit('/login', { viewport: PHONE })
  await loginOf(page).openForm()
  const cards = page.locator('main section div[aria-hidden] > i')
  await cards.nth(2).waitFor({ state: 'attached' })
  const fan = await cards.first().locator('xpath=..').boundingBox()
  const card = await cards.nth(1).boundingBox()
  const head = await page.getByRole('banner').boundingBox()
  assert.ok(head && card && card.y >= head.y + head.height + 6, JSON.stringify([head, card]))
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  assert.ok(card && fan && title && card.y + card.height <= title.y, JSON.stringify([card, title]))
  assert.ok(fan.y + fan.height <= title.y + 4, JSON.stringify([fan, title]))
  await close()
})

test.run()
