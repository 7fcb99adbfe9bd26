import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/accountHead')
test.before.each(() => sandbox.reset())

/** As a browser names a language, and as the site does. */
const LANGUAGES = [
  ['en-US', 'en'],
  ['zh-TW', 'zh-TW'],
  ['id-ID', 'id'],
] as const

/** The lowest place at which the first own card may begin on a phone, in px. */
const LOWEST_CARD = 166
/** How much of the money that waits a phone shows at least, in px; the tests' letters are wider than a phone's. */
const TAKE_SHOWN = 90
/** The lowest place at which a desktop's first own card may begin, in px. */
const LOWEST_WIDE_CARD = 144
/** The lowest place at which a desktop's places may end, in px; the tests' letters are wider than a desktop's. */
const LOWEST_PLACE = 816

/** The numbers of the opened table that are broken over lines. */
const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-none]')]
      .filter((amount) => amount.getClientRects().length > 1)
      .map((amount) => amount.textContent ?? ''),
  )

async function boxOf(part: Locator) {
  await part.waitFor()
  const box = await part.boundingBox()
  assert.ok(box)
  return box
}

const findings = async (page: Page) => [
  ...(await violations(page)),
  ...(await smallTargets(page)),
  ...(await overflow(page)),
]

for (const [languageOf, locale] of LANGUAGES)
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
    const bar = await page.getByRole('navigation').last().boundingBox()
    const cards = main.getByRole('list', { name: word('account.assets'), exact: true }).getByRole('listitem')
    const next = await boxOf(cards.nth(2))
    assert.ok(bar && next.y + next.height <= bar.y - 8, `the second row ends at ${next.y + next.height}`)

    const places = page.getByRole('navigation', { name: word('account.places') })
    assert.is(await places.isVisible(), false, 'the menu has them')
    assert.equal(await findings(page), [])

    await main.getByRole('button', { name: new RegExp(`^${word('account.inWallet')}`) }).click()
    await page.getByRole('region', { name: word('account.balances') }).waitFor()
    await main.getByRole('button', { name: word('account.copyAddress') }).waitFor()
    assert.equal(await brokenNumbers(page), [])
    assert.equal(await findings(page), [])

    await strip.getByRole('button', { name: /MDS/ }).click()
    await main.getByRole('button', { name: word('waiting.take') }).waitFor()
    await page.getByRole('region', { name: word('account.balances') }).waitFor({ state: 'hidden' })
    assert.equal(await findings(page), [])
    await close()
  })

for (const [languageOf, locale] of LANGUAGES)
  test(`a desktop in ${locale}: what waits moves nothing when it comes, and all is in view`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await enter('carol', '/accountAccount', { viewport: DESKTOP, locale: languageOf })
    const main = page.getByRole('main')
    const topUp = main.getByRole('link', { name: word('account.topUp') })
    const before = await boxOf(topUp)
    const open = page.getByRole('region', { name: word('account.waits') }).getByRole('button', { name: /MDS/ })
    const take = await boxOf(open)
    assert.equal(await boxOf(topUp), before)
    const balances = await boxOf(main.getByRole('region', { name: word('account.balances') }))
    const card = await boxOf(main.getByRole('list', { name: word('account.assets'), exact: true }))
    // Within the edge of the panel that it shares with the player.
    assert.equal([take.x, take.width, take.height], [balances.x + 1, balances.width - 2, 56])
    assert.ok(take.y + take.height <= card.y + 84, `the money ends at ${take.y + take.height}`)
    assert.ok(balances.y + balances.height <= 760, `the balances end at ${balances.y + balances.height}`)
    const places = page.getByRole('navigation', { name: word('account.places') }).getByRole('link')
    const airs: number[] = []
    for (const place of await places.all()) {
      if (!(await place.isVisible())) continue
      const { x, y, width, height } = await boxOf(place)
      assert.ok(y + height <= DESKTOP.height || y >= DESKTOP.height, `the window cuts a place, from ${y}`)
      assert.ok(x + width <= balances.x + balances.width + 1, `a place ends at the right at ${x + width}`)
      const text = await place.evaluate((link) => {
        const range = document.createRange()
        if (link.lastChild) range.selectNode(link.lastChild)
        return range.getBoundingClientRect().width
      })
      airs.push(width - text)
    }
    assert.ok(
      airs.length === 5 && Math.max(...airs) - Math.min(...airs) < 1,
      `words as far apart as each other: ${airs}`,
    )
    assert.is(await topUp.getAttribute('data-kind'), 'secondary', 'one golden button, for what waits')
    assert.ok(card.y <= LOWEST_WIDE_CARD, `the first card begins at ${card.y}`)
    const all = main.getByRole('button', { name: word('waiting.take') })
    await all.waitFor({ state: 'hidden' })
    assert.equal(await findings(page), [])
    await open.click()
    assert.ok((await boxOf(all)).y < balances.y + 100, 'it opens above the balances')
    await main.getByText(word('waiting.text')).waitFor()
    assert.equal(await findings(page), [])
    await close()
  })

