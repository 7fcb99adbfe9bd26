import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import en from '../../i18n/en/asset.json'
import enPage from '../../i18n/en/assetPage.json'
import id from '../../i18n/id/asset.json'
import idPage from '../../i18n/id/assetPage.json'
import zh from '../../i18n/zh-TW/asset.json'
import zhPage from '../../i18n/zh-TW/assetPage.json'
import { overflow, smallTargets, violations } from './support/accessibility'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { DESKTOP, PHONE } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/assetStage')
test.before.each(() => sandbox.reset())

const LANGUAGES = [
  ['en-US', { ...en, ...enPage }],
  ['zh-TW', { ...zh, ...zhPage }],
  ['id-ID', { ...id, ...idPage }],
] as const

const CARD_WIDTH = 220

const NOBODY = '0xb0b0000000000000000000000000000000000002'

const topOf = async (page: Page, name: string): Promise<number> => {
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
  const box = await heading.boundingBox()
  assert.ok(box, name)
  return box.y
}

/** Where the row ends that says what the asset is, after the values that a fight begins with. */
async function traitsEnd(page: Page): Promise<number> {
  const rows = ['vitals', 'traits'].map((part) => page.getByRole('main').locator(`[data-part=${part}]`).boundingBox())
  const [vitals, traits] = await Promise.all(rows)
  assert.ok(vitals && traits && vitals.y + vitals.height <= traits.y, JSON.stringify([vitals, traits]))
  return traits.y + traits.height
}

/** At which scroll positions the button cannot be seen or is covered. */
async function hiddenAt(page: Page, name: string): Promise<number[]> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const hidden: number[] = []
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((to) => scrollTo(0, to), y)
    const isSeen = await button.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return top >= 0 && bottom <= innerHeight && element.contains(hit)
    })
    if (!isSeen) hidden.push(y)
  }
  return hidden
}

for (const [locale, words] of LANGUAGES)
  test(`a phone in ${locale}: the card on its stage, the price and the action always in reach`, async () => {
    const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '20' })
    const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport: PHONE, locale })
    await settled(page)
    const picture = await page.getByRole('main').locator('header figure').boundingBox()
    assert.ok(picture)
    assert.is(Math.round(picture.width), CARD_WIDTH)
    assert.ok(Math.abs(picture.x + picture.width / 2 - PHONE.width / 2) <= 1, 'centred')
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    assert.ok(name && name.y >= picture.y + picture.height, 'the name is below')
    const chips = await page
      .getByRole('main')
      .locator('header li > span')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    assert.ok(chips.length === 2 && new Set(chips).size === 1, `the marks are one row: ${chips}`)
    // Its price and its action show that it is for sale. Screen readers hear it among the marks, too.
    assert.is(
      await page.getByRole('main').locator('header li').getByText(words.market_sale, { exact: true }).count(),
      1,
    )
    const order = [words.attributes, words.facts, words.shares]
    assert.is(await page.getByRole('main').getByRole('heading', { name: words.trades }).count(), 0, 'there are none')
    const tops: number[] = []
    for (const word of order) tops.push(await topOf(page, word))
    // Beside the picture is what else one does with an offer, and the first view ends under what it is, not in a line.
    const [wish, compare, bar] = await Promise.all(
      [
        page.getByRole('button', { name: words.wish, exact: true }),
        page.getByRole('button', { name: words.compare, exact: true }),
        page.getByRole('main').locator('footer'),
      ].map((part) => part.boundingBox()),
    )
    assert.ok(wish && compare && bar)
    for (const { x, y, width, height } of [wish, compare]) {
      assert.equal([width, height], [44, 44])
      assert.ok(x >= picture.x + picture.width + 4 && x + width <= PHONE.width - 4, `from ${x}`)
      assert.ok(y >= picture.y && y + height <= picture.y + picture.height, `at ${y}`)
    }
    assert.ok(wish.y + wish.height + 8 <= compare.y, `${wish.y} and ${compare.y}`)
    const end = await traitsEnd(page)
    assert.ok(end + 8 <= bar.y && (tops[0] ?? 0) >= bar.y, `${end}, ${bar.y}, ${tops[0]}`)
    assert.equal(
      tops,
      [...tops].sort((one, other) => one - other),
    )
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await hiddenAt(page, words.do_buy), [])
    assert.not(await page.locator('nav').last().isVisible(), 'one bar, not two')
    assert.equal(await overflow(page), [])
    await page.getByRole('main').getByRole('link', { name: words.toMarket }).click()
    await page.waitForURL('**/marketplace')
    await page.locator('nav').last().waitFor()
    await close()
  })

