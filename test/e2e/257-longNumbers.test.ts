import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { overflow } from './support/accessibility'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { PHONE } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/long numbers')
test.before.each(() => sandbox.reset())

const NARROW = { width: 320, height: 640 }
/** The highest bar with one row in it, in pixels. */
const ONE_ROW = 64

/** How many lines the text of a part takes, and whether it has more than is shown. */
const readLines = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return {
      lines: new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size,
      isCut: element.scrollWidth > element.clientWidth,
      end: getComputedStyle(element).textOverflow,
    }
  })

test('a price that a tile has no room for ends in dots; the asset’s own page has it whole', async () => {
  await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '12345678901.12345678' })
  const { page, close } = await enter('bob', '/marketplace', { viewport: NARROW })
  const offer = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const amount = offer.getByText('12,345,678,901.12', { exact: true })
  assert.equal(await readLines(amount), { lines: 1, isCut: true, end: 'ellipsis' })
  await offer.click()
  const bar = page.getByRole('main').locator('footer')
  await bar.getByText('12,345,678,901.12345678').waitFor()
  assert.equal(await overflow(page), [])
  await close()
})

test('at 200 % the price in an asset’s bar stays one number', async () => {
  const { id } = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '1234.5' })
  const { page, close } = await enter('bob', `/cardDetail?id=${id}`, { viewport: PHONE })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await settled(page)
  const bar = page.getByRole('main').locator('footer')
  const { lines, isCut } = await readLines(bar.getByText('1,234.5', { exact: true }))
  assert.equal({ lines, isCut }, { lines: 1, isCut: false })
  const [price, buy] = await Promise.all(
    [bar.getByText('1,234.5', { exact: true }), bar.getByRole('button', { name: 'Buy' })].map((part) =>
      part.boundingBox(),
    ),
  )
  assert.ok(price && buy && (buy.y >= price.y + price.height || buy.x >= price.x + price.width))
  assert.equal(await overflow(page), [])
  await close()
})

for (const player of ['alice', 'bob', 'dave'] as const)
  test(`at 320 px the top bar is one row beside the name of ${player}`, async () => {
    const { page, close } = await enter(player, '/marketplace', { viewport: NARROW })
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    const account = page
      .getByRole('banner')
      .getByRole('link', { name: /account/i })
      .first()
    await account.waitFor()
    const bar = await page.getByRole('banner').boundingBox()
    assert.ok(bar && bar.height <= ONE_ROW, `${bar?.height} px high`)
    const menu = await page.getByRole('banner').getByRole('button').last().boundingBox()
    assert.ok(menu && menu.x + menu.width <= NARROW.width, `the menu ends at ${menu?.x}`)
    await close()
  })

test.run()