test('a phone shows who it is, the balance, the money that waits and the refresh button in one row', async () => {
  const { page, close } = await enter('alice', '/accountAccount')
  const strip = page.getByRole('region', { name: 'What waits for you' })
  const take = await boxOf(strip.getByRole('button', { name: /^Take .* MDS From trades$/ }))
  const balance = await boxOf(page.getByRole('button', { name: /^In the wallet 499,777 MDS Alice$/ }))
  assert.is(take.y, balance.y)
  const refresh = await boxOf(page.getByRole('main').getByRole('button', { name: 'Refresh' }))
  const [end, shown] = [balance.x + balance.width, refresh.x - take.x]
  assert.ok(end <= take.x && shown >= TAKE_SHOWN, `the balance ends at ${end}, and of the money ${shown} are seen`)
  const tiles = page.getByRole('main').getByRole('list', { name: 'Assets', exact: true }).getByRole('listitem')
  const tile = await boxOf(tiles.nth(1))
  assert.equal([refresh.y, refresh.width, refresh.x + refresh.width], [take.y, 44, tile.x + tile.width])
  await close()
})

for (const width of [320, 360])
  test(`${width} px: an own card is a picture with one line under it`, async () => {
    const { page, close } = await enter('alice', '/accountAccount', { viewport: { width, height: 640 } })
    const cards = page.getByRole('main').getByRole('list', { name: 'Assets', exact: true }).getByRole('listitem')
    const [card, picture] = [await boxOf(cards.first()), await boxOf(cards.first().locator('img'))]
    assert.ok(picture.height / picture.width >= 1.04, `${picture.width} by ${picture.height}`)
    assert.ok(card.height - picture.height <= 32, `${card.height}, of it the picture ${picture.height}`)
    await close()
  })

test('a phone shows the grade of a card with something to do between its picture and what is to do', async () => {
  const { id, name } = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  await sandbox.believe(id, 1)
  const { page, close } = await enter('alice', '/accountAccount?kind=hero')
  const cards = page.getByRole('main').getByRole('list', { name: 'Assets', exact: true })
  const card = cards.getByRole('listitem').filter({ hasText: name })
  await card.getByText(/^Finish/).scrollIntoViewIfNeeded()
  const [picture, grade] = [await boxOf(card.locator('img')), await boxOf(card.locator('[data-part=grade] span'))]
  const todo = await boxOf(card.getByText(/^Finish/))
  const boxes = JSON.stringify({ picture, grade, todo })
  assert.ok(picture.y + picture.height <= grade.y && grade.height >= 14, boxes)
  assert.ok(grade.y + grade.height <= todo.y, boxes)
  await close()
})

for (const viewport of [PHONE, DESKTOP])
  test(`no golden button before what waits is opened, and then one, ${viewport.width} px wide`, async () => {
    const { page, close } = await enter('alice', '/accountAccount', { viewport })
    const main = page.getByRole('main')
    const golden = () =>
      main
        .getByRole('button')
        .or(main.getByRole('link'))
        .evaluateAll((buttons) =>
          buttons
            .filter((button) =>
              [button, ...button.querySelectorAll('b')].some(
                (part) => getComputedStyle(part).color === 'rgb(35, 22, 6)' && part.getClientRects().length > 0,
              ),
            )
            .map((button) => button.textContent?.trim()),
        )
    const take = page.getByRole('region', { name: 'What waits for you' }).getByRole('button', { name: /^Take/ })
    await take.waitFor()
    // The cards lead.
    assert.equal(await golden(), [])
    await take.click()
    await main.getByRole('button', { name: 'Take it all' }).waitFor()
    assert.equal(await golden(), ['Take it all'])
    await close()
  })