test('the top bar marks the account for an own asset and the market for another’s, and nothing between', async () => {
  const { id: other } = await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '20' })
  const { page, url, close } = await enter('alice', '/accountAccount', { viewport: DESKTOP })
  const marked = page.getByRole('banner').locator('[aria-current]')
  const watch = () =>
    page.evaluate(() => {
      const seen = new Set<string>()
      new MutationObserver(() => {
        seen.add(
          [...document.querySelectorAll('header [aria-current]')].map((each) => each.getAttribute('href')).join(),
        )
      }).observe(document.body, { subtree: true, attributes: true, childList: true })
      Object.assign(self, { seen })
    })
  const seen = () => page.evaluate(() => [...(self as unknown as { seen: Set<string> }).seen])
  await marked.waitFor()
  await watch()
  await page.getByRole('list', { name: 'Assets', exact: true }).getByRole('link').first().click()
  await page.waitForURL(/Detail\?id=/)
  await settled(page)
  assert.equal(await seen(), ['/Account'])
  await page.goto(`${url}/marketplace`)
  await marked.waitFor()
  await watch()
  await page.getByRole('main').locator(`a[href="/cardDetail?id=${other}"]`).click()
  await page.waitForURL(/Detail\?id=/)
  await settled(page)
  assert.equal(await seen(), ['/marketplace'])
  await page.reload()
  await marked.waitFor()
  assert.is(await marked.textContent(), 'Market')
  await close()
})

test('an auction shows the time left, on the page and on the sheet, and bids that read', async () => {
  const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '68.7512' })
  await control.passTime(3_600)
  const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport: PHONE })
  await settled(page)
  const time = page.getByRole('main').getByRole('timer')
  // By the provider's clock, which the page knows from its first answers.
  await time.filter({ hasText: /^Ends in 2\d:\d\d:\d\d$/ }).waitFor()
  assert.is(await time.getAttribute('data-soon'), 'false')
  const bar = await page.getByRole('main').locator('footer').boundingBox()
  const end = await traitsEnd(page)
  assert.ok(bar && end <= bar.y, `${end} and ${bar?.y}`)
  assert.equal(await hiddenAt(page, 'Bid'), [])
  await page.getByRole('main').getByRole('button', { name: 'Bid', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Place a bid' })
  await sheet.getByRole('timer').waitFor()
  assert.is(await sheet.getByRole('textbox', { name: 'Your bid' }).inputValue(), '76.4')
  const chips = sheet.getByRole('group', { name: 'Quick bids, in MDS' }).locator('label')
  assert.equal(await chips.allInnerTexts(), ['Lowest: 76.4', '86', '104', '138'])
  await sheet.getByText('Exact minimum: 76.313832 MDS').waitFor()
  assert.equal(await violations(page), [])
  await close()
})

test('the last hour of an auction is amber', async () => {
  const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '20' })
  await control.passTime(23 * 3_600 + 900)
  const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport: PHONE })
  await settled(page)
  const time = page.getByRole('main').getByRole('timer')
  await time.filter({ hasText: /^Ends in \d\d:\d\d$/ }).waitFor()
  assert.is(await time.getAttribute('data-soon'), 'true')
  assert.is(await time.evaluate((element) => getComputedStyle(element).color), 'rgb(245, 185, 104)')
  await close()
})

