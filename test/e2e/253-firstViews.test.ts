import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { AssetWire } from '../../src/api/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { DESKTOP, PHONE, type Visit, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/firstViews')
test.before(() => sandbox.reset())

/** Where a part begins, in pixels from the top of a phone of 360x640. */
async function topOf(part: Locator): Promise<number> {
  await part.waitFor()
  return (await part.boundingBox())?.y ?? Number.POSITIVE_INFINITY
}

const WIDE = { width: 1920, height: 1080 }

const main = (page: Page) => page.getByRole('main')

/** What a screen is opened for, and the lowest place at which it may begin. */
const FIRST: readonly (readonly [path: string, lowest: number, part: (page: Page) => Locator])[] = [
  ['/activity', 190, (page) => main(page).getByRole('listitem').first()],
  ['/activate', 590, (page) => main(page).getByRole('listitem').first()],
  ['/book', 305, (page) => main(page).getByRole('region').first()],
  ['/coins', 245, (page) => main(page).getByRole('link', { name: 'Top up' })],
  ['/coins', 290, (page) => main(page).getByRole('listitem').first()],
  ['/collectibles', 440, (page) => main(page).getByRole('listitem').first()],
  ['/dragong', 360, (page) => main(page).getByRole('article').locator('img').first()],
  ['/dragong', 360, (page) => main(page).getByRole('article').locator('dl').first()],
  ['/hatch', 320, (page) => main(page).getByRole('listitem').first()],
  ['/legion', 520, (page) => main(page).getByRole('button', { name: /^Redeem/ })],
  ['/legion', 320, (page) => main(page).getByText('Your level')],
  ['/shares', 530, (page) => main(page).getByRole('button', { name: 'Copy the link' })],
  ['/legion/history', 270, (page) => main(page).getByRole('listitem').first()],
  ['/legion/ranks', 385, (page) => main(page).getByRole('table')],
  ['/legion/rules', 410, (page) => main(page).getByRole('table')],
  ['/mint', 345, (page) => main(page).getByRole('listitem').first()],
  ['/servers', 240, (page) => main(page).getByRole('listitem').first()],
  ['/setting', 250, (page) => main(page).getByRole('button').first()],
]

test('what a screen is opened for begins high on a phone', async () => {
  const { page, url, close } = await enter('alice', '/coins')
  for (const [path, lowest, part] of FIRST) {
    await page.goto(url + path)
    await settled(page)
    const top = await topOf(part(page))
    assert.ok(top <= lowest, `${path}: at ${top}, not ${lowest}`)
  }
  await close()
})

test('on a phone every title begins at the same height below the bar', async () => {
  const { page, url, close } = await enter('alice', '/coins')
  const tops: string[] = []
  for (const path of ['/coins', '/book', '/allowances', '/compare', '/servers', '/setting', '/shares', '/summon']) {
    await page.goto(url + path)
    await settled(page)
    const top = await topOf(main(page).getByRole('heading', { level: 1 }))
    if (Math.round(top) !== 65) tops.push(`${path}: at ${top}`)
  }
  assert.equal(tops, [])
  await close()
})

for (const locale of ['en-US', 'zh-TW', 'id-ID'])
  test(`a dragon's name, marks and first action are in a phone's first view, in ${locale}`, async () => {
    const { page, url, close } = await enter('alice', '/coins', { locale })
    await page.goto(`${url}/dragong`)
    await settled(page)
    const action = main(page).getByRole('article').getByRole('link')
    await main(page).getByRole('article').locator('dl').first().waitFor()
    const { y = 999, height = 0 } = (await action.boundingBox()) ?? {}
    assert.ok(y + height <= 580, `down to ${y + height}`)
    // Alone or beside the activation, the actions have the whole width.
    const { x = 0, width = 0 } = (await action.boundingBox()) ?? {}
    assert.ok(x + width >= 325, `up to ${x + width}`)
    await close()
  })

for (const locale of ['en-US', 'zh-TW', 'id-ID'])
  test(`what can come out, the price and the button that pays it are in a phone’s first view, in ${locale}`, async () => {
    const { page, url, close } = await enter('alice', '/coins', { locale })
    for (const path of ['/mint', '/hatch']) {
      await page.goto(url + path)
      await settled(page)
      const terms = main(page)
        .getByRole('region')
        .filter({ has: page.getByRole('radio') })
      await terms
        .getByText(/\d{3}\.?\d* BNB|BNB.*\d{3}|999/)
        .first()
        .waitFor()
      const { y = 0, height = 999 } = (await terms.getByRole('button').boundingBox()) ?? {}
      const bar = await page
        .locator('nav')
        .filter({ has: page.locator('a[href="/accountAccount"]') })
        .last()
        .boundingBox()
      assert.ok(bar && y + height + 4 <= bar.y, `${path}: down to ${y + height}, the bar is at ${bar?.y}`)
      const { y: termsTop = 0 } = (await terms.boundingBox()) ?? {}
      const boxes = await main(page)
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
      assert.ok(boxes.length > 3 && boxes.every(({ bottom }) => bottom <= termsTop), `${path}: above the price`)
      if (path === '/hatch') {
        assert.is(new Set(boxes.map(({ top }) => Math.round(top))).size, 1, 'the eggs are one row')
      } else {
        const chosen = await main(page).getByRole('button', { pressed: true }).locator('img').last().boundingBox()
        assert.ok(chosen && chosen.width >= 150, `the chosen card is ${chosen?.width} px wide`)
        const small = await main(page)
          .getByRole('listitem')
          .evaluateAll((kinds) => kinds.map((kind) => kind.querySelector('img')?.getBoundingClientRect().width ?? 0))
        assert.ok(
          small.every((width) => width >= 28 && width <= 40),
          `each kind has a small picture: ${small}`,
        )
      }
    }
    await close()
  })

