import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { control } from './support/control'
import { tabTo } from './support/keyboard'
import { sandbox } from './support/sandbox'
import { DESKTOP, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/market head')
test.before(() => sandbox.reset())

/** Where the fixed bar at the bottom of a phone begins, in pixels at 360x640. */
const BAR_AT = 582

const offers = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const filterOf = (page: Page, word: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${word}`) })
const boxOf = async (part: ReturnType<Page['locator']>) => {
  const box = await part.boundingBox()
  assert.ok(box, 'it is drawn')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The width of the fade at the end of the row of kinds, in pixels. */
const FADE = 40

/** From where to where the word of each kind goes, in pixels from the end of their row; what is positive is hidden. */
const wordEnds = (page: Page, label: string) =>
  page.getByRole('navigation', { name: label }).evaluate((nav) =>
    [...nav.children].map((tab) => {
      const word = document.createRange()
      word.selectNodeContents(tab)
      const { left, right } = word.getBoundingClientRect()
      const end = nav.getBoundingClientRect().right
      return { from: left - end, to: right - end }
    }),
  )

for (const locale of ['en', 'zh-TW', 'id'] as const) {
  const word = wordsOf(locale)

  test(`a phone's first view is offers, not chrome, in ${locale}`, async () => {
    const { page, close } = await visit('/marketplace', { locale: locale === 'en' ? 'en-US' : locale })
    await offers(page).first().waitFor()
    const title = page.getByRole('heading', { level: 1, name: word('market.title') })
    assert.ok((await boxOf(title)).height <= 1, 'the title is for screen readers')
    const kinds = await boxOf(page.getByRole('navigation', { name: word('market.kinds') }))
    assert.is(kinds.height, 44)
    const filter = await boxOf(page.getByRole('button', { name: word('market.filter') }))
    const sort = await boxOf(page.getByLabel(word('market.sort')))
    for (const target of [sort, filter])
      assert.ok(target.height >= 44 && target.width >= 44, 'order and filters have room for a thumb')
    assert.ok(sort.y >= kinds.y && filter.bottom <= kinds.bottom, 'they are in the row of kinds')
    assert.ok(kinds.right <= sort.x && sort.right <= filter.x && filter.right <= 360, 'after the kinds')
    assert.ok(kinds.width >= 220, `and leave them ${kinds.width}`)
    const count = await boxOf(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first())
    assert.ok(count.height <= 1, 'the count is for screen readers')
    for (const index of [0, 1]) {
      const tile = await boxOf(offers(page).nth(index))
      assert.ok(tile.y >= kinds.bottom + 8 && tile.y <= 112, `the first row begins at ${tile.y}`)
    }
    for (const index of [0, 1, 2, 3]) {
      const tile = offers(page).nth(index)
      const price = await boxOf(tile.getByText(/^[\d.,]+\s*MDS$/))
      const limit = index < 2 ? 336 : BAR_AT - 12
      assert.ok(price.bottom <= limit, `the price of offer ${index} ends at ${price.bottom}`)
      assert.ok(price.height < 30, 'in one line')
      const { bottom } = await boxOf(tile)
      assert.ok(bottom <= limit + 2, `and the offer at ${bottom}: two rows are whole in the first view`)
    }
    const named = offers(page).locator('h3')
    const drawn = await named.evaluateAll((all) =>
      all.slice(0, 4).map((name) => {
        const letters = document.createRange()
        letters.selectNodeContents(name)
        const { top, height } = letters.getBoundingClientRect()
        const picture = name.parentElement?.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
        return { lines: Math.round(height / 15), from: (top - picture.top) / picture.width }
      }),
    )
    assert.ok(drawn.filter(({ lines }) => lines > 1).length <= 1, `most names have one line: ${JSON.stringify(drawn)}`)
    for (const { lines, from } of drawn)
      assert.ok(from >= (lines > 1 ? 0.615 : 0.71), `a name begins below the face: at ${from} of the picture's width`)
    await close()
  })

  test(`each filter that hides offers has a chip below the row, which stays one row, in ${locale}`, async () => {
    const { page, url, close } = await visit('/login', { locale: locale === 'en' ? 'en-US' : locale })
    await page.goto(`${url}/marketplace?val1=2&val3=priceHigh&star=2`)
    const chips = page.getByRole('main').getByRole('list', { name: word('market.filter'), exact: true })
    await chips.waitFor()
    assert.is(await chips.getByRole('button').count(), 2)
    const sort = await boxOf(page.getByLabel(word('market.sort')))
    const filter = await boxOf(page.getByRole('button', { name: `${word('market.filter')} (2)` }))
    assert.is(sort.y, filter.y, 'order and filter are in one row')
    assert.is(filter.width, 44, 'their number moves no other sign')
    const number = await boxOf(page.getByRole('main').getByText('2', { exact: true }))
    assert.ok(number.x > filter.x && number.right <= 360 && number.y > filter.y && number.bottom < filter.y + 30)
    for (const chip of await chips.getByRole('button').all()) {
      const { y, height, right } = await boxOf(chip)
      assert.ok(y >= filter.bottom && height >= 44 && right <= 360, 'a chip below it for a thumb')
    }
    const before = await boxOf(filterOf(page, word('market.filter')))
    await chips.getByRole('button').last().click()
    await page.waitForURL(/\?val1=2&val3=priceHigh$/)
    await offers(page).first().waitFor()
    assert.is(await chips.getByRole('button').count(), 1)
    assert.is((await boxOf(filterOf(page, word('market.filter')))).y, before.y)
    assert.ok((await boxOf(offers(page).first())).y <= 112 + 52)
    await close()
  })

  test(`the filter sheet has profession and stars in one row, and all of it in view, in ${locale}`, async () => {
    const { page, close } = await visit('/marketplace', { locale: locale === 'en' ? 'en-US' : locale })
    await offers(page).first().waitFor()
    await filterOf(page, word('market.filter')).click()
    const sheet = page.getByRole('dialog', { name: word('market.filter') })
    await sheet.getByRole('radio').first().waitFor()
    const [header, profession, star, show] = await Promise.all([
      boxOf(sheet.getByRole('heading')),
      boxOf(sheet.getByLabel(word('market.profession'))),
      boxOf(sheet.getByLabel(word('market.star'))),
      boxOf(sheet.getByRole('button', { name: new RegExp(`^${word('market.show')}`) })),
    ])
    assert.is(profession.y, star.y)
    assert.ok(profession.right < star.x)
    assert.ok(header.y >= 0 && show.bottom <= 640)
    const boxes = await sheet
      .locator('select')
      .evaluateAll((all) => all.map((each) => each.closest('div')?.offsetHeight))
    assert.is(new Set(boxes).size, 1, `no arrow wraps: ${boxes}`)
    await close()
  })

  test(`a phone's search is one tap away, before the order, also while filters apply, in ${locale}`, async () => {
    const { page, url, close } = await visit('/login', { locale: locale === 'en' ? 'en-US' : locale })
    await page.goto(`${url}/marketplace?val1=2`)
    const search = page.getByRole('button', { name: word('market.search'), exact: true })
    await search.waitFor()
    const [box, sort] = [await boxOf(search), await boxOf(page.getByLabel(word('market.sort')))]
    assert.ok(box.width >= 44 && box.height >= 44, `${box.width} x ${box.height}`)
    assert.is(box.y, sort.y)
    assert.ok(box.right <= sort.x)
    await search.click()
    const sheet = page.getByRole('dialog', { name: word('market.filter') })
    const field = sheet.getByLabel(word('market.search'))
    await field.waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'sheet-search')
    await page.keyboard.type('zzzz')
    await sheet.getByRole('button', { name: new RegExp(`^${word('market.show')}`) }).click()
    await page.waitForURL(/search=zzzz/)
    await close()
  })

  test(`below a single offer the other kinds are in view, in ${locale}`, async () => {
    const { page, url, close } = await visit('/login', { locale: locale === 'en' ? 'en-US' : locale })
    await page.goto(`${url}/marketplace?val1=2&val2=3`)
    const stones = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: word('market.tab_lingshi') })
    await stones.waitFor()
    await page.getByRole('list', { name: word('market.filter'), exact: true }).waitFor()
    const { bottom } = await boxOf(stones)
    assert.ok(bottom <= BAR_AT - 4, `they end at ${bottom}`)
    await close()
  })

  test(`the row of kinds shows that it goes on, and brings the chosen one into view, in ${locale}`, async () => {
    const { page, url, close } = await visit('/marketplace', { locale: locale === 'en' ? 'en-US' : locale })
    const label = word('market.kinds')
    const last = page.getByRole('link', { name: word('market.tab_lingshi'), exact: true })
    await last.waitFor()
    const faded = (await wordEnds(page, label)).filter(({ from, to }) => from < -4 && to > 4 - FADE)
    assert.ok(faded.length > 0, 'a word fades at the end')
    await page.goto(`${url}/marketplace?val6=lingshi`)
    await offers(page).first().waitFor()
    const { to = 1 } = (await wordEnds(page, label)).at(-1) ?? {}
    assert.ok(to <= 0, `the chosen one is whole: it ends ${to} after the row`)
    assert.ok((await boxOf(last)).x >= 0)
    await close()
  })
}

