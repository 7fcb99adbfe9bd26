import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { coinsOf } from './pages/coins'
import { overflow, smallTargets, violations } from './support/accessibility'
import { control, enter } from './support/control'
import { holdBack, untilKept } from './support/keptAnswers'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/coins')
test.before.each(() => sandbox.reset())

const PASSWORD = 'alice-fund-1'
const DAY_SECONDS = 24 * 60 * 60
/** The visible countdown; at its milestones it is also announced to screen readers. */
const nextIn = (page: Page, text: RegExp) => page.getByRole('timer').filter({ hasText: text })
/** What the browser logs when an answer is dropped. It retries once by itself, so every answer is dropped. */
const LOST = /Failed to load resource|ERR_/

test('from the list to a coin, to a task, and back again', async () => {
  const { page, close } = await enter('alice', '/coins')
  const coins = coinsOf(page)
  await coins.row('USDT').getByText('900').waitFor()
  await coins.row('USDT').getByText('20,000').waitFor()
  assert.is(await coins.list.getByRole('listitem').count(), 6)
  await coins.row('MDS').click()
  await coins.heading('MDS').waitFor()
  await coins.list.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
  await coins.amount.waitFor()
  assert.match(page.url(), /\/coins\?coin=MDS&do=withdraw$/)
  await page.goBack()
  await coins.amount.waitFor({ state: 'detached' })
  await page.goBack()
  await coins.list.waitFor()
  await close()
})

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`amounts in columns as the account has them, and their age in the head, on a ${name}`, async () => {
    const { page, close } = await enter('alice', '/coins', { viewport })
    const coins = coinsOf(page)
    await coins.row('USDT').getByText('20,000').waitFor()
    const rows = await coins.list.getByRole('listitem').evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('dl > div')]
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => {
            const amount = part.querySelector('dd') as Element
            const { right } = amount.getBoundingClientRect()
            return { word: `${part.querySelector('dt')?.textContent} ${getComputedStyle(amount).textAlign}`, right }
          }),
      ),
    )
    const [first = []] = rows
    assert.equal(
      first.map(({ word }) => word),
      ['In the wallet right', 'In the game right', 'Frozen right'].slice(0, viewport === PHONE ? 2 : 3),
    )
    for (const row of rows) {
      assert.equal(
        row.map(({ word }) => word),
        first.map(({ word }) => word),
      )
      // Parts of a pixel are rounded row by row.
      for (const [at, { word, right }] of row.entries())
        assert.ok(Math.abs(right - (first[at]?.right ?? 0)) < 1, `${word} to ${right}`)
    }
    await untilKept(page, 'balances')
    const letGo = await holdBack(page, '/sandbox/rpc')
    await page.reload()
    await page
      .getByRole('main')
      .getByText(/^As of \d/)
      .waitFor()
    letGo()
    const age = await page.getByRole('main').getByText('Up to date').boundingBox()
    const list = await coins.list.boundingBox()
    assert.ok(age && list && age.y + age.height <= list.y, `the age is at ${age?.y}, the list at ${list?.y}`)
    await close()
  })

for (const [coin, path, typed, arrives] of [
  ['MDS', '/api/user/withdraw', '123.4567', '123.4567'],
  ['MDV', '/api/user/withdraw2', '2.5', '2.5'],
  ['ENFT', '/api/user/bgg/withdraw', '20', '20'],
] as const) {
  test(`${coin} is withdrawn by ${path}, reviewed and approved`, async () => {
    const { page, close } = await enter('alice', `/coins?coin=${coin}&do=withdraw`)
    const coins = coinsOf(page)
    const before = Number((await control.player('alice')).coins[coin])
    await coins.ask(typed, PASSWORD)
    await coins.question.getByText(`${typed}`).first().waitFor()
    const account = accountOf('alice').toLowerCase()
    await coins.question.getByText(`${account.slice(0, 5)}…${account.slice(-4)}`).waitFor()
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === path)
    await coins.confirm()
    await sent
    await page.getByText('Your withdrawal is submitted.').waitFor()
    await coins.history
      .filter({ hasText: `${arrives} ${coin}` })
      .getByText('Under review', { exact: true })
      .waitFor()
    await nextIn(page, /The next withdrawal is possible in (23:59|1 day 0:00:00)/).waitFor()
    assert.is(await coins.amount.count(), 0)
    assert.is(await control.count('alice', 'withdraw'), 1)
    const after = await control.player('alice')
    assert.ok(Number(after.coins[coin]) < before)

    await control.review('approve')
    await page.reload()
    await coins.history
      .filter({ hasText: `${arrives} ${coin}` })
      .getByText('Approved', { exact: true })
      .waitFor()
    await nextIn(page, /The next withdrawal is possible in/).waitFor()
    await close()
  })
}

