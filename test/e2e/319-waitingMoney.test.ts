import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { formatUnits, parseUnits } from 'viem'
import { assetOf } from './pages/asset'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { enter } from './support/control'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'
import { oweCredit, tradeTwice } from './support/waitingMoney'
import { wordsOf } from './support/words'

const test = suite('e2e/waitingMoney')
test.before.each(() => sandbox.reset())

const CREDIT = parseUnits('7.25', 18)
const panelOf = (page: Page) => page.getByRole('region', { name: / MDS from trades is waiting for you$/ })
const withMark = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name} ?, money is waiting$`) })

/** What the seed's trades have left to carol, of which she has taken nothing. */
async function seeded(): Promise<{ sum: bigint; assets: number }> {
  const lines = (await sandbox.activities('carol')).filter(({ type }) => type === 13)
  return {
    sum: lines.reduce((sum, { amount }) => sum + parseUnits(amount, 18), 0n),
    assets: new Set(lines.map(({ assets_id }) => assets_id)).size,
  }
}

/** The sum of the amounts of each asset, which have all digits, in the smallest unit. */
async function sumOf(page: Page): Promise<bigint> {
  const amounts = await panelOf(page).locator('li b').allTextContents()
  return amounts.reduce((sum, text) => sum + parseUnits(text.replace(/,| MDS$/g, ''), 18), 0n)
}

test('shares in two assets and a failed payment: one confirmation takes all, and everything shows it', async () => {
  const { page, url, world, close } = await visit('/login')
  const { chain } = world
  const mds = () =>
    chain.client.readContract({
      address: chain.addresses.coins.MDS,
      abi: chain.abis.coin,
      functionName: 'balanceOf',
      args: [accountOf('carol')],
    })
  const kept = await seeded()
  const first = await tradeTwice(world, 'carol', '100', ['alice', 'bob'])
  const second = await tradeTwice(world, 'carol', '40', ['alice', 'bob'])
  await oweCredit(world, 'carol', CREDIT)
  const before = await mds()

  await walletOf(page).useAccount('carol')
  await loginOf(page).throughWallet()
  const panel = panelOf(page)
  await page.getByRole('button', { name: /^Take .* MDS From trades$/ }).click()
  await panel.waitFor()
  const sum = first.share + second.share + CREDIT + kept.sum
  assert.is(await sumOf(page), sum)
  const rows = panel.locator('li')
  assert.is(await rows.count(), 3 + kept.assets)
  for (const { id, share } of [first, second]) {
    const row = rows.filter({ hasText: `${formatUnits(share, 18)} MDS` })
    assert.is(await row.getByRole('link').getAttribute('href'), `/cardDetail?id=${id}`)
  }
  await rows.filter({ hasText: 'Payments that failed' }).getByText('7.25 MDS').waitFor()
  await withMark(page, 'Assets').waitFor()
  const box = await panel.boundingBox()
  assert.ok(box && box.y < 640, 'the sum is in view before the page is scrolled')

  await page.goto(`${url}/activity?type=dividend`)
  const lines = page.getByRole('main').getByRole('listitem')
  await lines.first().getByText('Waits in the 111 protocol').waitFor()
  for (const text of await lines.allTextContents()) assert.not.match(text, /\+/)
  await page.goto(`${url}/accountAccount`)

  await page.getByRole('button', { name: /^Take .* MDS From trades$/ }).click()
  await panel.getByRole('button', { name: 'Take it all' }).click()
  const sheet = page.getByRole('dialog', { name: 'Take it to the wallet', exact: true })
  await sheet.getByText('You receive').waitFor()
  for (const units of [sum, first.share, second.share, CREDIT])
    assert.is(await sheet.getByText(`${formatUnits(units, 18)}MDS`).count(), 1, formatUnits(units, 18))
  await sheet.getByRole('button', { name: 'Take it to the wallet' }).click()
  const wallet = walletOf(page)
  await wallet.sheet.getByText('collect').first().waitFor()
  await wallet.approve()
  await sheet.getByText(`${formatUnits(sum, 18)} MDS are in your wallet.`).waitFor()
  await sheet.getByText('Confirmed on the chain.').waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
  assert.is(await wallet.countOf('eth_sendTransaction'), 1)
  assert.is((await mds()) - before, sum)

  await panel.waitFor({ state: 'detached' })
  await withMark(page, 'Assets').waitFor({ state: 'detached' })
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Activity' }).click()
  const [line] = await sandbox.activities('carol')
  assert.equal([line?.type, line?.amount, line?.coin], [26, formatUnits(sum, 18), 'MDS'])
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Taken from the 111 protocol' })
  assert.match((await shown.locator('strong').textContent()) ?? '', /^\+[\d.]+ MDS$/)
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Share of a trade' }).first().waitFor()
  assert.is(await page.getByRole('main').getByText('Waits in the 111 protocol').count(), 0)
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

for (const [locale, language] of [
  ['en-US', 'en'],
  ['zh-TW', 'zh-TW'],
  ['id-ID', 'id'],
] as const)
  test(`the button lies above the bar of a small phone, in ${locale}`, async () => {
    const { page, close } = await enter('carol', '/accountAccount', { viewport: PHONE, locale })
    const waits = page.getByRole('region', { name: wordsOf(language)('account.waits') })
    await waits.getByRole('button', { name: /MDS/ }).click()
    const button = page.locator('[data-fold=money]').getByRole('button').first()
    await button.waitFor()
    const bar = await page.getByRole('navigation').last().boundingBox()
    const box = await button.boundingBox()
    assert.ok(bar && box && box.y + box.height <= bar.y, JSON.stringify({ bar, box }))
    await close()
  })

test('the page of one of the assets leads to all of it, and a wide screen has the sign in its top bar', async () => {
  const { page, url, world, close } = await enter('carol', '/floor.html', { viewport: DESKTOP })
  const kept = await seeded()
  const { id, share } = await tradeTwice(world, 'carol', '100', ['alice', 'bob'])
  await oweCredit(world, 'carol', CREDIT)
  await assetOf(page).open(url, id)
  await page
    .getByRole('main')
    .getByText(`The 111 protocol keeps ${formatUnits(share, 18)} MDS for you`)
    .waitFor()
  await withMark(page, 'My account').waitFor()
  await assetOf(page)
    .action(`Take ${formatUnits(share + CREDIT + kept.sum, 18)} MDS`)
    .click()
  const sheet = page.getByRole('dialog', { name: 'Take it to the wallet', exact: true })
  for (const units of [share, CREDIT])
    await sheet
      .getByText(`${formatUnits(units, 18)}MDS`)
      .first()
      .waitFor()
  await close()
})

test('a share that comes while the page is open is found with its line in the feed', async () => {
  const { page, world, close } = await enter('dave', '/activity')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  assert.is(await withMark(page, 'Assets').count(), 0)
  await tradeTwice(world, 'dave', '100', ['alice', 'bob'])
  await page.getByRole('button', { name: 'Refresh' }).click()
  await withMark(page, 'Assets').waitFor()
  await page.getByRole('main').getByText('Waits in the 111 protocol').waitFor()
  await close()
})

test.run()