test('a tile is read by its name, then class, state, price, grade and stars', async () => {
  const { page, close } = await visit('/marketplace')
  const tree = await offers(page).first().ariaSnapshot()
  assert.match(
    tree,
    /link "\w.+ · [\w ]+ (Level \d+|111 auction.*) [\d.,]+ MDS (Common|Fine|Rare|Epic|Legend) \d+ .*\d of 7 stars"/,
  )
  await close()
})

test('the first pictures come at once, and nothing in view moves when the offers arrive', async () => {
  const { page, url, close } = await visit('/login')
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(self, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const viewport of [{ width: 412, height: 823 }, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.goto(`${url}/marketplace`)
    const picture = offers(page).first().locator('img')
    await picture.waitFor()
    assert.is(await picture.getAttribute('loading'), 'eager')
    assert.is(await picture.getAttribute('fetchpriority'), 'high')
    await page.getByRole('contentinfo').getByRole('link').first().waitFor()
    const moved = await page.evaluate(() => (self as unknown as { moved: number[] }).moved)
    assert.equal(moved, [], `at ${viewport.width}`)
  }
  assert.match((await page.locator('meta[name=description]').getAttribute('content')) ?? '', /\w/)
  await close()
})

for (const locale of ['en', 'zh-TW', 'id'] as const)
  test(`a desktop’s filters are 48 px high, and the offers begin below 190 px, in ${locale}`, async () => {
    const { page, close } = await visit('/marketplace', {
      viewport: DESKTOP,
      locale: locale === 'en' ? 'en-US' : locale,
    })
    const search = page.getByLabel(wordsOf(locale)('market.search'))
    await search.waitFor()
    await offers(page).first().waitFor()
    const fields = await search.evaluate((input) => {
      const row = input.closest('[data-after]')?.parentElement
      return [...(row?.querySelectorAll('label') ?? [])].map((label) => label.parentElement?.offsetHeight)
    })
    assert.equal(fields, [48, 48, 48, 48, 48])
    const turned = await search.evaluate((input) => {
      const sign = input.closest('label')?.nextElementSibling
      return sign && getComputedStyle(sign).transform
    })
    assert.is(turned, 'none', 'the sign of the search is upright')
    const first = await boxOf(offers(page).first())
    assert.ok(first.y <= 190, `at ${first.y}`)
    const inRow = await offers(page).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().y)))
    const second = offers(page).nth(inRow.findIndex((y) => y > (inRow[0] ?? 0)))
    const price = await boxOf(second.getByText(/^[\d.,]+\s*MDS$/))
    assert.ok(price.bottom <= 788, `the prices of the second row are in view: they end at ${price.bottom}`)
    const columns = await offers(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
    const starts = await search.evaluate((input) =>
      [...(input.closest('[data-after]')?.parentElement?.children ?? [])].map((each) => each.getBoundingClientRect().x),
    )
    assert.equal(starts, columns.slice(0, starts.length), 'a field begins where a column of offers does')
    const kinds = await boxOf(page.getByRole('navigation', { name: wordsOf(locale)('market.kinds') }))
    const count = await boxOf(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first())
    assert.ok(count.y >= kinds.y && count.bottom <= kinds.bottom, 'the count is in the row of kinds')
    await close()
  })