/** The panel with the price of what is made. */
const termsOf = (page: Page) =>
  main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('radio') })

test('on a low desktop the ring of the chosen card touches no other, and the price is level with the pictures', async () => {
  const { page, close } = await enter('alice', '/mint', { viewport: { width: DESKTOP.width, height: 700 } })
  await settled(page)
  const kinds = main(page).getByRole('listitem').locator('button > img')
  await kinds.nth(3).waitFor()
  const [first, second] = await kinds.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  assert.ok(first.right + 4 < second.left, `${first.right} and ${second.left}`)
  const terms = await termsOf(page).boundingBox()
  const off = (terms ? terms.y + terms.height / 2 : 999) - (second.top + second.bottom) / 2
  assert.ok(Math.abs(off) <= 20, `${off} px from their middle`)
  await close()
})

for (const path of ['/mint', '/hatch'])
  for (const viewport of [DESKTOP, WIDE])
    test(`at ${viewport.width} px ${path} has large pictures, and in the first view its price in one line below them`, async () => {
      const { page, close } = await enter('alice', path, { viewport })
      await settled(page)
      const pictures = main(page).getByRole('listitem').locator('div > img, button > img')
      await pictures.nth(3).waitFor()
      const boxes = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      const widths = boxes.map(({ width }) => width)
      assert.ok(Math.min(...widths) >= 220, `${widths} px wide`)
      const panel = await termsOf(page).boundingBox()
      const { y = 0, height = 0, x = 0, width = 0 } = panel ?? {}
      assert.ok(boxes.every(({ bottom }) => bottom < y))
      assert.ok(y + height <= viewport.height - 8, `down to ${y + height}`)
      assert.ok(Math.abs(x + width / 2 - viewport.width / 2) <= 1, `from ${x} to ${x + width}`)
      const middles = await Promise.all(
        [termsOf(page).getByRole('group'), termsOf(page).getByRole('button')].map(async (part) => {
          const box = await part.boundingBox()
          return box ? Math.round(box.y + box.height / 2) : 0
        }),
      )
      assert.is(new Set(middles).size, 1, `middles at ${middles}`)
      await close()
    })

test('on a desktop the cards of a mint stand on one line, equally far from each other', async () => {
  const { page, close } = await enter('alice', '/mint', { viewport: DESKTOP })
  await settled(page)
  const kinds = main(page).getByRole('listitem').locator('button > img')
  await kinds.nth(3).waitFor()
  // Without their sizes in motion: by their middles.
  const middles = await kinds.evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    }),
  )
  const steps = middles.slice(1).map(({ x }, index) => Math.round(x - (middles[index]?.x ?? 0)))
  assert.is(new Set(middles.map(({ y }) => Math.round(y))).size, 1)
  assert.ok(Math.max(...steps) - Math.min(...steps) <= 1, String(steps))
  await close()
})

for (const path of ['/mint', '/hatch'])
  test(`on a desktop each word of ${path} is below the middle of its picture`, async () => {
    const { page, close } = await enter('alice', path, { viewport: DESKTOP })
    await settled(page)
    await main(page).getByRole('listitem').first().locator('img').first().waitFor()
    const off = await main(page)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const picture = item.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
          const words = document.createRange()
          words.selectNodeContents(item.querySelector('b, span') ?? item)
          const { left, right, top } = words.getBoundingClientRect()
          return {
            sideways: Math.round((left + right - picture.left - picture.right) / 2),
            isBelow: top >= picture.bottom - 4,
            width: picture.width,
          }
        }),
      )
    assert.ok(off.length > 3)
    for (const { sideways, isBelow, width } of off) {
      assert.ok(Math.abs(sideways) <= 6, `${sideways} px from the middle`)
      assert.ok(isBelow && width > 165, `${width} px wide`)
    }
    await close()
  })

test('on a small desktop the points history is one list, whose parts are below each other', async () => {
  const { page, close } = await enter('alice', '/legion/history', { viewport: { width: 1200, height: 800 } })
  await main(page).getByRole('listitem').nth(9).waitFor()
  const places = await main(page)
    .getByRole('listitem')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const [what, who, when, much] = ['div > b', 'small > span', 'time', 'p > b'].map((part) =>
          line.querySelector(part)?.getBoundingClientRect(),
        )
        return [what?.left, who?.left, when?.right, much?.right].map((edge) => Math.round(edge ?? 0)).join()
      }),
    )
  assert.is(new Set(places).size, 1, places.join(' | '))
  const [what = 0, who = 999] = (places[0] ?? '').split(',').map(Number)
  assert.ok(who - what <= 220, `who begins ${who - what} px after what`)
  await close()
})

test('on a desktop the points history is two columns of lines, each as wide and its amounts on one edge', async () => {
  const { page, close } = await enter('alice', '/legion/history', { viewport: DESKTOP })
  await main(page).getByRole('listitem').nth(9).waitFor()
  const places = await main(page)
    .getByRole('listitem')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const [what, who, much] = ['div > b', 'small > span', 'p > b'].map((part) =>
          line.querySelector(part)?.getBoundingClientRect(),
        )
        return [what?.left, who?.left, much?.right].map((edge) => Math.round(edge ?? 0)).join()
      }),
    )
  const columns = [...new Set(places)].map((place) => place.split(',').map(Number))
  assert.is(columns.length, 2, places.join(' | '))
  const [[first = 0, , end = 0] = [], [second = 0, , last = 0] = []] = columns
  assert.ok(Math.abs(end - first - (last - second)) <= 1 && end + 16 < second, places.join(' | '))
  await close()
})