for (const width of [PHONE.width, 800, DESKTOP.width])
  test(`${width} px: the price is told once, in one line with the action`, async () => {
    const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '20' })
    const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport: { width, height: 640 } })
    await settled(page)
    const main = page.getByRole('main')
    const prices = main
      .locator('header, footer')
      .locator('[data-size]')
      .filter({ hasText: /^20\s*MDS$/, visible: true })
    assert.is(await prices.count(), 1)
    const [price, buy] = await Promise.all(
      [prices, main.getByRole('button', { name: 'Buy', exact: true })].map((part) => part.boundingBox()),
    )
    assert.ok(price && buy)
    assert.ok(price.x + price.width <= buy.x, 'the price is before it')
    assert.ok(Math.abs(price.y + price.height / 2 - buy.y - buy.height / 2) <= 4, 'in one line')
    assert.equal(await violations(page), [])
    await close()
  })

for (const [viewport, attributes] of [
  [PHONE, true],
  [DESKTOP, false],
] as const)
  test(`${viewport.width} px: the lowest offer like it stands under the price, moves nothing and leads there`, async () => {
    const { id: card, star } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '900' })
    // The sandbox deals the stars: until one has as many.
    for (let other = -1; other !== star; )
      other = (await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '0.5' })).star
    const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport })
    await settled(page)
    const main = page.getByRole('main')
    const buy = main.getByRole('button', { name: 'Buy', exact: true })
    const before = await buy.boundingBox()
    const others = main.getByRole('link', { name: 'Similar from 0.5 MDS' })
    await others.waitFor()
    assert.equal(await buy.boundingBox(), before)
    const chip = await others.boundingBox()
    assert.ok(chip && before && chip.height >= 44 && chip.x + chip.width <= before.x, JSON.stringify(chip))
    assert.is(await others.getAttribute('data-tone'), 'far')
    const line = await others.locator('span').boundingBox()
    const sum = await main.locator('footer [data-size]').boundingBox()
    assert.ok(line && sum && Math.abs(line.x - sum.x) <= 1, `from ${line?.x}, the price from ${sum?.x}`)
    const bar = await buy.locator('xpath=..').boundingBox()
    assert.ok(bar && line.y + line.height + 4 <= bar.y + bar.height, `down to ${line.y + line.height}`)
    if (attributes) assert.ok(bar.height <= 66, `the bar is ${bar.height} px high`)
    const price = await main.locator('footer [data-size]').evaluate((element) => getComputedStyle(element).fontSize)
    assert.is(price, attributes ? '22px' : '28px')
    const isCut = await others.locator('b').evaluate((element) => element.scrollWidth > element.clientWidth)
    assert.not(isCut, 'the comparison is whole')
    // The values that a fight begins with can be seen without scrolling, above the bar.
    const hp = await main.getByText('HP', { exact: true }).boundingBox()
    if (attributes) assert.ok(hp && hp.y + hp.height + 60 <= bar.y, JSON.stringify(hp))
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    await others.click()
    await page.waitForURL(`**/marketplace?val3=priceLow&star=${star}`)
    await main.getByText('0.5').first().waitFor()
    await close()
  })

for (const viewport of [PHONE, DESKTOP])
  test(`${viewport.width} px: what others like an own card cost is in a row of its own, and moves nothing`, async () => {
    const { id: card, star } = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    for (let other = -1; other !== star; )
      other = (await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '0.5' })).star
    const { page, close } = await enter('alice', `/cardDetail?id=${card}`, { viewport })
    await settled(page)
    const main = page.getByRole('main')
    const all = () =>
      Promise.all(
        [
          main.getByRole('button', { name: 'Sell', exact: true }),
          main.getByRole('button', { name: 'Activate', exact: true }),
          main.getByRole('button', { name: 'Compare', exact: true }),
          main.getByRole('region', { name: 'Details', exact: true }),
        ].map((part) => part.boundingBox()),
      )
    const before = await all()
    const others = main.getByRole('link', { name: 'Similar from 0.5 MDS' })
    await others.waitFor()
    assert.equal(await all(), before)
    assert.is(await main.locator('footer').getByRole('link', { name: /MDS/ }).count(), 0, 'no price of this card')
    const [chip, [, activate, compare, details]] = [await others.boundingBox(), before]
    assert.ok(chip && activate && compare && details && chip.height >= 44)
    const isPlaced =
      viewport === PHONE
        ? chip.y + 10 >= activate.y + activate.height && chip.y + chip.height - 10 <= details.y
        : chip.x >= compare.x + compare.width && Math.abs(chip.y - compare.y) <= 10
    assert.ok(isPlaced, JSON.stringify([chip, compare, details]))
    assert.not(
      await others.locator('b').evaluate((element) => element.scrollWidth > element.clientWidth),
      'it is whole',
    )
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    await others.click()
    await page.waitForURL(`**/marketplace?val3=priceLow&star=${star}`)
    await close()
  })