test('the last of a few offers is followed by a place of their size that leads to all of them', async () => {
  const { page, url, close } = await visit('/login')
  await page.goto(`${url}/marketplace?val1=2&val3=priceHigh&star=2`)
  const wayOn = offers(page).filter({ hasText: 'Clear filters' })
  await wayOn.getByText('End of list').waitFor()
  const [end, tile] = [await boxOf(wayOn), await boxOf(offers(page).first())]
  assert.equal([end.width, end.height], [tile.width, tile.height])
  await wayOn.click()
  await page.waitForURL(/\?val3=priceHigh$/)
  await offers(page).nth(3).waitFor()
  assert.is(await wayOn.count(), 0)
  await close()
})

test('a tap clears the search, and the next one can be typed at once', async () => {
  const { page, close } = await visit('/marketplace?search=zzzz', { viewport: DESKTOP })
  const field = page.getByRole('searchbox', { name: 'Name or token ID' })
  const clear = page.getByRole('button', { name: 'zzzz: Clear' })
  await clear.waitFor()
  const [box, sign] = [await boxOf(field), await boxOf(clear)]
  assert.ok(sign.width >= 44 && sign.height >= 44, `${sign.width} x ${sign.height}`)
  assert.ok(sign.x >= box.x && sign.right - box.right <= 44, 'it is at the end of the field')
  await clear.click()
  await page.waitForURL(/\/marketplace$/)
  assert.is(await field.inputValue(), '')
  assert.ok(await field.evaluate((element) => element === document.activeElement))
  assert.is(await clear.count(), 0)
  await close()
})

test('the keyboard chooses filter after filter in the row', async () => {
  const { page, close } = await visit('/marketplace', { viewport: DESKTOP })
  const camp = page.getByLabel('Camp')
  await camp.waitFor()
  await tabTo(page, camp)
  for (const value of ['1', '2', '3']) {
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(new RegExp(`val1=${value}`))
    await page.getByRole('main').getByRole('status').filter({ hasText: 'on offer' }).waitFor()
    assert.ok(await camp.evaluate((element) => element === document.activeElement), `the focus after camp ${value}`)
  }
  await close()
})