for (const locale of ['en', 'zh-TW', 'id'] as const)
  test(`on a phone all kinds of points are in one line, and whole, in ${locale}`, async () => {
    const { page, close } = await enter('alice', '/legion/history', { viewport: PHONE, locale })
    const kinds = main(page).getByRole('group').locator('label')
    await kinds.first().waitFor()
    const boxes = await kinds.evaluateAll((all) =>
      all.map((each) => ({ ...each.getBoundingClientRect().toJSON(), isWhole: each.scrollWidth <= each.clientWidth })),
    )
    assert.is(boxes.length, 4)
    assert.is(new Set(boxes.map(({ top }) => Math.round(top))).size, 1)
    for (const { left, right, height, isWhole } of boxes)
      assert.ok(left >= 19 && right <= 341 && height >= 44 && isWhole)
    await close()
  })

/** Where the first line of a part's words stands; the part keeps what measures it. */
const baselineOf = (part: Locator) =>
  part.evaluate((element) => {
    const words = element.insertBefore(document.createElement('span'), element.firstChild)
    if (words.nextSibling) words.append(words.nextSibling)
    const mark = words.insertBefore(document.createElement('i'), words.firstChild)
    mark.style.display = 'inline-block'
    return mark.getBoundingClientRect().bottom
  })

test('/activity: on a desktop filters and days have the page’s width, each line a row of the same columns', async () => {
  const { page, close } = await enter('alice', '/activity', { viewport: DESKTOP })
  const list = main(page).getByRole('list').first()
  await list.waitFor()
  const { x = 0, width = 0 } = (await list.boundingBox()) ?? {}
  assert.is(x + width, DESKTOP.width - 36)
  const filter = await main(page).getByLabel('Type').boundingBox()
  assert.ok(
    filter && filter.x < 72 && filter.x + filter.width + 16 < x,
    `filters: ${JSON.stringify(filter)}, days: from ${x}`,
  )
  const rows = await main(page)
    .locator('li > details')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const [asset, time, change] = ['small', 'time', 'strong'].map((part) =>
          line.querySelector(part)?.getBoundingClientRect(),
        )
        // Beside a mark, as that of an auction which has just ended, a name may take two lines.
        const height = line.querySelector('summary span') ? 64 : line.clientHeight
        return { columns: [asset?.left ?? '', time?.right, change?.right].join(), height }
      }),
    )
  const about = rows.filter((row) => !row.columns.startsWith(','))
  const columns = new Set(about.map((row) => row.columns))
  assert.ok(columns.size === 1 && about.length > 4, JSON.stringify(rows))
  assert.ok(
    about.every((row) => row.height === 64),
    JSON.stringify(rows),
  )
  const [, time = 999, change = 0] = ([...columns][0] ?? '').split(',').map(Number)
  assert.ok(change < time && time - change <= 130, `the time ends ${time - change} px after the amount`)
  await close()
})

for (const locale of ['en', 'zh-TW', 'id'] as const)
  test(`/activity: on a phone every line of a bid is as high, below a day and the way to the book, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await enter('alice', '/activity?type=bid', { viewport: PHONE, locale })
    const lines = main(page).getByRole('listitem')
    await lines.first().waitFor()
    const heights = await lines.evaluateAll((items) => items.map((item) => item.querySelector('summary')?.clientHeight))
    assert.is(new Set(heights).size, 1, heights.join())
    const book = await main(page)
      .getByRole('link', { name: word('activity.toBook') })
      .boundingBox()
    const day = await main(page).getByRole('heading', { level: 2 }).first().boundingBox()
    assert.ok(book && day && book.y < day.y && book.y + book.height > day.y + day.height, 'in the day’s line')
    assert.ok(day.x + day.width <= book.x || day.width === 320, `${day.x + day.width} before ${book.x}`)
    await close()
  })

for (const viewport of [PHONE, DESKTOP])
  test(`/activity: at ${viewport.width} px the first day and the way to the book stand on one line`, async () => {
    const { page, close } = await enter('alice', '/activity', { viewport })
    const day = main(page).getByRole('heading', { level: 2 }).first()
    await day.waitFor()
    const off = (await baselineOf(day)) - (await baselineOf(main(page).getByRole('link', { name: 'My book' })))
    assert.ok(Math.abs(off) <= 1, `${off} px apart`)
    await close()
  })

for (const width of [DESKTOP.width, 1440, 1500])
  test(`with a window of ${width} px, the points history is as wide as the tabs above it`, async () => {
    const { page, close } = await enter('alice', '/legion/history', { viewport: { width, height: 800 } })
    const edgesOf = async (part: Locator) => {
      await part.waitFor()
      const box = await part.boundingBox()
      return box ? [box.x, box.x + box.width] : []
    }
    const [left, right] = await edgesOf(main(page).getByRole('navigation').first())
    const [first] = await edgesOf(main(page).getByRole('group', { name: 'Show' }))
    const [, last] = await edgesOf(main(page).getByRole('list').first())
    assert.ok(Math.abs((first ?? 0) - 13 - (left ?? 999)) <= 1, `from ${first}, not ${left}`)
    assert.ok(Math.abs((last ?? 0) - (right ?? 999)) <= 1, `up to ${last}, not ${right}`)
    await close()
  })

test('on a phone a dragon’s actions are as wide as the tabs above them', async () => {
  const { page, close } = await enter('alice', '/dragong', { viewport: PHONE })
  await settled(page)
  const article = main(page).getByRole('article')
  await article.locator('dl').first().waitFor()
  const tabs = await main(page).getByRole('navigation').first().boundingBox()
  // With a sentence in place of the activation where that is held up.
  const ends = await article
    .locator('header > p')
    .last()
    .locator('> *')
    .evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect())
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))]
    })
  assert.equal(ends.map(Math.round), [tabs?.x, (tabs?.x ?? 0) + (tabs?.width ?? 0)])
  await close()
})

test('on a desktop the button that collects is beside its sentence, and no space is lost under it', async () => {
  const { page, close } = await enter('alice', '/shares', { viewport: DESKTOP })
  const button = page.getByRole('button', { name: 'Collect', exact: true })
  await button.waitFor()
  const box = await button.boundingBox()
  const panel = await main(page).getByRole('region', { name: 'Tickets and rewards' }).boundingBox()
  assert.ok((box?.width ?? 999) <= 200, `${box?.width} px wide`)
  const end = (panel?.x ?? 0) + (panel?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)
  assert.ok(end >= 16 && end <= 26, `${end} px beside it`)
  const under = (panel ? panel.y + panel.height : 999) - (box ? box.y + box.height : 0)
  assert.ok(under >= 16 && under <= 24, `${under} px under it`)
  await close()
})

for (const [locale, language] of [
  ['en', 'en-US'],
  ['zh-TW', 'zh-TW'],
  ['id', 'id-ID'],
] as const) {
  test(`a reset begins with the account alone, all of it above a phone’s bar, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await visit('/forget', { locale: language })
    await main(page)
      .getByRole('button', { name: word('forget.haveCode') })
      .waitFor()
    assert.is(await page.getByLabel(word('forget.code'), { exact: true }).count(), 0)
    const back = await main(page)
      .getByRole('link', { name: word('forget.toLogin') })
      .boundingBox()
    assert.ok(back && back.y + back.height <= 582, `down to ${back && back.y + back.height}`)
    const send = main(page).getByRole('button', { name: word('forget.send') })
    assert.is(await send.getAttribute('data-kind'), 'primary', 'the one action is gold before anything is typed')
    await close()
  })
}

