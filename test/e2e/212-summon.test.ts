import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { overflow, smallTargets, violations } from './support/accessibility'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, type Visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/summon')
test.before.each(() => sandbox.reset())

/** What the browser logs when an answer is dropped. It retries once by itself, so every answer is dropped. */
const LOST = /Failed to load resource|ERR_/

test('the camps that heroes come from, and the last summons by their pictures', async () => {
  await control.giveTickets('alice', 1)
  const { page, close } = await enter('alice', '/summon')
  const camps = page.getByRole('region', { name: 'Heroes of five camps' }).getByRole('listitem')
  await camps.nth(4).waitFor()
  assert.equal(
    (await camps.allTextContents()).map((text) => text.trim()),
    ['Heavenly god', 'War god', 'Ancestor god', 'Holy beast', 'Human god'],
  )
  const ways = page.getByRole('link', { name: 'Invite friends' })
  const isFirst = async () => {
    const [way, camp] = [await ways.boundingBox(), await camps.first().boundingBox()]
    return !!way && !!camp && way.y < camp.y
  }
  assert.is(await isFirst(), false, 'what a ticket may bring is first')
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  const heading = await page.getByRole('heading', { name: / answers your call$/ }).textContent()
  const name = heading?.replace(' answers your call', '') ?? ''
  // Before the hero came, the card had the picture of its back alone.
  const shown = await partOf(page, 'card').locator('img').last().getAttribute('src')
  const past = page.getByRole('region', { name: 'Your last summons' }).getByRole('link', { name }).first()
  await past.locator('img').waitFor()
  assert.is(await past.locator('img').getAttribute('src'), shown)
  assert.is(await isFirst(), true, 'after the last ticket, the ways to one are')
  await close()
})

test('a ticket brings a hero, whose page is one tap away; without tickets there is a way to more', async () => {
  await control.giveTickets('alice', 2)
  const { page, url, close } = await enter('alice', '/summon')
  await page.getByText(/^High-level tickets 2$/).waitFor()
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  const told = page.getByRole('status').filter({ hasText: /answers your call/ })
  await told.waitFor()
  await told
    .getByText(/^(Rare|Epic|Legend) \d+$/)
    .first()
    .waitFor()
  const heading = await told.getByRole('heading').textContent()
  const name = heading?.replace(' answers your call', '') ?? ''
  await page.getByText(/^Tickets left: 1$/).waitFor()
  await page.getByRole('button', { name: 'Summon again' }).click()
  await page.getByRole('heading', { name: 'You have no tickets' }).waitFor()
  assert.is((await control.player('alice')).summon_tickets, 0)
  assert.is(await control.count('alice', 'summon'), 2)

  await page.getByRole('region', { name: 'Your last summons' }).getByRole('link', { name }).first().waitFor()
  await page.getByRole('link', { name: 'View card' }).click()
  await page.waitForURL('**/cardDetail?id=*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`${url}/summon`)
  await page.getByRole('link', { name: 'Invite friends' }).click()
  await page.waitForURL('**/shares')
  await close()
})

const partOf = (page: Page, part: string) => page.locator(`main [data-part=${part}]`)

/** Slows animations down, which would be over before they are looked at; 0: stops them. */
async function slowDown({ page, context }: Pick<Visit, 'page' | 'context'>, playbackRate: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const tools = await context.newCDPSession(page)
  await tools.send('Animation.enable')
  await tools.send('Animation.setPlaybackRate', { playbackRate })
}

test('the entrance moves by transform and opacity alone and takes 1.6 s at most', async () => {
  await control.giveTickets('alice', 1)
  const { page, context, close } = await enter('alice', '/summon')
  await slowDown({ page, context }, 0)
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  await page.getByRole('link', { name: 'View card' }).waitFor({ state: 'attached' })
  const steps = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = (effect as KeyframeEffect).target
      if (!target?.closest('main section')) return []
      const { duration, delay = 0, iterations } = effect?.getTiming() ?? {}
      return [
        {
          ends: Number(delay) + Number(duration) * Number(iterations),
          moved: (effect as KeyframeEffect)
            .getKeyframes()
            .flatMap((frame) => Object.keys(frame))
            .filter(
              (name) => !['offset', 'easing', 'composite', 'computedOffset', 'opacity', 'transform'].includes(name),
            ),
        },
      ]
    }),
  )
  assert.ok(steps.length >= 4, JSON.stringify(steps))
  for (const { ends, moved } of steps) {
    assert.ok(ends > 0 && ends <= 1600, String(ends))
    assert.equal(moved, [])
  }
  await close()
})