for (const [locale, words] of LANGUAGES)
  for (const viewport of [PHONE, DESKTOP])
    test(`${viewport.width} px in ${locale}: a claim and an activation are a pair, each with what it costs`, async () => {
      const { id: card, star } = await sandbox.give('alice', { kind: 'hero', place: 'game' })
      for (let other = -1; other !== star; )
        other = (await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '0.5' })).star
      const { page, close } = await enter('alice', `/cardDetail?id=${card}`, { viewport, locale })
      await settled(page)
      const main = page.getByRole('main')
      const claim = main.getByRole('button', { name: words.do_claim, exact: true })
      const before = await claim.boundingBox()
      const link = main.getByRole('link', { name: /0[.,]5\sMDS/ })
      await link.waitFor()
      assert.equal(await claim.boundingBox(), before, 'it moves nothing')
      for (const [button, hint] of [
        [claim, words.hint_claim],
        [main.getByRole('button', { name: words.do_activateAsset, exact: true }), /\d\sMDV$/],
      ] as const) {
        const line = button.getByText(hint)
        await line.waitFor()
        const id = await button.getAttribute('aria-describedby')
        assert.is(id, await line.getAttribute('id'), 'a screen reader is told it')
        const [outer, inner] = await Promise.all([button.boundingBox(), line.boundingBox()])
        assert.ok(outer && inner && inner.y + inner.height <= outer.y + outer.height, 'inside')
        assert.ok(inner.height <= 20, `one line: ${inner.height}`)
      }
      const activate = await main.getByRole('button', { name: words.do_activateAsset, exact: true }).boundingBox()
      assert.ok(before && activate)
      if (viewport === PHONE) {
        const bar = await main.locator('footer').boundingBox()
        assert.ok(bar && bar.height <= 60, JSON.stringify(bar))
        assert.ok(activate.x + activate.width <= before.x)
        assert.equal(
          [activate.y, activate.height, Math.round(activate.width)],
          [before.y, before.height, Math.round(before.width)],
          'equally large',
        )
        const [vitals, worth, compare, traits] = await Promise.all(
          [
            main.locator('[data-part=vitals]'),
            main.locator('[data-part=worth]'),
            main.getByRole('button', { name: words.compare, exact: true }),
            main.locator('[data-part=traits]'),
          ].map((part) => part.boundingBox()),
        )
        assert.ok(vitals && worth && compare && traits)
        const row = JSON.stringify([vitals, worth, compare])
        assert.ok(Math.abs(vitals.y + vitals.height - worth.y) <= 2, `its worth ends what it fights with: ${row}`)
        assert.ok(worth.y + worth.height + 12 <= bar.y && traits.y >= bar.y, `${row}, ${traits.y}, ${bar.y}`)
        const middles = [compare, worth].map(({ y, height }) => y + height / 2)
        assert.ok(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)) <= 2, `what compares is in its row: ${row}`)
        const price = await link.boundingBox()
        assert.ok(price && compare.height === 44 && compare.x + compare.width < price.x, `left of the price: ${row}`)
      } else {
        const facts = await main.getByRole('region', { name: words.facts, exact: true }).boundingBox()
        // Within the panel of the actions.
        assert.ok(facts && before.width <= facts.width - 24 && before.width >= facts.width - 40, 'it has a row')
        assert.ok(
          activate.y >= before.y + before.height + 8 && activate.width < before.width / 2,
          'over the other ones',
        )
        const [card, details] = [await bottomOf(main.locator('header figure')), facts.y + facts.height]
        assert.ok(Math.abs(card - details) <= 3, `the card ends at ${card}, the details at ${details}`)
      }
      assert.equal(await violations(page), [])
      assert.equal(await smallTargets(page), [])
      assert.equal(await overflow(page), [])
      await link.click()
      await page.waitForURL(`**/marketplace?val3=priceLow&star=${star}`)
      await close()
    })