test('a name is cut where the balance below it ends', async () => {
  const { page, close } = await enter('alice', '/accountAccount')
  const balance = page.getByRole('button', { name: /^In the wallet 499,777 MDS/ })
  const { width } = await boxOf(balance)
  await balance.evaluate((button) => {
    const name = [...button.querySelectorAll('small')].pop()
    if (name) name.textContent = 'Alexandria the Unforgettable of the North'
  })
  assert.is((await boxOf(balance)).width, width)
  await close()
})

for (const [languageOf, locale] of LANGUAGES)
  test(`a phone in ${locale}: a button beside the kinds opens the places, and shows all again`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await enter('alice', '/accountAccount', { locale: languageOf })
    const main = page.getByRole('main')
    const kinds = main.getByRole('navigation', { name: word('account.kinds') })
    const button = main.getByRole('button', { name: word('account.place') })
    const refresh = await boxOf(main.getByRole('button', { name: word('account.refresh') }))
    const [row, sign] = [await boxOf(kinds), await boxOf(button)]
    assert.equal([sign.width, sign.height, sign.x, sign.y], [44, 44, refresh.x, row.y], 'below the one that refreshes')
    assert.is(row.x + row.width, sign.x, 'no kind is under it')
    const wallet = main.getByRole('radio', { name: word('asset.place_wallet') })
    assert.is(await wallet.isVisible(), false)
    await button.click()
    await wallet.check({ force: true })
    await page.waitForURL(/place=wallet/)
    await main.getByText(word('asset.status_inTeam')).first().waitFor({ state: 'detached' })
    assert.is(await button.getAttribute('aria-expanded'), 'true')
    assert.equal(await findings(page), [])
    await button.click()
    await page.waitForURL(/\/accountAccount$/)
    assert.is(await wallet.isVisible(), false)
    await main.getByText(word('asset.status_inTeam')).first().waitFor()
    await page.goto(`${page.url()}?place=game`)
    await main.getByRole('radio', { name: word('asset.place_game'), checked: true }).waitFor()
    await close()
  })

for (const [languageOf, locale] of LANGUAGES)
  test(`a desktop in ${locale}: kinds, the sign of the places and the refresh button in one row`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await enter('alice', '/accountAccount', { viewport: DESKTOP, locale: languageOf })
    const main = page.getByRole('main')
    const kinds = await boxOf(main.getByRole('navigation', { name: word('account.kinds') }))
    const sign = main.getByRole('button', { name: word('account.place') })
    const refresh = await boxOf(main.getByRole('button', { name: word('account.refresh') }))
    const box = await boxOf(sign)
    assert.ok(kinds.height <= 60 && kinds.x + kinds.width <= box.x && box.x + box.width <= refresh.x)
    for (const { y, height } of [box, refresh]) assert.is(y + height / 2, kinds.y + kinds.height / 2)
    const wallet = main.getByRole('radio', { name: word('asset.place_wallet') })
    await wallet.waitFor({ state: 'hidden' })
    await sign.click()
    await wallet.check({ force: true })
    await page.waitForURL(/place=wallet/)
    await main.getByText(word('asset.status_inTeam')).first().waitFor({ state: 'detached' })
    assert.equal(await findings(page), [])
    await sign.click()
    await page.waitForURL(/\/accountAccount$/)
    await wallet.waitFor({ state: 'hidden' })
    await close()
  })

test('a tablet has the places in that row too', async () => {
  const { page, close } = await enter('alice', '/accountAccount', { viewport: { width: 768, height: 900 } })
  const balance = await boxOf(page.getByRole('button', { name: /^In the wallet 499,777 MDS Alice$/ }))
  const places = page.getByRole('navigation', { name: 'Where to go' }).getByRole('link')
  const tops = await places.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  assert.equal([tops.length, ...new Set(tops)], [12, balance.y])
  await close()
})

