import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { TextKey } from '../../src/i18n'
import { PRACTICE_STEPS } from '../support/practiceSteps'
import { overflow, smallTargets, violations } from './support/accessibility'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/practice')
test.before(() => sandbox.reset())

const MARK = 'Practice: no real money'

/** Answers the questions of the pretend wallet and closes the end; on each sheet the mark is in view. */
async function finish(page: Page, questions: number, press: (name: RegExp) => Promise<void>): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByText(MARK).waitFor()
  await sheet.locator('form').waitFor()
  await press(/^(Buy|Sell|Bid|Start the auction|Take)\b/)
  for (let asked = 0; asked < questions; asked++) {
    await sheet.getByRole('region', { name: 'Confirm in your wallet' }).waitFor()
    await sheet.getByText(MARK).waitFor()
    await press(/^Confirm$/)
  }
  await sheet.getByText(MARK).waitFor()
  await press(/^Done$/)
  await sheet.waitFor({ state: 'detached' })
  await page.waitForFunction(() => !history.state?.layer)
}

test('a visitor without a wallet plays everything to the end, and the page asks nobody for anything', async () => {
  const { page, close } = await visit('/practice')
  await settled(page)
  // The frame's own call for its links comes when the page rests; practice itself never calls.
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (!['script', 'image', 'stylesheet', 'font'].includes(request.resourceType())) asked.push(request.url())
  })
  const press = async (name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).last().click()
  for (const [index, [does, questions]] of PRACTICE_STEPS.entries()) {
    await page.getByText(`Step ${index + 1} of 12`, { exact: true }).waitFor()
    await page.getByText(MARK).first().waitFor()
    await page.locator('main').getByRole('button', { name: does, exact: true }).click()
    if (questions) await finish(page, questions, press)
  }
  await page.getByRole('heading', { name: 'You have played it all' }).waitFor()
  assert.equal(
    asked.filter((url) => !/\/t\/[^/]+/.test(new URL(url).pathname)),
    [],
  )
  await close()
})

test('the keyboard alone goes through a bid, and comes back to where it was', async () => {
  const { page, close } = await visit('/practice', { viewport: DESKTOP })
  await settled(page)
  const main = page.locator('main')
  await main.getByRole('button', { name: 'Leave the guide' }).press('Enter')
  const bid = main.getByRole('button', { name: 'Bid Moon Owl' })
  await bid.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Place a bid' })
  await sheet.getByRole('textbox', { name: 'Your bid' }).press('Enter')
  for (const title of ['Allow spending', 'Send a transaction']) {
    await sheet.getByRole('heading', { name: title }).waitFor()
    await sheet.getByRole('button', { name: 'Confirm' }).press('Enter')
  }
  await sheet.getByText('Your bid stands. You now own it.').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await main.getByRole('button', { name: 'Change the price Moon Owl' }).waitFor()
  await close()
})

test('on a desktop all assets are one row of equal cards, whoever has how many of them', async () => {
  const { page, close } = await visit('/practice', { viewport: DESKTOP })
  await settled(page)
  const judge = async (own: number, others: number) => {
    const boxes = []
    for (const [name, count] of [
      ['Yours', own],
      ['On the pretend market', others],
    ] as const) {
      const cards = page.getByRole('list', { name, exact: true }).getByRole('article')
      await cards.nth(count - 1).waitFor()
      assert.is(await cards.count(), count)
      boxes.push(...(await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))))
    }
    const [first] = boxes
    for (const { y, width } of boxes) {
      assert.ok(Math.abs(y - first.y) < 1, `at ${y} and ${first.y}`)
      assert.ok(Math.abs(width - first.width) < 1, `${width} and ${first.width} px wide`)
    }
    const wallet = await page.getByRole('region', { name: 'Your pretend wallet' }).boundingBox()
    assert.ok(Math.abs(boxes[4].right - (wallet ? wallet.x + wallet.width : 0)) < 1, 'up to the right edge')
  }
  await judge(2, 3)
  await page.locator('main').getByRole('button', { name: 'Buy for 60 MDS', exact: true }).click()
  await finish(page, PRACTICE_STEPS[0]?.[1] ?? 0, async (name) =>
    page.getByRole('dialog').getByRole('button', { name }).last().click(),
  )
  // A card under the mouse is raised.
  await page.mouse.move(0, 0)
  await judge(3, 2)
  await close()
})