test('the lowest offer of its kind says so', async () => {
  const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '0.5' })
  const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport: PHONE })
  const lowest = page.getByRole('main').getByRole('link', { name: 'The lowest offer' })
  await lowest.waitFor()
  assert.is(await lowest.getAttribute('data-tone'), 'good')
  assert.equal(await violations(page), [])
  await close()
})

test('on a phone, why an action is held up stands above the attributes', async () => {
  const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'game' })
  await sandbox.setOnline('alice', true)
  const { page, close } = await enter('alice', `/cardDetail?id=${card}`)
  await settled(page)
  const reason = page
    .getByRole('main')
    .getByText(/online/)
    .first()
  await reason.waitFor()
  const box = await reason.boundingBox()
  assert.ok(box && box.y + box.height <= (await topOf(page, 'Attributes')), JSON.stringify(box))
  await close()
})

test('where data is spared, the prices of others are not asked for', async () => {
  const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '0.5' })
  const { page, url, close } = await enter('bob', '/setting', { viewport: PHONE })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${url}/cardDetail?id=${card}`)
  await settled(page)
  // It is read after the page's own data, as the prices would be.
  await page.getByRole('heading', { level: 2, name: 'Activity' }).scrollIntoViewIfNeeded()
  await page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first().waitFor()
  assert.ok(asked.length > 0)
  assert.equal(
    asked.filter((each) => each.includes('/api/marketplace/list')),
    [],
  )
  await close()
})

for (const [locale, words] of LANGUAGES)
  test(`the power is told once in ${locale}, first of the four figures, which share one row and have room for six characters`, async () => {
    const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '20' })
    for (const viewport of [{ ...PHONE, width: 320 }, PHONE, { ...PHONE, width: 820 }, DESKTOP]) {
      const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport, locale })
      await settled(page)
      const main = page.getByRole('main')
      assert.is(await main.getByText(words.power, { exact: true }).count(), 1)
      const figures = main.locator('[data-part=vitals] > div')
      assert.equal(await figures.locator('dt').allInnerTexts(), [words.power, words.hp, words.attack, words.defense])
      await figures.locator('dd').evaluateAll((all) => {
        for (const each of all) each.textContent = '12,345'
      })
      const boxes = await figures.evaluateAll((all) =>
        all.map((each) => {
          const { top, right } = each.getBoundingClientRect()
          const parts = [...each.children].map((part) => {
            const range = document.createRange()
            range.selectNodeContents(part)
            return range.getBoundingClientRect()
          })
          return { top, ends: parts.every((part) => part.right <= right), heights: parts.map((part) => part.height) }
        }),
      )
      assert.is(new Set(boxes.map(({ top }) => top)).size, 1, `one row: ${JSON.stringify(boxes)}`)
      assert.ok(
        boxes.every(({ ends, heights }) => ends && heights.every((height) => height <= 40)),
        JSON.stringify(boxes),
      )
      assert.equal(await overflow(page), [])
      await close()
    }
  })

test('a phone shows every number of the asset, and its level at once', async () => {
  const { id: card, level } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '20' })
  const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport: PHONE })
  await settled(page)
  const main = page.getByRole('main')
  await main
    .locator('header p')
    .filter({ hasText: new RegExp(` · Level ${level}$`) })
    .waitFor()
  for (const label of ['Activation', 'Place', 'Traded in total', 'Serial number', 'Token ID', 'Owner'])
    assert.ok(await main.getByRole('region', { name: 'Details' }).getByText(label, { exact: true }).isVisible(), label)
  await close()
})

test('a desktop begins the past trades in the first view, after the sums of the price and every detail', async () => {
  const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '20' })
  const { page, url, close } = await enter('bob', '/setting', { viewport: DESKTOP })
  await page.route(`**/api/card/${card}`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const trade = { token_id: '1', time: 1_780_000_000, from: NOBODY, to: NOBODY, price: '10', hash: null }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, trades: [trade] } } })
  })
  await page.goto(`${url}/cardDetail?id=${card}`)
  await settled(page)
  const main = page.getByRole('main')
  const trades = await main.getByRole('region', { name: 'Trades' }).boundingBox()
  const buy = await main.getByRole('button', { name: 'Buy', exact: true }).boundingBox()
  assert.ok(trades && trades.y + 44 <= DESKTOP.height, `the heading at ${trades?.y}`)
  assert.ok(buy && trades.y >= buy.y + buy.height, 'under the action')
  const details = main.getByRole('region', { name: 'Details' })
  for (const label of ['Place', 'Owner', 'Traded in total', 'Serial number', 'Token ID'])
    assert.ok(await details.getByText(label, { exact: true }).isVisible(), label)
  assert.ok(buy.width >= 150, `${buy.width} px wide`)
  const [sums, seller, fee, compare, facts] = await Promise.all(
    [
      main.getByRole('region', { name: 'Price breakdown' }),
      main.getByText('To the seller', { exact: true }),
      main.getByText('Sale fee, 5%', { exact: true }),
      main.getByRole('button', { name: 'Compare', exact: true }),
      details,
    ].map((part) => part.boundingBox()),
  )
  assert.ok(sums && seller && fee && compare && facts)
  assert.ok(sums.y - buy.y - buy.height <= 28 && sums.y + sums.height <= compare.y && compare.y < facts.y)
  const names = await main
    .getByRole('region', { name: 'Special attributes' })
    .locator('dt')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)))
  // The wide letters of a machine without a phone's give the last two a second line.
  assert.is(new Set(names.slice(0, -2)).size, 1, `each name is one line: ${names}`)
  for (const name of ['Attributes', 'Special attributes']) {
    const lefts = await main
      .getByRole('region', { name, exact: true })
      .locator('div > dl > div')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)))
    assert.is(new Set(lefts).size, 2, `${name} in two columns: ${lefts}`)
    assert.is(lefts.length % 2, 0, `${name} without an empty half: ${lefts}`)
  }
  const traits = await main
    .locator('[data-part=traits] > div')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  assert.equal([traits.length, new Set(traits.map(({ y }) => y)).size], [3, 1], 'what it is in a row of its own')
  assert.is(new Set(traits.map(({ width }) => Math.round(width / 4))).size, 1, JSON.stringify(traits))
  assert.equal(await violations(page), [])
  assert.equal(await smallTargets(page), [])
  await close()
})

/** Where the lower edge of a part is. */
const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  assert.ok(box)
  return box.y + box.height
}

for (const [who, kind] of [
  ['bob', 'hero'],
  ['alice', 'dragon'],
  ['alice', 'equip'],
] as const)
  test(`a desktop's columns end together, over what has happened: the ${kind} that ${who} sees`, async () => {
    const place = { place: 'wallet', ...(who === 'bob' && { price: '120' }) } as const
    const { id: card } = await sandbox.give('alice', { kind, ...place })
    const { page, close } = await enter(who, `/cardDetail?id=${card}`, { viewport: DESKTOP })
    await settled(page)
    const main = page.getByRole('main')
    const details = main.getByRole('region', { name: 'Details' })
    const special = main.getByRole('region', { name: 'Special attributes' })
    const end = await bottomOf(details)
    assert.ok(Math.abs(end - (await bottomOf(special))) <= 1, `${end} and ${await bottomOf(special)}`)
    const past = main.getByRole('region', { name: 'Activity' })
    const [picture, values, activity] = await Promise.all(
      [main.locator('figure').first(), special, past].map((part) => part.boundingBox()),
    )
    assert.ok(picture && values && activity)
    assert.equal([activity.x, activity.x + activity.width], [picture.x, values.x + values.width], 'as wide as all')
    assert.ok(activity.y >= picture.y + picture.height, 'under the picture')
    // One pattern in every list: the label on the left, its value on the right, in one line.
    const rows = await main
      .locator('[data-part=facts] dl > div, [data-part=able] section > div > dl > div')
      .evaluateAll((all) =>
        all.map((row) => {
          const [label, value] = [...row.children].map((part) => part.getBoundingClientRect())
          const { right } = row.getBoundingClientRect()
          return (
            !!label && !!value && value.right === right && value.left >= label.left + 40 && value.top < label.bottom
          )
        }),
      )
    assert.ok(rows.length > 20 && rows.every(Boolean), JSON.stringify(rows))
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    await close()
  })