for (const viewport of [PHONE, { width: 320, height: 640 }, { width: 768, height: 900 }, DESKTOP])
  test(`at ${viewport.width} px the reset’s cards are whole, with the lock on a rim and clear of the title`, async () => {
    const { page, close } = await visit('/forget', { viewport })
    const title = await main(page).getByRole('heading', { level: 1 }).boundingBox()
    const cards = main(page).locator('[aria-hidden] > div > i')
    await cards.nth(2).waitFor()
    const edges = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
    const lock = await main(page).locator('[aria-hidden] > div + span').boundingBox()
    assert.ok(title && lock)
    for (const { left, right, bottom } of edges) {
      assert.ok(left >= 0 && right <= viewport.width, `from ${left} to ${right}`)
      assert.ok(bottom <= title.y + title.height / 4, `down to ${bottom}, ${title.y}`)
    }
    const middle = lock.y + lock.height / 2
    assert.ok(Math.abs(middle - (edges[1]?.bottom ?? 0)) <= 8, `${middle}, ${edges[1]?.bottom}`)
    // It is turned by 45 degrees, so it reaches a fifth of its height further.
    assert.ok(lock.y + lock.height * 1.21 <= title.y, JSON.stringify([lock, title]))
    await close()
  })

test('on a desktop the invitation is as wide as what it brought', async () => {
  const { page, close } = await enter('alice', '/shares', { viewport: DESKTOP })
  const rewards = main(page).getByRole('region', { name: 'Tickets and rewards' })
  await rewards.waitFor()
  const invitation = main(page).locator('section').first()
  const widths = [(await invitation.boundingBox())?.width, (await rewards.boundingBox())?.width]
  assert.is(widths[0], widths[1])
  await close()
})

for (const [locale, language] of [
  ['en', 'en-US'],
  ['zh-TW', 'zh-TW'],
  ['id', 'id-ID'],
] as const)
  test(`a phone’s first view has the promise, the poster, the link and the code, in ${locale}`, async () => {
    const { page, close } = await enter('alice', '/shares', { locale: language })
    const word = wordsOf(locale)
    const poster = main(page).getByRole('img', { name: word('shares.qr') })
    await poster.waitFor()
    const promise = await main(page)
      .getByRole('heading', { name: word('shares.promise') })
      .boundingBox()
    const picture = await poster.boundingBox()
    const link = await main(page)
      .getByRole('button', { name: word('shares.copyLink') })
      .boundingBox()
    const code = await main(page)
      .getByRole('button', { name: word('shares.copyCode') })
      .boundingBox()
    assert.ok(promise && picture && promise.y + promise.height < picture.y)
    assert.ok(link && code && link.y >= picture.y + picture.height && code.y >= link.y + link.height)
    assert.ok(code.y + code.height <= 582, `down to ${code.y + code.height}`)
    await close()
  })

test('on a desktop no two neighbouring servers have dragons of one shape, and all have the same frame', async () => {
  const { page, close } = await enter('alice', '/servers', { viewport: DESKTOP })
  const pictures = main(page).getByRole('listitem').locator('img')
  await pictures.nth(3).waitFor()
  const shapes = await pictures.evaluateAll((all) =>
    all.map((each) => (each as HTMLImageElement).src.replace(/.*dragon-\d-(.*)\.svg$/, '$1')),
  )
  // In two columns.
  for (const [index, shape] of shapes.entries()) {
    if (index % 2 === 0) assert.is.not(shape, shapes[index + 1])
    assert.is.not(shape, shapes[index + 2])
  }
  assert.is(new Set(shapes.map((shape) => shape[0] ?? '')).size, 1, String(shapes))
  for (const box of await pictures.evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect()
      return width / height
    }),
  ))
    assert.ok(Math.abs(box - 3 / 4) < 0.02, `${box}`)
  await close()
})

