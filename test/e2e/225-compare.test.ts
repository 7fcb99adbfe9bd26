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
  await page.getByText('Now open another card and tap Compare there.').waitFor()
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
  await close()
})

test.run()