test('a desktop has the sums in the frame of the price, even distances, and the last event whole in view', async () => {
  const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '120' })
  const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport: DESKTOP })
  await settled(page)
  const main = page.getByRole('main')
  const event = main.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()
  await event.waitFor()
  const sums = main.getByRole('region', { name: 'Price breakdown' })
  const [frame, breakdown, compare, wish, facts, past] = await Promise.all(
    [
      sums.locator('xpath=../..'),
      sums,
      main.getByRole('button', { name: 'Compare', exact: true }),
      main.getByRole('button', { name: 'Add to wishes', exact: true }),
      main.getByRole('region', { name: 'Details' }),
      main.getByRole('region', { name: 'Activity' }),
    ].map((part) => part.boundingBox()),
  )
  assert.ok(frame && breakdown && compare && wish && facts && past)
  const buy = await main.getByRole('button', { name: 'Buy', exact: true }).boundingBox()
  assert.ok(buy && frame.y < buy.y && frame.y + frame.height >= breakdown.y + breakdown.height, 'in one frame')
  const gaps = [
    compare.y - frame.y - frame.height,
    wish.x - compare.x - compare.width,
    facts.y - compare.y - compare.height,
    past.y - facts.y - facts.height,
  ]
  assert.equal(
    gaps.map((gap) => Math.round(gap)),
    [16, 12, 16, 16],
  )
  const end = Math.max(await bottomOf(event.locator('time')), await bottomOf(event.getByRole('button')))
  assert.ok(end <= DESKTOP.height, `down to ${end}`)
  await close()
})