test('on a desktop the coins’ columns have one head each, in line with their amounts', async () => {
  const { page, close } = await enter('alice', '/coins', { viewport: DESKTOP })
  await settled(page)
  const list = main(page).getByRole('list', { name: 'All coins' })
  await list.getByText('20,000', { exact: true }).waitFor()
  const heads = main(page).locator('p[aria-hidden] > span')
  const rights = await heads.evaluateAll((all) =>
    all.map((head) => {
      const words = document.createRange()
      words.selectNodeContents(head)
      return Math.round(words.getBoundingClientRect().right)
    }),
  )
  assert.is(rights.length, 3)
  // Those of BNB are dashes with words for screen readers.
  const amounts = await list.locator('li + li dd').evaluateAll((all) =>
    all.map((amount) => {
      const digits = document.createRange()
      digits.selectNodeContents(amount)
      return Math.round(digits.getBoundingClientRect().right)
    }),
  )
  assert.ok(amounts.length >= 15)
  for (const [index, right] of amounts.entries())
    assert.ok(Math.abs(right - (rights[index % 3] ?? 0)) <= 1, `${right} under ${rights[index % 3]}`)
  const labels = await list.locator('dt').evaluateAll((all) => all.map((label) => getComputedStyle(label).clip))
  assert.ok(labels.every((clip) => clip.startsWith('rect')))
  await close()
})

test('on a desktop the panels of the legion’s rules are level, and end below their last line', async () => {
  const { page, close } = await enter('alice', '/legion/rules', { viewport: DESKTOP })
  await settled(page)
  const panels = ['Points for what is spent', 'Good to know'].map((name) => main(page).getByRole('region', { name }))
  const boxes = []
  for (const panel of panels) boxes.push(await panel.boundingBox())
  assert.is(new Set(boxes.map((box) => box?.y)).size, 1)
  for (const [index, panel] of panels.slice(1).entries()) {
    const last = await panel.getByRole('listitem').last().boundingBox()
    const box = boxes[index + 1]
    const hole = (box?.y ?? 0) + (box?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
    assert.ok(last && hole < 28, `${hole} px below the last line`)
  }
  await main(page).getByRole('progressbar').waitFor()
  const ends = await main(page)
    .locator('section')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)))
  assert.equal([ends.length, ends[0]], [3, ends[2]], 'the table ends where the own level does')
  const heights = await main(page)
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => row.clientHeight))
  assert.ok(Math.min(...heights) >= 64, `rows of ${heights}`)
  await close()
})