test('a tap ends the entrance, with the whole card in view all the time', async () => {
  await control.giveTickets('alice', 1)
  const { page, context, close } = await enter('alice', '/summon')
  await slowDown({ page, context }, 0)
  // The app's own clock stops, too: only the tap can end it. What the page waits for by it has come before.
  await page.getByRole('button', { name: 'Summon a hero' }).waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const isWhole = async () => {
    const box = await partOf(page, 'card').boundingBox()
    const bar = await page.getByRole('navigation').last().boundingBox()
    assert.ok(box && bar && box.y >= 56 && box.y + box.height <= bar.y, JSON.stringify({ box, bar }))
  }
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  const skip = page.getByRole('button', { name: 'Skip' })
  await skip.waitFor()
  await isWhole()
  await skip.click()
  await skip.waitFor({ state: 'detached' })
  assert.is(await page.evaluate(() => document.querySelectorAll('main [data-is=shown]').length), 1)
  await isWhole()
  await page.getByRole('link', { name: 'View card' }).click()
  await page.waitForURL('**/cardDetail?id=*')
  await close()
})

for (const [viewport, shown, width] of [
  [PHONE, 66, 190],
  [DESKTOP, 200, 288],
] as const)
  test(`two heroes wait in the dark at the sides, in front of the circle, at ${viewport.width} px`, async () => {
    await control.giveTickets('alice', 1)
    const { page, close } = await enter('alice', '/summon', { viewport })
    const deck = partOf(page, 'deck')
    await deck.locator('img').nth(1).waitFor()
    assert.is(await deck.evaluate((element) => getComputedStyle(element).opacity), '1', 'nothing shines through them')
    const isAfter = await deck.evaluate((element) => {
      const circle = element.parentElement?.querySelector('[data-part=circle]')
      return !!circle && (circle.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    })
    assert.ok(isAfter, 'they are drawn after the circle')
    const card = await partOf(page, 'card').boundingBox()
    const left = await deck.locator('img').first().boundingBox()
    const right = await deck.locator('img').nth(1).boundingBox()
    assert.ok(card && left && right)
    assert.ok(card.width >= width, `${card.width} px wide`)
    const before = Math.min(left.x + left.width, card.x) - Math.max(0, left.x)
    const after = Math.min(right.x + right.width, viewport.width) - Math.max(card.x + card.width, right.x)
    assert.ok(before >= shown && Math.abs(before - after) <= 1, `${before} px of the left, ${after} px of the right`)
    await close()
  })

for (const [viewport, width, height] of [
  [PHONE, 216, 288],
  [DESKTOP, 294, 392],
] as const)
  test(`the hero’s card is ${width} x ${height} px or more, in one view with its name and the next button, ${viewport.width} px`, async () => {
    for (const locale of ['en-US', 'zh-TW', 'id-ID']) {
      await control.giveTickets('alice', 2)
      const { page, close } = await enter('alice', '/summon', { viewport, locale })
      const told = page.getByRole('main').getByRole('status')
      await partOf(page, 'next').getByRole('button').click()
      await told.getByRole('heading').waitFor()
      // The second one is called from where the first one was shown.
      for (const each of ['first', 'second']) {
        const next = partOf(page, 'next').getByRole('link')
        await next.waitFor()
        const bar = viewport === PHONE ? await page.getByRole('navigation').last().boundingBox() : null
        const end = bar?.y ?? viewport.height
        const card = await partOf(page, 'card').boundingBox()
        assert.ok(card && card.width >= width && card.height >= height, `${locale}, ${each}: ${JSON.stringify(card)}`)
        for (const part of [partOf(page, 'card'), told.getByRole('heading'), next]) {
          const box = await part.boundingBox()
          assert.ok(box && box.y >= 56 && box.y + box.height <= end, `${locale}, ${each}: ${JSON.stringify(box)}`)
        }
        if (viewport === DESKTOP) assert.is(await page.evaluate(() => scrollY), 0, `${locale}, ${each}: scrolled`)
        const ring = await partOf(page, 'ring').boundingBox()
        const name = await told.getByRole('heading').boundingBox()
        if (ring && name) assert.ok(ring.y + ring.height + 6 <= name.y, `${locale}: ${ring.y + ring.height}, ${name.y}`)
        if (each === 'second') break
        const before = await told.getByRole('heading').elementHandle()
        await partOf(page, 'next').getByRole('button').click()
        await before?.waitForElementState('hidden')
      }
      await close()
    }
  })

for (const locale of ['en', 'zh-TW', 'id'] as const)
  test(`a phone’s first view says which camps a ticket may bring, or how to get one, in ${locale}`, async () => {
    const word = wordsOf(locale)
    await control.giveTickets('alice', 1)
    const { page, close } = await enter('alice', '/summon', { viewport: PHONE, locale })
    const bar = await page.getByRole('navigation').last().boundingBox()
    const isAboveBar = async (part: Locator) => {
      await part.waitFor()
      const box = await part.boundingBox()
      assert.ok(bar && box && box.y >= 56 && box.y + box.height <= bar.y, JSON.stringify({ box, bar }))
    }
    const camps = page
      .getByRole('list', { name: word('summon.who') })
      .first()
      .getByRole('listitem')
    await isAboveBar(camps.nth(4))
    assert.is(await camps.filter({ visible: true }).count(), 5)
    const heights = await camps.evaluateAll((all) => all.map((camp) => camp.getBoundingClientRect().height))
    assert.is(new Set(heights).size, 1, String(heights))
    await control.giveTickets('alice', 0)
    await page.reload()
    await page.getByRole('heading', { name: word('summon.empty') }).waitFor()
    await isAboveBar(page.getByRole('link', { name: word('summon.invite') }))
    await isAboveBar(page.getByRole('button', { name: word('summon.collect') }))
    await close()
  })

test('a player who wants no motion sees the hero at once', async () => {
  await control.giveTickets('alice', 1)
  const { page, close } = await enter('alice', '/summon')
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  await page.getByRole('link', { name: 'View card' }).waitFor()
  assert.is(await page.evaluate(() => document.getAnimations().length), 0)
  assert.is(await page.getByRole('button', { name: 'Skip' }).count(), 0)
  await close()
})

test('a lost answer: the same summon is asked for again, and costs one ticket', async () => {
  await control.giveTickets('alice', 1)
  const { page, close } = await enter('alice', '/summon', { allowed: LOST })
  await page.getByRole('button', { name: 'Summon a hero' }).waitFor()
  await control.break({ kind: 'dropAfter', method: 'POST', path: '/api/user/summon', times: 0 })
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  await page.getByText(/not known yet whether a hero came/).waitFor()
  await control.mend()
  // Through another page and back, and over a reload: the page still asks for the lost answer.
  await page.getByRole('link', { name: 'Invite friends' }).click()
  await page.waitForURL('**/shares')
  await page.goBack()
  await page.getByRole('button', { name: 'Ask again' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByText(/answers your call/).waitFor()
  assert.is(await control.count('alice', 'summon'), 1)
  assert.is((await control.player('alice')).summon_tickets, 0)
  await close()
})

test('a request that never arrived costs nothing until it does', async () => {
  await control.giveTickets('alice', 1)
  const { page, close } = await enter('alice', '/summon', { allowed: LOST })
  await page.getByRole('button', { name: 'Summon a hero' }).waitFor()
  await control.break({ kind: 'dropBefore', method: 'POST', path: '/api/user/summon', times: 0 })
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  await page.getByText(/not known yet/).waitFor()
  assert.is((await control.player('alice')).summon_tickets, 1)
  await control.mend()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByText(/answers your call/).waitFor()
  assert.is(await control.count('alice', 'summon'), 1)
  await close()
})

test('an account without activation and without a role is shown both, each with a way on', async () => {
  const { page, close } = await enter('dave', '/summon')
  await page.getByText('Before you can summon:').waitFor()
  await page.getByRole('button', { name: 'Activate the account' }).waitFor()
  await page.getByRole('link', { name: 'Create a role' }).click()
  await page.waitForURL('**/servers')
  await close()
})

test('tickets used up elsewhere: the refusal is shown, and the count is right again', async () => {
  await control.giveTickets('alice', 1)
  const { page, close } = await enter('alice', '/summon')
  await page.getByText(/^High-level tickets 1$/).waitFor()
  await control.giveTickets('alice', 0)
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  await page.getByRole('alert').filter({ hasText: 'Not enough summon tickets' }).waitFor()
  await page.getByText(/^High-level tickets 0$/).waitFor()
  await close()
})

for (const [name, viewport, locale] of [
  ['phone', PHONE, 'en'],
  ['phone', PHONE, 'zh-TW'],
  ['desktop', DESKTOP, 'en'],
  ['desktop', DESKTOP, 'zh-TW'],
] as const) {
  test(`WCAG 2.2 AA on a ${name}, in ${locale}`, async () => {
    const word = wordsOf(locale)
    const options = { viewport, locale: locale === 'en' ? 'en-US' : locale }
    await control.giveTickets('alice', 1)
    const { page, close } = await enter('alice', '/summon', options)
    const found: string[] = []
    const look = async (screen: string) => {
      const all = [...(await violations(page)), ...(await smallTargets(page))]
      if (viewport === PHONE) all.push(...(await overflow(page)))
      found.push(...all.map((finding) => `${screen}: ${finding}`))
    }
    await page.getByRole('button', { name: word('summon.summon') }).waitFor()
    await look('before')
    await page.getByRole('button', { name: word('summon.summon') }).click()
    await page.getByRole('link', { name: word('summon.see') }).waitFor()
    await page.getByRole('heading', { name: word('summon.empty') }).waitFor()
    await look('hero, no tickets')
    await close()
    const poor = await enter('dave', '/summon', options)
    await poor.page.getByText(word('summon.missing')).waitFor()
    found.push(...(await violations(poor.page)), ...(await smallTargets(poor.page)))
    await poor.close()
    assert.equal(found, [])
  })
}

test.run()
