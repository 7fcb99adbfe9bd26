import * as assert from 'uvu/assert'
import { gradeBand } from '../../src/ui/art/gradeBand'
import { collectionOf } from './pages/collection'
import { overflow, smallTargets, violations } from './support/accessibility'
import { heldBy } from './support/collections'
import { control, enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { DESKTOP, PHONE } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/collectibles')
test.before.each(() => sandbox.reset())

/** What the browser logs when an answer is dropped. */
const LOST = /Failed to load resource|ERR_/

test('the album counts what the provider says is held, over every page of the list', async () => {
  const { page, world, close } = await enter('alice', '/collectibles')
  await page.getByText(/^Cards held: \d+$/).waitFor()
  const held = await heldBy(world, 'alice', 'hero')
  assert.ok(held.length > 24)
  await page.getByText(`Cards held: ${held.length}`, { exact: true }).waitFor()
  const filled = new Set(held.map(({ camp, grade }) => `${camp}-${gradeBand(grade)}`)).size
  await page.getByText(`${filled} of 25`, { exact: true }).waitFor()
  const [first] = held
  const count = held.filter(({ camp, grade }) => camp === first?.camp && gradeBand(grade) === gradeBand(first.grade))
  const key = `${first?.camp}-${gradeBand(first?.grade ?? 0)}`
  await page.locator(`a[href$="slot=${key}"]`).click()
  await page.getByRole('heading', { level: 2, name: new RegExp(`: ${count.length}$`) }).waitFor()
  assert.is(await page.getByRole('main').getByRole('listitem').count(), count.length)
  await page.goBack()
  await page.getByRole('region', { name: 'War god' }).waitFor()
  await close()
})

test('another kind is an address of its own, and none of it leads to the market', async () => {
  const { page, close } = await enter('dave', '/collectibles')
  await page.getByRole('radio', { name: 'Spirit stone' }).check({ force: true })
  await page.waitForURL('**/collectibles?kind=lingshi')
  await page.getByRole('heading', { name: 'None of this kind yet' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'To the market' }).click()
  await page.waitForURL('**/marketplace?val6=lingshi')
  await close()
})

test('an artifact is activated after a question; a lost answer is tried again with the same key', async () => {
  const { id, name } = await sandbox.give('alice', { kind: 'equip', place: 'game' })
  const { page, world, close } = await enter('alice', '/collectibles?kind=artifact', { allowed: LOST })
  const { button, main } = collectionOf(page)
  const row = main.getByRole('listitem').filter({ hasText: name }).first()
  await settled(page)
  await row.getByRole('button', { name: `Activate: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Activate ${name}?` })
  await dialog.getByText('Nothing is paid').waitFor()
  await control.break({ kind: 'dropAfter', method: 'POST', path: '/api/artifact/activate', times: 0 })
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await dialog.getByText(/Server error/).waitFor()
  await control.mend()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.is(await control.count('alice', 'artifact'), 1)
  const listed = await heldBy(world, 'alice', 'equip')
  assert.is(listed.find((asset) => asset.id === id)?.activated, true)
  assert.is(await button(`Activate: ${name}`).count(), 0)
  await close()
})

test('an artifact in the wallet says that it has to be deposited; a missing role is named on top', async () => {
  const { name } = await sandbox.give('carol', { kind: 'equip', place: 'wallet' })
  const { page, close } = await enter('carol', '/collectibles?kind=artifact')
  const { main } = collectionOf(page)
  await main.getByRole('link', { name: 'Create a role' }).waitFor()
  const row = main.getByRole('listitem').filter({ hasText: name }).first()
  await row.getByText('It is not in the game. Open it and deposit it first.').waitFor()
  await row.getByRole('link').click()
  await page.waitForURL('**/gun/equip/*')
  await page.getByRole('button', { name: 'Deposit to game' }).waitFor()
  await close()
})

test('a list that breaks off midway can be loaded again', async () => {
  await control.break({ kind: 'envelope', method: 'GET', path: '/api/user/card/list', status: 1999, times: 0 })
  const { page, close } = await enter('alice', '/collectibles')
  await page.getByRole('alert').getByText('This could not be loaded').waitFor()
  await control.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^Cards held: \d+$/).waitFor()
  await close()
})

for (const [viewport, lowest] of [
  [PHONE, 'War god'],
  [DESKTOP, 'Holy beast'],
] as const)
  test(`a window ${viewport.width} px wide shows the album down to a whole row of ${lowest}`, async () => {
    const { page, close } = await enter('alice', '/collectibles', { viewport })
    const frames = page.getByRole('region', { name: lowest }).getByRole('listitem')
    await frames.first().waitFor()
    const boxes = await Promise.all((await frames.all()).map((frame) => frame.boundingBox()))
    assert.is(new Set(boxes.map((box) => box?.y)).size, 1, 'five beside each other')
    const [box] = boxes
    const bar = viewport === PHONE ? await page.getByRole('navigation').last().boundingBox() : null
    const end = (box?.y ?? Number.NaN) + (box?.height ?? 0)
    const room = bar?.y ?? viewport.height
    assert.ok(end <= room, `it ends at ${end}, and the window at ${room}`)
    await close()
  })

for (const [name, viewport, locale] of [
  ['phone', PHONE, 'en'],
  ['phone', PHONE, 'zh-TW'],
  ['desktop', DESKTOP, 'en'],
  ['desktop', DESKTOP, 'zh-TW'],
] as const) {
  test(`all of it is for everybody, on a ${name}, in ${locale}`, async () => {
    const { name: equip } = await sandbox.give('alice', { kind: 'equip', place: 'game' })
    const word = wordsOf(locale)
    const { page, url, close } = await enter('alice', '/mint', {
      viewport,
      locale: locale === 'en' ? 'en-US' : locale,
    })
    const found: string[] = []
    const look = async (screen: string) => {
      await settled(page)
      const all = [...(await violations(page)), ...(await smallTargets(page))]
      if (viewport === PHONE) all.push(...(await overflow(page)))
      found.push(...all.map((finding) => `${screen}: ${finding}`))
    }
    await look('mint')
    for (const path of ['hatch', 'activate', 'dragong', 'collectibles', 'collectibles?kind=artifact']) {
      await page.goto(`${url}/${path}`)
      await look(path)
    }
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${word('asset.do_activate')}`) })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await look(`artifact ${equip}`)
    await page.goto(`${url}/collectibles`)
    await page.locator('main a[href*="slot="]').first().click()
    await page
      .getByRole('main')
      .getByRole('link', { name: word('collectibles.back') })
      .waitFor()
    await look('slot')
    assert.equal(found, [])
    await close()
  })
}

test.run()