for (const locale of ['en', 'zh-TW', 'id'] as const)
  test(`a phone’s first view of the legion goes down to what the points come from, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await enter('alice', '/legion', { viewport: PHONE, locale })
    const own = await main(page).getByText(word('legion.own'), { exact: true }).boundingBox()
    assert.ok(own && own.y + own.height <= 578, `down to ${own && own.y + own.height}`)
    await close()
  })

test('the ranking shows the own place and the best three before its table', async () => {
  const { page, close } = await enter('carol', '/legion/ranks')
  assert.ok((await topOf(page.getByText(/^(Your place:|You have no points)/))) <= 280)
  assert.ok((await topOf(page.getByRole('list', { name: 'The best three' }))) <= 340)
  await close()
})

test('who is among the best three is marked there, and a phone’s first view goes down to the sixth', async () => {
  const { page, close } = await enter('alice', '/legion/ranks')
  const podium = page.getByRole('list', { name: 'The best three' })
  await podium.getByText('You', { exact: true }).waitFor()
  assert.is(await page.getByText('Your place:').count(), 0)
  assert.ok(((await podium.boundingBox())?.height ?? 999) <= 190)
  const mark = await podium.getByText('You', { exact: true }).boundingBox()
  const crest = await podium.getByRole('listitem').first().locator('> svg').boundingBox()
  assert.ok(mark && crest && mark.y + mark.height <= crest.y, `the mark at ${mark?.y}, the crest at ${crest?.y}`)
  const first = page.getByRole('row').nth(1)
  assert.match((await first.getByRole('cell').first().textContent()) ?? '', /^4$/)
  const sixth = await page.getByRole('row').nth(3).boundingBox()
  assert.ok(sixth && sixth.y + sixth.height <= 582, `down to ${sixth && sixth.y + sixth.height}`)
  const points = await page
    .getByRole('cell')
    .filter({ hasText: /^[\d,]+\.\d+$/ })
    .allTextContents()
  assert.ok(points.length > 3 && points.every((text) => /\.\d\d$/.test(text)), `${points}`)
  await close()
})

test('at 200 % no word of the bottom bar is broken or cut, in any language', async () => {
  for (const locale of ['en-US', 'zh-TW', 'id-ID']) {
    const { page, close } = await enter('alice', '/coins', { locale })
    await settled(page)
    const bar = page
      .locator('nav')
      .filter({ has: page.locator('a[href="/accountAccount"]') })
      .last()
    await bar.waitFor()
    const broken = await bar.evaluate(async (nav) => {
      document.documentElement.style.fontSize = '200%'
      await new Promise(requestAnimationFrame)
      const words: string[] = []
      for (const item of nav.children) {
        // A mark that news may bring has words for screen readers alone.
        const name = [...item.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        const word = document.createRange()
        const lines = name.flatMap((text) => {
          word.selectNodeContents(text)
          return [...word.getClientRects()]
        })
        const { left, right, width } = item.getBoundingClientRect()
        if (item.scrollWidth > Math.ceil(width) || left < 0 || right > innerWidth + 1 || lines.length !== 1)
          words.push(item.textContent ?? '')
      }
      return words
    })
    assert.equal(broken, [], locale)
    await close()
  }
})

/** The words of a page at 200 % that are broken over two lines, except where a text may break anywhere, as an address does. */
const brokenWords = (page: Page): Promise<string[]> =>
  main(page).evaluate(async (element) => {
    document.documentElement.style.fontSize = '200%'
    await new Promise(requestAnimationFrame)
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent } = text
      if (!parent || parent.clientWidth === 1 || getComputedStyle(parent).overflowWrap === 'anywhere') continue
      if (text.textContent?.startsWith('http')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{Script=Latin}{2,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

const LARGE = [
  '/accountAccount',
  '/activity',
  '/allowances',
  '/coins',
  '/dragong',
  '/forget',
  '/hatch',
  '/mint',
  '/servers',
  '/setting',
] as const
/** Tables of these have room for English only. */
const LARGE_IN_ENGLISH = ['/legion', '/practice', '/shares'] as const

for (const locale of ['en-US', 'id-ID'])
  test(`at 200 % no word is broken, in ${locale}`, async () => {
    const { page, url, close } = await enter('alice', '/coins', { locale })
    for (const path of locale === 'en-US' ? [...LARGE, ...LARGE_IN_ENGLISH] : LARGE) {
      await page.goto(url + path)
      await settled(page)
      assert.equal(await brokenWords(page), [], path)
    }
    await close()
  })

test('what could not be read is said once, and no message covers the title', async () => {
  const { page, url, close } = await enter('alice', '/coins', { allowed: /Failed to load resource/ })
  const { id } = await control.break({ kind: 'status', method: 'GET', path: '/api/*', times: 0, status: 500 })
  for (const path of ['/coins', '/legion', '/collectibles']) {
    await page.goto(url + path)
    const alert = main(page).getByRole('alert').first()
    await alert.getByRole('button', { name: 'Try again' }).waitFor()
    await alert.locator('svg').first().waitFor()
    await settled(page)
    const said = page.locator('[role=alert] p').filter({ hasText: /\S/ })
    const texts = await said.allTextContents()
    assert.is(new Set(texts).size, texts.length, `${path}: ${texts}`)
  }
  await control.mend(id)
  await close()
})

/** A cheap phone on a poor network, as Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** A fifth of what counts as good. */
const MOST_MOVED = 0.02

/** Adds up from the next load on how far what is in view moves by itself, as CLS counts it; what it returns reads that. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shared = window as unknown as { moved: number }
    shared.moved = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shared.moved += (shift as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved)
}

/** Opens a page as a slow phone does for the first time, up to its sign. @returns how much of it moved */
async function movedUntil({ page, context }: Visit, address: string, sign: Locator): Promise<number> {
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await tools.send('Network.emulateNetworkConditions', SLOW_4G)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const moved = await watchMoves(page)
  await page.goto(address)
  await sign.waitFor()
  await settled(page)
  await page.waitForFunction(
    () =>
      document.querySelector('main img') && [...document.images].every((one) => one.loading === 'lazy' || one.complete),
  )
  const sum = await moved()
  await tools.detach()
  return sum
}

/** What a player has on the market. */
async function offersOf(name: string, { page, url }: Visit): Promise<AssetWire[]> {
  const answer = await page.request.get(`${url}/api/marketplace/list?tab=cards&limit=60`)
  const { data } = (await answer.json()) as { data: { items: AssetWire[] } }
  return data.items.filter((item) => item.owner_name === name && item.market === 'sale')
}

for (const [locale, language] of [
  ['en', 'en-US'],
  ['zh-TW', 'zh-TW'],
  ['id', 'id-ID'],
] as const)
  test(`nothing moves while a page gets its texts, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const moved: Record<string, number> = {}
    const login = await visit('/login', { locale: language })
    moved.login = await movedUntil(
      login,
      `${login.url}/login`,
      login.page.getByRole('button', { name: word('signIn.inviteCode') }),
    )
    await login.close()
    const stay = await enter('alice', '/coins', { locale: language })
    const [asset] = await offersOf('Bob', stay)
    assert.ok(asset)
    for (const [name, path, heading] of [
      ['market', '/marketplace', word('market.title')],
      ['asset', `/cardDetail?id=${asset.id}`, word('asset.activity')],
    ] as const)
      moved[name] = await movedUntil(stay, stay.url + path, stay.page.getByRole('heading', { name: heading }).first())
    await stay.close()
    for (const [name, value] of Object.entries(moved)) assert.ok(value <= MOST_MOVED, `${name}: ${value}`)
  })