test('the state of each own card is one line, whether it is in a team or only kept', async () => {
  const { page, close } = await enter('alice', '/accountAccount')
  const main = page.getByRole('main')
  const list = main.getByRole('list', { name: 'Assets', exact: true })
  // Of the list's second half, and with the longest words: a common grade in the wallet.
  await list.getByRole('link', { name: 'Moonlit Hearth Flame' }).waitFor()
  const lines = await list
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .filter((item) => /In team|In the wallet/.test(item.querySelector('button')?.textContent ?? ''))
        .map((item) => item.querySelector('button svg + span')?.clientHeight),
    )
  assert.ok(lines.length >= 2)
  assert.equal(new Set(lines), new Set([14]), lines.join())
  await close()
})

test('a desktop shows an account that lacks nothing with its places, in one view', async () => {
  const { page, close } = await enter('alice', '/accountAccount', { viewport: DESKTOP })
  await page.getByRole('button', { name: /^Take .* MDS From trades$/ }).waitFor()
  const places = await boxOf(page.getByRole('navigation', { name: 'Where to go' }))
  assert.ok(places.y + places.height <= LOWEST_PLACE, `they end at ${places.y + places.height}`)
  await close()
})

for (const width of [1280, 1000])
  test(`${width} px: what waits for a player without assets is over the places, and both are whole`, async () => {
    const { page, close } = await visit('/login', { viewport: { width, height: 800 } })
    await walletOf(page).useAccount('erin')
    await loginOf(page).throughWallet()
    const waits = await boxOf(page.getByRole('region', { name: 'What waits for you' }))
    const places = await boxOf(page.getByRole('navigation', { name: 'Where to go' }))
    const balances = await boxOf(page.getByRole('main').getByRole('region', { name: 'Balances' }))
    const boxes = JSON.stringify([waits, places, balances])
    assert.ok(waits.y + waits.height <= places.y && places.y + places.height + 16 <= balances.y, boxes)
    await close()
  })

test('the last chip of a tablet ends before the refresh button', async () => {
  const { page, close } = await enter('carol', '/accountAccount', { viewport: { width: 768, height: 900 } })
  const refresh = await boxOf(page.getByRole('main').getByRole('button', { name: 'Refresh' }))
  const waits = page.getByRole('region', { name: 'What waits for you' })
  // Each that comes moves the chips.
  for (const name of [/MDS/, /to set up/]) await waits.getByRole('button', { name }).waitFor()
  await settled(page)
  const last = page.getByRole('navigation', { name: 'Where to go' }).getByRole('link').last()
  await last.focus()
  const { x, width } = await boxOf(last)
  assert.ok(x + width <= refresh.x, `up to ${x + width}, and the button is at ${refresh.x}`)
  await close()
})

test('a tile and its button are one frame in the colour of its rarity', async () => {
  const { page, close } = await enter('alice', '/accountAccount')
  const main = page.getByRole('main')
  const item = main.getByRole('list', { name: 'Assets', exact: true }).getByRole('listitem').first()
  const [tile, button] = [await boxOf(item.getByRole('link')), await boxOf(item.getByRole('button'))]
  assert.equal([button.x, button.width, button.height], [tile.x, tile.width, 44])
  assert.is(button.y, tile.y + tile.height - 16, 'a finger has some of the grade, too')
  const looks = await item.evaluate((element) =>
    ['a', 'button'].map((part) => {
      const { borderLeftColor, borderTopWidth, borderBottomWidth, borderBottomLeftRadius } = getComputedStyle(
        element.querySelector(part) ?? element,
      )
      return { borderLeftColor, borderTopWidth, borderBottomWidth, borderBottomLeftRadius }
    }),
  )
  assert.is(looks[0]?.borderLeftColor, looks[1]?.borderLeftColor)
  // One line between them, which the button draws in itself; its own edge is for forced colours.
  const [upper, lower] = looks
  assert.equal([upper?.borderBottomLeftRadius, upper?.borderBottomWidth, lower?.borderTopWidth], ['0px', '0px', '1px'])
  const kind = main.getByRole('navigation').getByRole('link', { name: /^All/ })
  const all = await boxOf(kind)
  assert.is(all.x, tile.x, 'the first kind begins where the tiles do')
  assert.equal(
    await kind.evaluate((link) => {
      const { backgroundColor, borderLeftWidth, borderBottomWidth } = getComputedStyle(link)
      return [backgroundColor, borderLeftWidth, borderBottomWidth]
    }),
    ['rgba(0, 0, 0, 0)', '0px', '3px'],
    'underlined, as on the market',
  )
  await close()
})

test.run()