test('a desktop says in a panel of one line that nothing has happened', async () => {
  const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'game' })
  const { page, close } = await enter('alice', `/cardDetail?id=${card}`, { viewport: DESKTOP })
  await settled(page)
  const past = page.getByRole('main').getByRole('region', { name: 'Activity' })
  const line = past.getByText('Nothing has happened with it yet.', { exact: true })
  await line.waitFor()
  const heading = await past.getByRole('heading', { name: 'Activity' }).boundingBox()
  const words = await line.boundingBox()
  assert.ok(heading && words && words.x >= heading.x + heading.width + 8, JSON.stringify(words))
  assert.ok(words.y < heading.y + heading.height && heading.y < words.y + words.height, 'in one line')
  const panel = await past.boundingBox()
  assert.ok(panel && panel.height <= 64, JSON.stringify(panel))
  assert.ok((await bottomOf(past)) <= DESKTOP.height, `down to ${await bottomOf(past)}`)
  await close()
})

for (const viewport of [PHONE, DESKTOP])
  test(`${viewport.width} px: an own card's other actions are in the first view, in the bar or above it`, async () => {
    const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'game' })
    const { page, close } = await enter('alice', `/cardDetail?id=${card}`, { viewport })
    await settled(page)
    const main = page.getByRole('main')
    const [activate, compare] = await Promise.all(
      ['Activate', 'Compare'].map((name) => main.getByRole('button', { name, exact: true }).boundingBox()),
    )
    assert.ok(activate && compare)
    await main.getByRole('button', { name: 'Compare', exact: true }).locator('svg').waitFor()
    if (viewport === DESKTOP)
      assert.equal([compare.y, compare.height, compare.width], [activate.y, activate.height, activate.width], 'a pair')
    else {
      const frame = await main.locator('footer').boundingBox()
      assert.ok(
        frame && activate.y >= frame.y && activate.y + activate.height <= frame.y + frame.height,
        'in one frame',
      )
      const defense = await main.getByText('Defense', { exact: true }).boundingBox()
      assert.ok(defense && defense.y + defense.height + 44 <= frame.y, 'the values that a fight begins with')
      assert.ok(
        compare.y >= defense.y + defense.height && compare.y + compare.height <= frame.y,
        `under them, above the bar: ${JSON.stringify(compare)}`,
      )
      await main.getByText('Compare', { exact: true }).click()
      const note = main.getByText('Now tap a second card, on the market or in your account.')
      await note.waitFor()
      const [worth, held] = [await main.locator('[data-part=worth]').boundingBox(), await note.boundingBox()]
      assert.ok(worth && held && held.y >= worth.y + worth.height, 'what follows from it does not cover that row')
    }
    assert.equal(await smallTargets(page), [])
    await close()
  })