test('Escape closes a sheet whose focus was lost, and Tab stays in it', async () => {
  const { page, close } = await visit('/marketplace')
  await main(page)
    .getByRole('button', { name: /^Filter/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Tab')
  assert.ok(await sheet.evaluate((box) => box.contains(document.activeElement)))
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await close()
})

test('the filter sheet says how many offers it would show, and shows as many', async () => {
  const { page, close } = await visit('/marketplace')
  await main(page)
    .getByRole('button', { name: /^Filter/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  const counted = page.waitForResponse((answer) => /camp=2.*limit=1/.test(answer.url()))
  await sheet.getByRole('radio', { name: 'War god' }).check()
  await counted
  const button = sheet.getByRole('button', { name: /^Show results \(\d+\)$/ })
  await button.waitFor()
  const count = /\d+/.exec((await button.textContent()) ?? '')?.[0]
  await sheet
    .getByRole('status')
    .filter({ hasText: `${count} on offer` })
    .waitFor({ state: 'attached' })
  await button.click()
  await page.waitForURL(/val1=2/)
  await main(page)
    .getByRole('status')
    .filter({ hasText: `${count} on offer` })
    .waitFor()
  await close()
})

for (const [locale, language] of [
  ['en', 'en-US'],
  ['zh-TW', 'zh-TW'],
  ['id', 'id-ID'],
] as const)
  test(`nothing in the filter sheet moves under a finger when the count comes, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const { page, close } = await visit('/marketplace', { locale: language })
    let tell = () => {}
    const told = new Promise<void>((resolve) => {
      tell = resolve
    })
    await page.route(/limit=1(&|$)/, async (route) => {
      await told
      await route.continue()
    })
    await main(page)
      .getByRole('button', { name: new RegExp(`^${word('market.filter')}`) })
      .click()
    const sheet = page.getByRole('dialog', { name: word('market.filter') })
    await sheet.getByRole('radio').nth(2).check()
    const show = sheet.getByRole('button', { name: word('market.show') })
    const places = () =>
      sheet.evaluate((box) =>
        [box, ...box.querySelectorAll('button,label,select')].map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect()
          return [left, top, width, height].map(Math.round).join()
        }),
      )
    const before = await places()
    tell()
    await show.filter({ hasText: /\(\d+\)/ }).waitFor()
    assert.equal(await places(), before)
    await close()
  })

/** Where a row of tabs shows that it goes on, and where all of it fits. */
const TABS = [
  ['/hatch', 5],
  ['/legion/rules', 4],
  ['/accountAccount?kind=lingshi', 6],
] as const

for (const locale of ['en-US', 'zh-TW', 'id-ID'])
  test(`tabs are one row of 44 px with the present one in view, at 200 % too, in ${locale}`, async () => {
    const { page, url, close } = await enter('alice', '/coins', { locale })
    for (const [path, count] of TABS) {
      await page.goto(url + path)
      await settled(page)
      const tabs = main(page)
        .getByRole('navigation')
        .filter({ has: page.locator('[aria-current]') })
        .first()
      await tabs.waitFor()
      for (const size of ['100%', '200%']) {
        const look = await tabs.evaluate(async (nav, fontSize) => {
          document.documentElement.style.fontSize = fontSize
          await new Promise(requestAnimationFrame)
          const boxes = [...nav.children].map((tab) => tab.getBoundingClientRect())
          const present = nav.querySelector('[aria-current]')
          present?.parentElement?.scrollTo((present as HTMLElement).offsetLeft - 40, 0)
          const { left, right } = present?.getBoundingClientRect() ?? new DOMRect()
          const row = nav.getBoundingClientRect()
          const word = document.createRange()
          // A smaller number beside a word is in its line.
          const lines = [...nav.children].map((tab) => {
            word.selectNodeContents(tab)
            let lowest = -1
            return [...word.getClientRects()].filter(({ top, bottom }) => {
              const isBelow = top >= lowest
              lowest = Math.max(lowest, bottom)
              return isBelow
            }).length
          })
          return {
            count: boxes.length,
            rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
            lowest: Math.min(...boxes.map(({ height }) => height)),
            lines: Math.max(...lines),
            isInView: left >= row.left - 1 && right <= row.right + 1,
          }
        }, size)
        const { lowest, ...rest } = look
        assert.equal(rest, { count, rows: 1, lines: 1, isInView: true }, `${path} at ${size}`)
        assert.ok(lowest >= 44, `${path} at ${size}: ${lowest}`)
      }
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${path} stays in its page`,
      )
    }
    await close()
  })

test('the present tab is brought into view, and where not all words fit, the next one peeks in', async () => {
  for (const locale of ['en-US', 'zh-TW', 'id-ID']) {
    const { page, url, close } = await enter('alice', '/coins', { locale })
    for (const path of ['/collectibles', '/legion', '/hatch', '/legion/rules']) {
      await page.goto(url + path)
      await settled(page)
      const seen = await main(page)
        .getByRole('navigation')
        .filter({ has: page.locator('[aria-current]') })
        .first()
        .evaluate((nav) => {
          const end = nav.getBoundingClientRect().right
          const word = document.createRange()
          const tabs = [...nav.children].map((tab) => {
            word.selectNodeContents(tab)
            return { left: tab.getBoundingClientRect().left, wordEnd: word.getBoundingClientRect().right, tab }
          })
          const next = tabs.find(({ wordEnd }) => wordEnd > end)
          const present = tabs.find(({ tab }) => tab.hasAttribute('aria-current'))
          return { peek: next ? end - next.left : 99, presentEnd: (present?.wordEnd ?? end + 1) - end }
        })
      assert.ok(seen.peek >= 8 && seen.presentEnd <= 0, `${path} in ${locale}: ${JSON.stringify(seen)}`)
    }
    await close()
  }
})

test('on a desktop the price of an activation and how many there are share a row above the heroes', async () => {
  const { page, close } = await enter('alice', '/activate', { viewport: DESKTOP })
  const hero = main(page).getByRole('listitem').first()
  await hero.waitFor()
  const price = await main(page).getByRole('region').first().boundingBox()
  const progress = await main(page).getByRole('progressbar').boundingBox()
  assert.ok(price && progress && progress.x >= price.x + price.width, 'beside the price')
  assert.ok(progress.y > price.y && progress.y + progress.height < price.y + price.height, 'in its row')
  assert.ok(((await hero.boundingBox())?.y ?? 999) <= 400)
  await close()
})

/** Who logs in for the first time. */
async function enterAsErin(viewport: { width: number; height: number }) {
  const stay = await visit('/login', { viewport })
  await walletOf(stay.page).useAccount('erin')
  await loginOf(stay.page).throughWallet()
  await main(stay.page).getByRole('link', { name: 'Get this hero' }).waitFor()
  return stay
}

/** Opens a page up to its sign. @returns how much of it moved */
async function movedBy(page: Page, path: string, sign: Locator): Promise<number> {
  const moved = await watchMoves(page)
  await page.goto(path)
  await sign.waitFor()
  await settled(page)
  await page.getByRole('banner').getByRole('link').first().waitFor()
  return moved()
}

for (const viewport of [PHONE, DESKTOP, WIDE])
  test(`nothing moves on an account's landing, ${viewport.width} px: with assets, and without any`, async () => {
    const alice = await enter('alice', '/coins', { viewport })
    const own = main(alice.page).getByRole('list', { name: 'Assets', exact: true }).getByRole('listitem').first()
    const full = await movedBy(alice.page, `${alice.url}/accountAccount`, own)
    assert.ok(full <= MOST_MOVED, `with assets: ${full}`)
    await alice.close()
    const erin = await enterAsErin(viewport)
    const setup = main(erin.page).getByRole('region', { name: 'Unlock all features' })
    const empty = await movedBy(erin.page, `${erin.url}/accountAccount`, setup)
    assert.ok(empty <= MOST_MOVED, `without: ${empty}`)
    await erin.close()
  })

test('the player’s places are in the top bar from 1024 px on, the present one marked, and move nothing', async () => {
  for (const locale of ['en-US', 'zh-TW', 'id-ID']) {
    const { page, url, close } = await enter('alice', '/coins', { viewport: { width: 1024, height: 768 }, locale })
    const bar = page.getByRole('banner')
    for (const [path, href, current] of [
      ['/collectibles', '/collectibles', 'page'],
      ['/hatch', '/collectibles', 'true'],
      ['/summon', '/summon', 'page'],
      ['/coins', '/coins', 'page'],
      ['/activity', '/activity', 'page'],
      ['/accountAccount', '/Account', 'page'],
      ['/legion', '/Account', 'true'],
      ['/allowances', '/Account', 'true'],
      ['/marketplace', '/marketplace', 'page'],
    ] as const) {
      await page.goto(url + path)
      await bar.locator('a[href="/summon"]').waitFor()
      await bar.locator('a[data-wide][href="/Account"]').waitFor()
      const marked = await bar
        .locator('a[aria-current]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]))
      assert.equal(marked, [[href, current]], path)
      const boxes = await bar
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ top, right }) => [top, right]))
      for (const [top = 99, right = 0] of boxes) assert.ok(top < 56 && right <= 1024, `${path}: ${boxes}`)
    }
    await close()
  }
})