test('a rejected withdrawal comes back, and another one is possible at once', async () => {
  const { page, close } = await enter('alice', '/coins?coin=MDS&do=withdraw')
  const coins = coinsOf(page)
  const before = (await control.player('alice')).coins.MDS
  await coins.ask('100', PASSWORD)
  await coins.confirm()
  await page.getByText('Your withdrawal is submitted.').waitFor()
  await page.getByRole('main').getByText('Frozen coins belong to a withdrawal under review.').waitFor()
  await control.review('reject')
  await page.reload()
  await coins.history.filter({ hasText: '100 MDS' }).first().getByText('Rejected', { exact: true }).waitFor()
  await coins.amount.waitFor()
  assert.is((await control.player('alice')).coins.MDS, before)
  await close()
})

test('once in 24 hours by the server’s clock', async () => {
  const { page, close } = await enter('bob', '/coins?coin=USDT&do=withdraw')
  const coins = coinsOf(page)
  await coins.ask('10', 'bob-fund-1')
  await coins.confirm()
  await nextIn(page, /The next withdrawal is possible in/).waitFor()
  await control.passTime(DAY_SECONDS - 120)
  await page.goto(new URL('/login', page.url()).href)
  await close()
  const later = await enter('bob', '/coins?coin=MDV&do=withdraw')
  await nextIn(later.page, /The next withdrawal is possible in (2:00|1:\d\d)\./).waitFor()
  await later.close()
  await control.passTime(120)
  const next = await enter('bob', '/coins?coin=MDV&do=withdraw')
  await coinsOf(next.page).amount.waitFor()
  await next.close()
})

test('every rule is checked before the call, each beside its field, in both languages', async () => {
  for (const locale of ['en', 'zh-TW'] as const) {
    const word = wordsOf(locale)
    const { page, close } = await enter('alice', '/coins?coin=USDT&do=withdraw', {
      locale: locale === 'en' ? 'en-US' : locale,
    })
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
    const amount = page.getByLabel(word('coins.amount'))
    const send = page.getByRole('button', { name: word('coins.check') })
    await amount.waitFor()
    for (const [typed, text] of [
      ['', word('error.required')],
      ['0', word('error.quantityZero')],
      ['9.99', word('error.belowMinimum').replace('{{minimum}}', '10').replace('{{coin}}', 'USDT')],
      ['899.51', word('error.insufficientWithFee').replaceAll('{{coin}}', 'USDT').replace('{{fee}}', '0.5')],
      ['12.3456789', word('error.tooManyDecimals').replace('{{decimals}}', '6')],
      ['1.000', word('error.amountWrong')],
      ['-5', word('error.amountNegative')],
    ] as const) {
      await amount.fill(typed)
      await send.click()
      await page.locator('#withdraw-amount-note').filter({ hasText: text }).waitFor()
    }
    await amount.fill('10')
    await page.getByLabel(word('coins.fundPassword')).fill('12345')
    await page
      .locator('#fund-password-note')
      .filter({ hasText: word('error.passwordShort').replace('{{minimum}}', '6') })
      .waitFor()
    assert.is(await page.getByRole('alertdialog').count(), 0)
    assert.not(posts.some((path) => path.startsWith('/api/')))
    await close()
  }
})

test('the provider’s refusal of a wrong fund password is shown, and nothing typed is lost', async () => {
  const { page, close } = await enter('alice', '/coins?coin=MDS&do=withdraw')
  const coins = coinsOf(page)
  await coins.ask('50', 'not-the-one')
  await coins.confirm()
  await page.getByRole('alert').filter({ hasText: 'The fund password is wrong' }).waitFor()
  assert.is(await coins.amount.inputValue(), '50')
  assert.is(await control.count('alice', 'withdraw'), 0)
  await coins.ask('50', PASSWORD)
  await coins.confirm()
  await page.getByText('Your withdrawal is submitted.').waitFor()
  await close()
})

