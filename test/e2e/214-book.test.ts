import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { PersonName } from '../sandbox/people'
import { overflow, smallTargets, violations } from './support/accessibility'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/book')
test.before.each(() => sandbox.reset())

/** A decimal text in millionths of a millionth, for sums without rounding. */
const exact = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + fraction.padEnd(18, '0'))
  return text.startsWith('-') ? -units : units
}

const OUT = [3, 12, 16, 21, 20, 10, 24]
const SOLD = [4, 25]
const EARNED = [13, 22, 23]
const SUBMITTED = [7, 14, 51]
const SETTLED = [8, 15, 53]

/** A player's balance of one coin, reckoned from what the provider answers without any code of the app. */
async function reckon(person: PersonName, coin: string): Promise<bigint> {
  let sum = 0n
  for (const line of await sandbox.allActivities(person)) {
    if (line.coin !== coin) continue
    const [amount, second, fee] = [exact(line.amount), exact(line.two_amount), exact(line.fee)]
    if (OUT.includes(line.type)) sum -= amount
    if (SOLD.includes(line.type)) sum += second === 0n ? amount : second
    if (EARNED.includes(line.type)) sum += amount
    if (SUBMITTED.includes(line.type)) sum -= fee
    if (SETTLED.includes(line.type) && second === 0n) sum += fee
  }
  return sum
}

/** The columns of the copied text: spent, sales, shares, rewards, kept by others, withdrawal fees. */
async function copied(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'Copy as CSV' }).click()
  await page.getByText('Copied.').first().waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return text
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','))
}

for (const person of ['alice', 'bob', 'carol'] as const)
  test(`${person}'s balances are those of the provider's lines, on the page and in the copied text`, async () => {
    const { page, context, close } = await enter(person, '/book')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const balance = page.getByRole('region', { name: 'Net result' })
    await balance.waitFor()
    const rows = await copied(page)
    const coins = await page.getByRole('radio').evaluateAll((chips) => chips.map((chip) => chip.getAttribute('value')))
    assert.ok(coins.length > 0)
    for (const coin of coins.map(String)) {
      const expected = await reckon(person, coin)
      await page.getByText(coin, { exact: true }).first().click()
      const shown = ((await balance.locator('b').getAttribute('title')) ?? '').replace(/,/g, '')
      assert.is(exact(shown), expected, `${person} ${coin}`)
      const ofCoin = rows.filter((row) => row[4] === coin)
      const sum = ofCoin.reduce((before, row) => {
        const [spent, sales, shares, rewards, , fees] = row.slice(5, 11).map((cell) => exact(cell || '0'))
        return before - (spent ?? 0n) + (sales ?? 0n) + (shares ?? 0n) + (rewards ?? 0n) - (fees ?? 0n)
      }, 0n)
      assert.is(sum, expected, `${person} ${coin} in the copied text`)
    }
    await close()
  })

/** Amounts as they are shown, in hundredths. */
const shown = (text: string): number => Math.round(Number(text.replace(/[^\d.−]/g, '').replace('−', '-')) * 100)

test('what is shown adds up, in rows of 52 px whose points are in line', async () => {
  const { page, close } = await enter('alice', '/book', { viewport: DESKTOP })
  const figures = async (region: string) => {
    const parts = page.getByRole('region', { name: region, exact: true }).locator('[data-sign]:not(i)')
    return (await parts.allTextContents()).map(shown)
  }
  await page.getByRole('table').first().waitFor()
  const [balance = 0] = await figures('Net result')
  const [cameIn = 0, ...ins] = await figures('Came in')
  const [wentOut = 0, ...outs] = await figures('Went out')
  assert.is(cameIn + wentOut, balance)
  assert.is(
    ins.reduce((sum, part) => sum + part, 0),
    cameIn,
  )
  assert.is(
    outs.reduce((sum, part) => sum + part, 0),
    wentOut,
  )
  const [months, assets] = [await figures('By month'), await figures('By asset')]
  for (const rows of [months, assets])
    for (let at = 0; at < rows.length; at += 3) assert.is((rows[at + 1] ?? 0) + (rows[at + 2] ?? 0), rows[at])
  for (const [column, total] of [balance, wentOut, cameIn].entries())
    assert.is(
      months.filter((_, at) => at % 3 === column).reduce((sum, part) => sum + part, 0),
      total,
    )
  const rows = page.getByRole('table').last().getByRole('row')
  for (const { height, rights } of await rows.evaluateAll((all) =>
    all.slice(1).map((row) => ({
      height: row.getBoundingClientRect().height,
      rights: [...row.querySelectorAll('[data-sign]')]
        .map((part) => Math.round(part.getBoundingClientRect().right))
        .join(),
    })),
  )) {
    assert.ok(height >= 50 && height <= 54, `a row of ${height}`)
    assert.is(
      rights,
      await rows
        .nth(1)
        .evaluate((row) =>
          [...row.querySelectorAll('[data-sign]')].map((part) => Math.round(part.getBoundingClientRect().right)).join(),
        ),
    )
  }
  await close()
})

for (const [name, viewport, locale] of [
  ['phone', PHONE, 'zh-TW'],
  ['phone', PHONE, 'id-ID'],
  ['desktop', DESKTOP, 'en-US'],
] as const)
  test(`for everybody, on a ${name} in ${locale}`, async () => {
    const { page, close } = await enter('alice', '/book', { viewport, locale })
    await page.getByRole('table').first().waitFor()
    if (viewport === PHONE) {
      // The line that says what is still read stands above it all.
      await page.locator('main p[role=status]').waitFor({ state: 'detached' })
      const sum = await page.locator('b[data-sign]').first().boundingBox()
      const chip = await page.getByRole('radio').first().boundingBox()
      assert.ok(sum && chip && chip.y - sum.y - sum.height >= 12, `the sum is at ${sum?.y}, the chips at ${chip?.y}`)
      const rules = await page
        .locator('summary')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBottomStyle))
      assert.equal(rules, ['solid', 'none'], 'a rule only where a part follows')
      const first = await page.getByRole('table').first().getByRole('cell').first().boundingBox()
      const bar = await page
        .locator('nav')
        .filter({ has: page.locator('a[href="/accountAccount"]') })
        .last()
        .boundingBox()
      assert.ok(
        first && bar && first.y + first.height <= bar.y,
        `the first row is at ${first?.y}, the bar at ${bar?.y}`,
      )
    }
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    await close()
  })

test.run()
