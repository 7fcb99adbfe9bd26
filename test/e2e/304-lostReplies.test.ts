import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { coinsOf } from './pages/coins'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { suite } from './support/suite'

const test = suite('e2e/lostReplies')
test.before.each(() => sandbox.reset())

/** What the browser logs when an answer is dropped. */
const LOST = /Failed to load resource|ERR_/
const NO_ANSWER = /Server error\. Check your connection/
/** The browser retries once by itself when a connection is cut, so replies are dropped until this is mended. */
const loseReplies = (path: string) => control.break({ kind: 'dropAfter', method: 'POST', path, times: 0 })
/** For good: what may pass, such as a 500, is asked again a moment later. */
const failReads = (path: string) => control.break({ kind: 'status', method: 'GET', path, times: 0, status: 501 })

for (const [coin, path, amount, frozen] of [
  ['MDS', '/api/user/withdraw', '60', '61'],
  ['MDV', '/api/user/withdraw2', '2', null],
  ['USDT', '/api/user/bgg/withdraw', '25', null],
] as const) {
  test(`the reply to a withdrawal of ${coin} is lost, and nothing else answers: asked again, it is the same one`, async () => {
    const { page, close } = await enter('alice', `/coins?coin=${coin}&do=withdraw`, { allowed: LOST })
    const coins = coinsOf(page)
    await coins.amount.waitFor()
    await loseReplies(path)
    for (const read of ['/api/level/fee', '/api/user/info', '/api/user/activities']) await failReads(read)
    await coins.ask(amount, 'alice-fund-1')
    await coins.confirm()
    await page.getByText(/not known yet whether your withdrawal was submitted/).waitFor()
    assert.is(await control.count('alice', 'withdraw'), 1)
    await control.mend()
    await coins.ask(amount, 'alice-fund-1')
    await coins.confirm()
    await page.getByText('Your withdrawal is submitted.').waitFor()
    assert.is(await control.count('alice', 'withdraw'), 1)
    assert.is((await control.waiting()).length, 1)
    if (frozen) assert.is((await control.player('alice')).frozen_coins[coin], frozen)
    await close()
  })
}

/** Opens the legion page with points that can be redeemed now; returns the button that redeems them too. */
async function openPoints() {
  await control.givePoints('alice', '12.5')
  await control.passTime(8 * 24 * 60 * 60)
  const visit = await enter('alice', '/legion', { allowed: LOST })
  const button = visit.page.getByRole('main').getByRole('button', { name: 'Redeem 12.50 MDS' })
  await button.waitFor()
  return { ...visit, button }
}

const balanceOf = async () => (await control.player('alice')).coins.MDS
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('the reply to a redemption is lost: what is read back shows that it counted, and it cannot be done twice', async () => {
  const { page, button, close } = await openPoints()
  const before = Number(await balanceOf())
  await loseReplies('/api/receive/mds')
  await button.click()
  await page.getByText('There are no points to redeem yet.').waitFor()
  await button.waitFor({ state: 'detached' })
  assert.is(await control.count('alice', 'redeem'), 1)
  assert.is(Number(await balanceOf()), before + 12.5)
  await close()
})

test('the reply to a redemption is lost, and nothing can be read back: the next tap reports the first one’s success', async () => {
  const { page, button, close } = await openPoints()
  const before = Number(await balanceOf())
  await loseReplies('/api/receive/mds')
  await failReads('/api/user/team')
  await button.click()
  await toast(page, NO_ANSWER)
  assert.is(await control.count('alice', 'redeem'), 1)
  await control.mend()
  await button.click()
  await toast(page, 'Your points were redeemed. The MDS are in your game balance.')
  await page.getByText('There are no points to redeem yet.').waitFor()
  assert.is(await control.count('alice', 'redeem'), 1)
  assert.is(Number(await balanceOf()), before + 12.5)
  await close()
})

test('the reply to a collection is lost: the next tap shows what came, and it came once', async () => {
  const { page, close } = await enter('alice', '/shares', { allowed: LOST })
  const collect = page.getByRole('main').getByRole('button', { name: 'Collect', exact: true })
  await collect.waitFor()
  const before = await control.player('alice')
  await loseReplies('/api/message/collect')
  await collect.click()
  await toast(page, NO_ANSWER)
  assert.is(await control.count('alice', 'collect'), 1)
  const after = await control.player('alice')
  assert.ok(after.summon_tickets > before.summon_tickets, 'something waited')
  await control.mend()
  await collect.click()
  await page.getByText(/^Collected: /).waitFor()
  assert.is(await control.count('alice', 'collect'), 1)
  assert.is((await control.player('alice')).summon_tickets, after.summon_tickets)
  await close()
})

test.run()