test('on a phone nothing has a frame within the page’s own', async () => {
  const { page, close } = await visit('/practice')
  await settled(page)
  const wallet = page.getByRole('region', { name: 'Your pretend wallet' })
  const [left, width] = await wallet.evaluate((panel) => {
    const style = getComputedStyle(panel)
    return [style.borderLeftWidth, panel.getBoundingClientRect().width - parseFloat(style.paddingLeft) * 2]
  })
  assert.is(left, '0px')
  assert.ok(Number(width) >= 280, `${width} px for its words`)
  await close()
})

for (const locale of ['en', 'zh-TW', 'id'] as const)
  test(`the first view has both balances, later both ways out of the guide in one line, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await visit('/practice', { locale })
    await settled(page)
    const main = page.locator('main')
    const button = (key: TextKey, within = main) => within.getByRole('button', { name: word(key), exact: true })
    for (const coin of ['MDS', 'BNB']) {
      const wallet = main.getByRole('region', { name: word('practice.yourWallet') })
      const box = await wallet.getByText(coin, { exact: true }).nth(1).boundingBox()
      assert.ok(box && box.y + box.height <= 576, `${coin} ends at ${box && box.y + box.height}`)
    }
    assert.is(await button('practice.again').count(), 0, 'nothing was done yet')
    await main.getByRole('button', { name: word('money.confirm_buy').replace('{{price}}', '60') }).click()
    const sheet = page.getByRole('dialog')
    await sheet.locator('form footer button').click()
    await button('practice.confirm', sheet).click()
    await button('practice.confirm', sheet).click()
    await button('money.done', sheet).click()
    await sheet.waitFor({ state: 'detached' })
    const [leave, again, sell] = await Promise.all(
      [button('practice.leave'), button('practice.again'), button('asset.do_sell')].map((one) => one.boundingBox()),
    )
    assert.ok(leave && again && sell)
    const step = await main
      .getByText(word('practice.step').replace('{{n}}', '2').replace('{{count}}', '12'))
      .boundingBox()
    assert.ok(step && step.y >= leave.y && step.y + step.height <= leave.y + leave.height, 'in the row of its step')
    assert.ok(leave.height >= 44 && again.height >= 44 && again.y >= sell.y + sell.height)
    await close()
  })

for (const [name, viewport, locale, does] of [
  ['phone', PHONE, 'en-US', ['Buy for 60 MDS', 'Confirm']],
  ['phone', PHONE, 'zh-TW', ['以 60 MDS 購買', '確認']],
  ['phone', PHONE, 'id-ID', ['Beli seharga 60 MDS', 'Konfirmasi']],
  ['desktop', DESKTOP, 'en-US', ['Buy for 60 MDS', 'Confirm']],
] as const)
  test(`for everybody, on a ${name} in ${locale}: the page, a review and the wallet’s question`, async () => {
    const { page, close } = await visit('/practice', { viewport, locale })
    await settled(page)
    const judge = async () => {
      assert.equal(await violations(page), [])
      assert.equal(await smallTargets(page), [])
      assert.equal(await overflow(page), [])
    }
    await judge()
    const [buy, confirm] = does
    await page.locator('main').getByRole('button', { name: buy, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.locator('form').waitFor()
    await judge()
    await sheet.locator('form footer button').click()
    await sheet.getByRole('button', { name: confirm, exact: true }).waitFor()
    await judge()
    await close()
  })

test.run()