test('a wide window has the filters beside the offers, and five columns of them', async () => {
  const { page, close } = await visit('/marketplace', { viewport: { width: 1920, height: 1080 } })
  const sort = page.getByLabel('Sort by')
  await sort.waitFor()
  const first = await boxOf(offers(page).first())
  assert.ok((await boxOf(sort)).right < first.x, 'the filters are to the left')
  assert.is((await boxOf(offers(page).nth(4))).y, first.y)
  assert.ok((await boxOf(offers(page).nth(4))).right > 1640)
  await close()
})

test('an auction tells how long it takes bids, amber in the last hour, at the end of its words and not on the picture', async () => {
  const { name } = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '20' })
  await control.passTime(3_600)
  const { page, close } = await visit('/marketplace')
  const tile = offers(page).filter({ hasText: name }).first()
  const time = tile.locator('time')
  await time.getByText(/^2[23] h( \d+ m)?$/).waitFor()
  assert.is(await time.getAttribute('data-soon'), 'false')
  const heights = await offers(page).evaluateAll((tiles) => tiles.map((each) => each.getBoundingClientRect().height))
  assert.is(new Set(heights).size, 1, String(heights))
  assert.ok((await boxOf(tile.getByText(/^[\d.,]+\s*MDS$/))).bottom <= (await boxOf(tile)).bottom)
  assert.match(await tile.ariaSnapshot(), /111 auction/)
  assert.is(
    await tile.getByText('Bid', { exact: true }).evaluate((bid) => getComputedStyle(bid).color),
    'rgb(236, 202, 132)',
  )
  const level = await boxOf(tile.getByText(/^Level \d+$/))
  const grade = await boxOf(tile.getByText(/^(Common|Fine|Rare|Epic|Legend) \d+$/))
  assert.ok(Math.abs(level.y + level.height / 2 - grade.y - grade.height / 2) < 3, 'its level is beside its grade')
  const [sign, picture, words, whole] = [
    await boxOf(time),
    await boxOf(tile.locator('img')),
    await boxOf(tile.locator('[data-part=words]')),
    await boxOf(tile),
  ]
  assert.ok(sign.y >= grade.bottom && sign.y >= picture.bottom, `the time begins at ${sign.y}`)
  assert.ok(Math.abs(sign.y - words.y) < 3, 'in the line of its words')
  assert.ok(sign.x >= words.right && sign.right <= whole.right - 10, `from ${sign.x} to ${sign.right}`)
  await control.passTime(22 * 3_600 + 900)
  await page.reload()
  await time.getByText(/^\d\d m$/).waitFor()
  assert.is(await time.evaluate((element) => getComputedStyle(element).color), 'rgb(245, 185, 104)')
  await close()
})

test('what an auction asks is marked as a bid, what a sale asks is not, and neither has more than two decimals', async () => {
  const { name } = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '181.1187' })
  const sale = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '16.0199' })
  const { page, close } = await visit('/marketplace')
  const auctioned = offers(page).filter({ hasText: name }).first()
  await auctioned.getByText('181.11', { exact: true }).waitFor()
  const [mark, price] = [
    await boxOf(auctioned.getByText('Bid', { exact: true })),
    await boxOf(auctioned.locator('[data-part=price] > span')),
  ]
  assert.ok(mark.x >= price.right + 4 && mark.right <= (await boxOf(auctioned)).right, 'the mark is after the price')
  const sold = offers(page).filter({ hasText: sale.name }).first()
  await sold.getByText('16.01', { exact: true }).waitFor()
  assert.is(await sold.getByText('Bid', { exact: true }).count(), 0)
  await close()
})

test('a provider that does not say when, or nonsense, gets tiles without a time', async () => {
  const { page, context, url, close } = await visit('/login')
  const said = [undefined, -1, 'soon', 253_402_300_799]
  await context.route('**/api/marketplace/list**', async (route) => {
    const answer = await (await route.fetch()).json()
    const items = answer.data.items.slice(0, said.length)
    for (const [index, item] of items.entries()) Object.assign(item, { market: 'auction', deadline: said[index] })
    await route.fulfill({ json: { ...answer, data: { ...answer.data, items, next: null } } })
  })
  await page.goto(`${url}/marketplace`)
  await offers(page)
    .nth(said.length - 1)
    .waitFor()
  await offers(page).getByText('111 auction').first().waitFor()
  await page.waitForLoadState('networkidle')
  assert.is(await offers(page).locator('time').count(), 0)
  assert.is(await offers(page).count(), said.length)
  await close()
})

test.run()