test('everything that is missing is named at once, each with a way on', async () => {
  await control.setOnline('dave', true)
  const { page, close } = await enter('dave', '/coins?coin=MDS&do=withdraw')
  for (const text of [
    'Set your mobile number',
    'Set a fund password first',
    'Activate your account',
    'online in the game',
  ])
    await page.getByRole('main').getByText(text).waitFor()
  await control.setOnline('dave', false)
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('main').getByText('online in the game').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Activate the account' }).click()
  await page.getByRole('dialog', { name: /Activate/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Set a fund password' }).click()
  await page.getByRole('button', { name: /^Fund password/, expanded: true }).waitFor()
  await close()
})

test('the answer to a withdrawal that counted is lost: the withdrawal is found, once', async () => {
  const { page, close } = await enter('alice', '/coins?coin=MDS&do=withdraw', { allowed: LOST })
  const coins = coinsOf(page)
  await coins.amount.waitFor()
  await control.break({ kind: 'dropAfter', method: 'POST', path: '/api/user/withdraw', times: 0 })
  await coins.ask('60', PASSWORD)
  await coins.confirm()
  await page.getByText('Your withdrawal is submitted.').waitFor()
  await coins.history.filter({ hasText: '60 MDS' }).getByText('Under review', { exact: true }).waitFor()
  assert.is(await control.count('alice', 'withdraw'), 1)
  await close()
})

test('nothing answers any more: the page says the outcome is unknown, and a second tap makes no second withdrawal', async () => {
  const { page, close } = await enter('alice', '/coins?coin=MDS&do=withdraw', { allowed: LOST })
  const coins = coinsOf(page)
  await coins.amount.waitFor()
  await control.break({ kind: 'dropAfter', method: 'POST', path: '/api/user/withdraw', times: 0 })
  for (const path of ['/api/level/fee', '/api/user/info', '/api/user/activities'])
    await control.break({ kind: 'status', method: 'GET', path, times: 0, status: 500 })
  await coins.ask('60', PASSWORD)
  await coins.confirm()
  await page.getByText(/not known yet whether your withdrawal was submitted/).waitFor()
  assert.is(await control.count('alice', 'withdraw'), 1)
  await control.mend()
  await coins.ask('60', PASSWORD)
  await coins.confirm()
  await page.getByText('Your withdrawal is submitted.').waitFor()
  assert.is(await control.count('alice', 'withdraw'), 1)
  assert.is((await control.waiting()).length, 1)
  assert.is((await control.player('alice')).frozen_coins.MDS, '61')
  await close()
})

test('a request that never arrived can be sent again', async () => {
  const { page, close } = await enter('alice', '/coins?coin=MDS&do=withdraw', { allowed: LOST })
  const coins = coinsOf(page)
  await coins.amount.waitFor()
  await control.break({ kind: 'dropBefore', method: 'POST', path: '/api/user/withdraw', times: 0 })
  await coins.ask('60', PASSWORD)
  await coins.confirm()
  await page.getByText(/not known yet/).waitFor()
  assert.is(await control.count('alice', 'withdraw'), 0)
  await control.mend()
  await coins.ask('60', PASSWORD)
  await coins.confirm()
  await page.getByText('Your withdrawal is submitted.').waitFor()
  assert.is(await control.count('alice', 'withdraw'), 1)
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
    const { page, url, close } = await enter('alice', '/coins', options)
    const found: string[] = []
    const look = async (screen: string) => {
      const all = [...(await violations(page)), ...(await smallTargets(page))]
      if (viewport === PHONE) all.push(...(await overflow(page)))
      found.push(...all.map((finding) => `${screen}: ${finding}`))
    }
    await page
      .getByRole('list', { name: word('coins.list') })
      .getByText('20,000')
      .waitFor()
    await page.getByText(word('coins.state_approved'), { exact: true }).waitFor()
    await look('list')
    await page.goto(`${url}/coins?coin=MDS&do=withdraw`)
    await page.getByLabel(word('coins.amount')).waitFor()
    await page.getByRole('button', { name: word('coins.check') }).click()
    await page.getByRole('alert').first().waitFor()
    await look('form with errors')
    await page.getByLabel(word('coins.amount')).fill('20')
    await page.getByLabel(word('coins.fundPassword')).fill(PASSWORD)
    await page.getByRole('button', { name: word('coins.check') }).click()
    await page.getByRole('alertdialog').waitFor()
    await look('question')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('coins.withdraw'), exact: true })
      .click()
    await page.getByText(word('coins.submitted')).waitFor()
    await look('submitted')
    await page.goto(`${url}/coins?coin=MDS&do=topup`)
    await page
      .getByRole('dialog', { name: word('money.title_topUp') })
      .getByLabel(word('review.amount'))
      .waitFor()
    await look('top-up')
    await close()
    const poor = await enter('dave', '/coins?coin=MDS&do=withdraw', options)
    await poor.page.getByText(word('coins.missing')).waitFor()
    found.push(...(await violations(poor.page)), ...(await smallTargets(poor.page)))
    await poor.close()
    assert.equal(found, [])
  })
}

test.run()
