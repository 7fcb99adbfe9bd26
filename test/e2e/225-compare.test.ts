import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { overflow, smallTargets, violations } from './support/accessibility'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/compare')
test.before.each(() => sandbox.reset())

test('two cards, chosen on their pages, stand side by side', async () => {
  const one = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const other = await sandbox.give('bob', { kind: 'pet', place: 'game' })
  const { page, url, close } = await enter('alice', `/cardDetail?id=${one.id}`)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByText('Now tap a second card, on the market or in your account.').waitFor()
  // Without a new page: what was chosen is not kept any longer than the visit.
  await page.evaluate(
    (path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    `${new URL(url).origin}/gun/pet/${other.index_id}`,
  )
  await page.getByRole('link', { name: `Compare with ${one.name}` }).click()
  const table = page.getByRole('table')
  await table.waitFor()
  for (const [label, mine, theirs] of [
    ['Grade', one.grade, other.grade],
    ['Level', one.level, other.level],
  ] as const) {
    const cells = await table.getByRole('row').filter({ hasText: label }).first().getByRole('cell').allTextContents()
    assert.match(cells[1] ?? '', new RegExp(`^${mine}${mine > theirs ? '.+higher' : '$'}`))
    assert.match(cells[2] ?? '', new RegExp(`^${theirs}${theirs > mine ? '.+higher' : '$'}`))
  }
  await close()
})

const barOf = (page: Page) => page.getByRole('region', { name: 'Compare two', exact: true })
const tilesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

test('begun in the account, a tap on the market ends it', async () => {
  const own = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, close } = await enter('alice', '/accountAccount')
  await page
    .getByRole('button', { name: new RegExp(own.name) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Compare', exact: true }).click()
  await barOf(page).getByText(`Comparing with ${own.name}. Tap a second card.`).waitFor()
  assert.equal(await violations(page), [])
  assert.equal(await smallTargets(page), [])
  await page.getByRole('link', { name: 'Market', exact: true }).first().click()
  await barOf(page).getByText(`Comparing with ${own.name}`).waitFor()
  await tilesOf(page).first().click()
  await page.getByRole('table').waitFor()
  assert.match(page.url(), /\/compare\?one=/)
  assert.is(await barOf(page).count(), 0)
  await close()
})

test('on the market the menu begins it: two taps on tiles, and a way to stop', async () => {
  const { page, close } = await enter('alice', '/marketplace')
  const begin = async () => {
    await page.getByRole('button', { name: 'Menu' }).first().click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Compare two' }).click()
    await barOf(page).getByText('Tap the first of two cards to compare.').waitFor()
  }
  await tilesOf(page).first().waitFor()
  await begin()
  await barOf(page).getByRole('button', { name: 'Stop' }).click()
  await barOf(page).waitFor({ state: 'detached' })
  await begin()
  await tilesOf(page).first().click()
  await barOf(page)
    .getByText(/^Comparing with/)
    .waitFor()
  await tilesOf(page).first().click()
  await barOf(page).getByText('That is the same card. Tap another one.').waitFor()
  await tilesOf(page).nth(1).click()
  await page.getByRole('table').waitFor()
  await close()
})

test('a tap on an empty place leads to the cards for it, and a place is a card', async () => {
  const { page, close } = await enter('alice', '/compare')
  const [first, second] = ['First card', 'Second card'].map((name) => page.getByRole('link', { name, exact: true }))
  for (const place of [first, second]) {
    const { width = 0, height = 0 } = (await place?.boundingBox()) ?? {}
    assert.ok(width >= 140 && Math.abs(height / width - 4 / 3) < 0.02, `${width} x ${height}`)
  }
  const edges = async (part: Locator | undefined) => {
    const { x = 0, width = 0 } = (await part?.boundingBox()) ?? {}
    return [Math.round(x), Math.round(x + width)]
  }
  const [[left], [, right], choice] = await Promise.all([
    edges(first),
    edges(second),
    edges(page.getByRole('group', { name: 'Choose from' })),
  ])
  assert.equal(choice, [left, right])
  assert.equal(await violations(page), [])
  await first?.click()
  await barOf(page).getByText('Tap the first of two cards to compare.').waitFor()
  await tilesOf(page).first().click()
  await tilesOf(page).nth(1).click()
  await page.getByRole('table').waitFor()
  await close()
})

test('two of the player’s own are chosen with a tap each', async () => {
  const { page, close } = await enter('alice', '/compare')
  const own = page.getByRole('region', { name: 'My assets' }).getByRole('link')
  const name = (await own.first().getByRole('img').getAttribute('alt')) ?? ''
  await own.first().click()
  await page.getByText('Chosen', { exact: true }).waitFor()
  await page.getByRole('main').getByRole('img', { name }).first().waitFor()
  await own.first().click()
  await page.getByRole('table').waitFor()
  await close()
})

test('one choice decides whose cards are there to tap, and all of them are behind the last', async () => {
  const { page, close } = await enter('alice', '/compare')
  const own = page.getByRole('region', { name: 'My assets' })
  await own.getByRole('img').first().waitFor()
  await own.getByRole('link', { name: 'From my assets' }).waitFor()
  await page.getByText('Market', { exact: true }).and(page.locator('label')).click()
  const offers = page.getByRole('region', { name: 'Market', exact: true })
  await offers.getByRole('img').first().waitFor()
  assert.is(await own.count(), 0)
  assert.equal(await violations(page), [])
  assert.equal(await smallTargets(page), [])
  await offers.getByRole('link').first().click()
  await page.getByText('Chosen', { exact: true }).waitFor()
  await offers.getByRole('link', { name: 'From the market' }).click()
  await barOf(page).getByText('Choose a second card to compare it with.').waitFor()
  await close()
})

for (const [name, viewport, locale, tile] of [
  ['phone', PHONE, 'en-US', 72],
  ['phone', PHONE, 'zh-TW', 72],
  ['phone', PHONE, 'id-ID', 72],
  ['desktop', DESKTOP, 'en-US', 96],
] as const)
  test(`the cards to choose from are in the first view of a ${name}, with their grade, in ${locale}`, async () => {
    const { page, close } = await enter('alice', '/compare', { viewport, locale })
    const pick = page.getByRole('region').getByRole('link').first()
    await pick.getByRole('img').waitFor()
    const { y = 999, width = 0, height = 0 } = (await pick.boundingBox()) ?? {}
    assert.ok(width >= tile, `${width} px wide`)
    const lowest = viewport === PHONE ? 582 : viewport.height
    assert.ok(y + height <= lowest, `down to ${y + height}, not ${lowest}`)
    assert.equal(await overflow(page), [])
    await close()
  })

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`the higher value has the longer bar, and the digits of both stay in line, on a ${name}`, async () => {
    const one = await sandbox.give('alice', { kind: 'dragon', place: 'game' })
    const other = await sandbox.give('alice', { kind: 'dragon', place: 'wallet' })
    const { page, close } = await enter('alice', `/compare?one=${one.id}&other=${other.id}`, { viewport })
    const table = page.getByRole('table')
    await table.waitFor()
    const values = await table.locator('[data-better]').evaluateAll((all) =>
      all.map((value) => {
        const digits = document.createRange()
        const text = [...(value.firstElementChild?.childNodes ?? [])].find((node) =>
          /\d/.test(node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''),
        )
        const cell = value.getBoundingClientRect()
        const bar = value.lastElementChild?.getBoundingClientRect()
        if (text) digits.selectNodeContents(text)
        const { left, right } = digits.getBoundingClientRect()
        return {
          isBetter: value.getAttribute('data-better') === 'true',
          isWhole: !!bar && Math.abs(bar.width - cell.width) < 1,
          barLeft: Math.round((bar?.left ?? 0) - cell.left),
          barRight: Math.round(cell.right - (bar?.right ?? 0)),
          column: (value.closest('td') as HTMLTableCellElement).cellIndex,
          left: Math.round(left),
          right: Math.round(right),
        }
      }),
    )
    assert.ok(values.some(({ isBetter }) => isBetter))
    for (const { isBetter, isWhole, column, barLeft, barRight } of values) {
      assert.is(isWhole, isBetter)
      assert.is(column === 1 ? barLeft : barRight, 0, 'from the edge of its card')
    }
    // The left card's are at the left edge.
    for (const [column, edge] of [
      [1, 'left'],
      [2, 'right'],
    ] as const)
      assert.is(new Set(values.filter((value) => value.column === column).map((value) => value[edge])).size, 1)
    await close()
  })

for (const locale of ['en-US', 'zh-TW', 'id-ID'])
  test(`who has more and the first four values are in a phone’s first view, under the two cards, in ${locale}`, async () => {
    const one = await sandbox.give('alice', { kind: 'dragon', place: 'game' })
    const other = await sandbox.give('alice', { kind: 'dragon', place: 'wallet' })
    const { page, close } = await enter('alice', `/compare?one=${one.id}&other=${other.id}`, {
      viewport: PHONE,
      locale,
    })
    await page.getByRole('table').waitFor()
    const rows = page.getByRole('row')
    const { y = 999, height = 0 } = (await rows.nth(5).boundingBox()) ?? {}
    assert.ok(y + height <= 581, `down to ${y + height}`)
    const cards = await page
      .getByRole('main')
      .getByRole('list')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
    const { y: top = 0 } = (await rows.nth(1).boundingBox()) ?? {}
    assert.ok((cards[0] ?? 999) < top, `${cards} and ${top}`)
    // The name is below the picture, where it hides no head.
    const pictures = page.getByRole('main').getByRole('list').locator('img')
    const names = page.getByRole('main').getByRole('heading', { level: 3 })
    for (const index of [0, 1]) {
      const box = await pictures.nth(index).boundingBox()
      const name = await names.nth(index).boundingBox()
      assert.ok(box && name && name.y >= box.y + box.height, `picture ${box?.y} + ${box?.height}, name ${name?.y}`)
    }
    // Each value is under its card, and its name is between them.
    const places = await rows
      .nth(2)
      .getByRole('cell')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    assert.ok((places[1] ?? 999) < (places[0] ?? 0) && (places[0] ?? 999) < (places[2] ?? 0), String(places))
    await close()
  })

for (const viewport of [{ width: 1024, height: 768 }, DESKTOP, { width: 1920, height: 1080 }])
  test(`${viewport.width} px: the values are between the two cards, which stay in view while they scroll`, async () => {
    const one = await sandbox.give('alice', { kind: 'dragon', place: 'game' })
    const other = await sandbox.give('alice', { kind: 'dragon', place: 'wallet' })
    const { page, close } = await enter('alice', `/compare?one=${one.id}&other=${other.id}`, { viewport })
    const table = page.getByRole('table')
    await table.waitFor()
    const cards = page.getByRole('main').getByRole('list').first().getByRole('listitem')
    const [left, right, values] = await Promise.all([
      cards.first().boundingBox(),
      cards.last().boundingBox(),
      table.boundingBox(),
    ])
    assert.ok(left && right && values)
    assert.ok(left.x + left.width <= values.x && values.x + values.width <= right.x, 'side by side')
    assert.equal([left.y, left.width], [right.y, right.width])
    assert.ok(left.width >= 240 && left.y + left.height <= viewport.height, JSON.stringify(left))
    assert.ok(values.y <= left.y + 8, `${values.y} and ${left.y}`)
    await page.getByRole('row').last().scrollIntoViewIfNeeded()
    for (const card of [cards.first(), cards.last()]) {
      const { y = -1, height = 0 } = (await card.boundingBox()) ?? {}
      assert.ok(y >= 56 && y + height <= viewport.height, `${y} + ${height}`)
    }
    assert.equal(await violations(page), [])
    assert.equal(await overflow(page), [])
    await close()
  })

test('on a tablet a value ends where its head does', async () => {
  const one = await sandbox.give('alice', { kind: 'dragon', place: 'game' })
  const other = await sandbox.give('alice', { kind: 'dragon', place: 'wallet' })
  const { page, close } = await enter('alice', `/compare?one=${one.id}&other=${other.id}`, {
    viewport: { width: 800, height: 1024 },
  })
  await page.getByRole('table').waitFor()
  const ends = await page.getByRole('row').evaluateAll((rows) =>
    rows.slice(0, 3).map((row) => {
      const cell = row.lastElementChild as HTMLElement
      const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const text = document.createRange()
      text.selectNodeContents(walk.nextNode() ?? cell)
      return Math.round(text.getBoundingClientRect().right)
    }),
  )
  assert.ok(Math.max(...ends) - Math.min(...ends) <= 1, String(ends))
  await close()
})

test('an address with one of two leads to the second', async () => {
  const one = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, close } = await enter('alice', `/compare?one=${one.id}`)
  await page.getByText('Chosen', { exact: true }).waitFor()
  assert.is(await page.getByRole('link', { name: 'First card' }).count(), 0)
  await page.getByRole('link', { name: 'Second card' }).click()
  await barOf(page).getByText('Choose a second card to compare it with.').waitFor()
  await tilesOf(page).first().click()
  await page.getByRole('table').waitFor()
  assert.ok(page.url().includes(`one=${one.id}&other=`))
  await close()
})

for (const [name, viewport, locale] of [
  ['phone', PHONE, 'zh-TW'],
  ['phone', PHONE, 'id-ID'],
  ['desktop', DESKTOP, 'en-US'],
] as const)
  test(`two dragons, for everybody, on a ${name} in ${locale}`, async () => {
    const one = await sandbox.give('alice', { kind: 'dragon', place: 'game' })
    const other = await sandbox.give('alice', { kind: 'dragon', place: 'wallet' })
    const { page, close } = await enter('alice', `/compare?one=${one.id}&other=${other.id}`, { viewport, locale })
    await page.getByRole('table').waitFor()
    assert.ok((await page.getByRole('row').count()) > 9)
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    await close()
  })

test('one that is not there says so, with a way to try again', async () => {
  const one = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, close } = await enter('alice', `/compare?one=${one.id}&other=999999`, { allowed: /404|Failed to load/ })
  await page.getByRole('heading', { name: 'The two could not be loaded' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('link', { name: 'From the market' }).waitFor()
  await close()
})

test.run()