/** What reaches the right edge of a window of 1920 px. */
const TO_THE_EDGE: readonly (readonly [path: string, part: (page: Page) => Locator])[] = [
  ['/accountAccount', (page) => main(page).getByRole('listitem')],
  ['/activate', (page) => main(page).getByRole('listitem')],
  ['/activity', (page) => main(page).getByRole('listitem')],
  ['/coins', (page) => main(page).getByRole('region', { name: 'Your last withdrawals' })],
  ['/coins?coin=MDS', (page) => main(page).getByRole('region', { name: 'MDS in the game' })],
  ['/collectibles', (page) => main(page).getByRole('listitem')],
  ['/hatch', (page) => main(page).getByRole('list')],
  ['/legion', (page) => main(page).getByRole('region', { name: 'Members' })],
  ['/legion/history', (page) => main(page).getByRole('listitem')],
  ['/legion/ranks', (page) => main(page).getByRole('table')],
  ['/legion/rules', (page) => main(page).getByRole('region', { name: 'Good to know' })],
  ['/mint', (page) => main(page).getByRole('list')],
  ['/practice', (page) => main(page).getByText('Practice: no real money')],
  ['/setting', (page) => main(page).getByRole('navigation')],
  ['/shares', (page) => main(page).getByRole('table')],
  ['/summon', (page) => main(page).getByRole('region', { name: 'Your last summons' })],
]
/** A line of more characters is hard to follow; a table's cells are none. */
const LONGEST_LINE = 76

test('a window of 1920 px is used by every screen, without lines that are hard to follow', async () => {
  const { page, url, close } = await enter('alice', '/coins', { viewport: WIDE })
  for (const [path, part] of TO_THE_EDGE) {
    await page.goto(url + path)
    await settled(page)
    await part(page).first().waitFor()
    const right = await part(page).evaluateAll((items) =>
      Math.max(...items.map((item) => item.getBoundingClientRect().right)),
    )
    assert.ok(right > 1820 && right <= 1890, `${path}: up to ${right}`)
    const long = await main(page).evaluate(
      (element, most) =>
        [...element.querySelectorAll('p, small, dd, li')].flatMap((each) => {
          const text = each.textContent ?? ''
          if (each.children.length > 0 || text.length <= most) return []
          const word = document.createRange()
          word.selectNodeContents(each)
          return text.length / Math.max(1, word.getClientRects().length) > most ? [text] : []
        }),
      LONGEST_LINE,
    )
    assert.equal(long, [], path)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path)
  }
  await close()
})

for (const width of [320, 360, 1280])
  test(`${width} px: the way to invite more is beside the members' title or below it, at 200 % too`, async () => {
    const { page, close } = await enter('alice', '/legion', { viewport: { width, height: 800 } })
    const panel = main(page).getByRole('region', { name: 'Members' })
    for (const size of ['100%', '200%']) {
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`)
      const boxes = [
        panel.getByRole('heading', { name: 'Members' }),
        panel.getByRole('link', { name: 'Invite friends' }),
        panel.getByRole('table'),
      ].map(async (part) => {
        await part.waitFor()
        return part.boundingBox()
      })
      const [title, link, table] = await Promise.all(boxes)
      assert.ok(title && link && table)
      const told = `${size}: ${JSON.stringify([title, link, table])}`
      assert.ok(title.x + title.width <= link.x || title.y + title.height <= link.y, told)
      assert.ok(link.y + link.height <= table.y && link.x + link.width <= width, told)
    }
    await close()
  })

test('every setting of a narrow phone has its sign at the end of its row, however long its value', async () => {
  const { page, close } = await enter('alice', '/setting', { viewport: { width: 320, height: 800 } })
  const rows = main(page).getByRole('button', { expanded: false })
  await rows.filter({ hasText: 'alice@example.com' }).waitFor()
  const off = await rows.evaluateAll((all) =>
    all.map((button) => {
      const [row, sign] = [button, button.lastElementChild as Element].map((part) => part.getBoundingClientRect())
      return row && sign ? [row.right - sign.right, (row.top + row.bottom - sign.top - sign.bottom) / 2] : []
    }),
  )
  assert.ok(off.length >= 5, String(off.length))
  for (const place of off) assert.equal(place, [8, 0])
  await close()
})

test.run()