for (const [locale, words] of LANGUAGES)
  test(`four actions on a phone in ${locale} are two pairs, in the bar and in a row above it`, async () => {
    const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    const { page, close } = await enter('alice', `/cardDetail?id=${card}`, { viewport: PHONE, locale })
    await settled(page)
    const further = page.getByRole('region', { name: words.actions, exact: true }).locator('div > button')
    const footer = page.getByRole('main').locator('footer')
    const [above, within] = await Promise.all(
      [further, footer.getByRole('button')].map((buttons) =>
        buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON())),
      ),
    )
    for (const pair of [above, within]) {
      assert.is(pair?.length, 2)
      assert.is(new Set(pair?.map(({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`)).size, 1)
      assert.equal([new Set(pair?.map(({ x }) => x)).size, new Set(pair?.map(({ y }) => y)).size], [2, 1])
    }
    // The wide letters of a machine without a phone's give a button a second line in English and Indonesian.
    const bar = await footer.boundingBox()
    const away = locale === 'zh-TW' ? 12 : 0
    assert.ok(bar && above?.[0].bottom + away <= bar.y, `${above?.[0].bottom} and ${bar?.y}`)
    await close()
  })

test('what follows from a tap on the stage is under the values, in words', async () => {
  const one = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { id: card } = await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '20' })
  const { page, url, close } = await enter('alice', `/cardDetail?id=${one.id}`, { viewport: PHONE })
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.evaluate(
    (path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    `${new URL(url).origin}/cardDetail?id=${card}`,
  )
  await page.getByRole('button', { name: 'Add to wishes', exact: true }).click()
  const [compare, wishes, vitals, attributes] = await Promise.all(
    [
      page.getByRole('link', { name: `Compare with ${one.name}` }),
      page.getByRole('link', { name: 'To the wishes' }),
      page.locator('[data-part=summary]'),
      page.getByRole('region', { name: 'Attributes', exact: true }),
    ].map(async (part) => {
      await part.waitFor()
      return part.boundingBox()
    }),
  )
  assert.ok(compare && wishes && vitals && attributes)
  assert.ok(compare.y >= vitals.y + vitals.height + 8 && wishes.y + wishes.height + 8 <= attributes.y)
  await page.getByRole('button', { name: 'Remove from wishes', exact: true }).waitFor()
  assert.equal(await violations(page), [])
  assert.equal(await smallTargets(page), [])
  assert.equal(await overflow(page), [])
  await close()
})

for (const width of [DESKTOP.width, 1920])
  test(`${width} px: the card, the action with the facts, and the attributes in three columns`, async () => {
    const { id: card } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '20' })
    const { page, close } = await enter('bob', `/cardDetail?id=${card}`, { viewport: { width, height: 900 } })
    await settled(page)
    const main = page.getByRole('main')
    const boxes = await Promise.all(
      [
        main.locator('header figure'),
        main.getByRole('button', { name: 'Buy', exact: true }),
        main.locator('[data-part=summary]'),
        main.getByRole('heading', { level: 1 }),
      ].map((part) => part.boundingBox()),
    )
    const [art, buy, attributes, name] = boxes
    assert.ok(art && buy && attributes && name)
    assert.ok(name.x >= art.x + art.width && name.y + name.height <= buy.y, 'the name is above the action')
    assert.ok(art.x + art.width <= buy.x && buy.x + buy.width <= attributes.x, JSON.stringify(boxes))
    assert.ok(attributes.x + attributes.width - art.x >= 0.92 * Math.min(width, 1_900), JSON.stringify(boxes))
    assert.ok(Math.max(art.y, buy.y, attributes.y) < 200, JSON.stringify(boxes))
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false)
    assert.equal(await violations(page), [])
    await close()
  })

test.run()
