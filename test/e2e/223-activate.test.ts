import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import { COIN_DECIMALS } from '../sandbox/chain/addresses'
import { collectionOf } from './pages/collection'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { collectionsOf } from './support/collections'
import { control } from './support/control'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/activate')
test.before.each(() => sandbox.reset())

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`a hero is activated for MDV, on a ${name}: paid once, and shown as activated`, async () => {
    const { id, token_id, name: hero } = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
    const { page, url, world, close } = await visit('/login', { viewport })
    const [collection, judge] = [collectionOf(page), collectionsOf(world)]
    await loginOf(page).throughWallet()
    const before = await judge.balance('alice', 'MDV')
    await page.goto(`${url}/activate`)
    const row = collection.heroes.filter({ has: page.locator(`a[href$="id=${id}"]`) })
    await row.getByRole('button', { name: `Activate: ${hero}` }).click()
    await collection.confirm('Activate for 2 MDV')
    await collection.approve('approve', 'activateAsset')
    await collection.sheet.getByText('It is active now.').waitFor()
    await collection.done()

    assert.is(await judge.isActivated('card', BigInt(token_id)), true)
    assert.is(before - (await judge.balance('alice', 'MDV')), parseUnits('2', COIN_DECIMALS.MDV))
    assert.is(await judge.allowance('alice', 'MDV', 'activation'), 0n)
    assert.is(await control.count('alice', 'activateAsset'), 1)
    assert.equal((await sandbox.check()).differences, [])
    // Activated assets come last.
    await row.waitFor({ state: 'detached' })
    await collection.button('Show more').click()
    await row.getByText('Activated').waitFor()
    await close()
  })
}

test('on a desktop the next hero is as wide as two, and no tile is empty under its grade', async () => {
  const { page, url, close } = await visit('/login', { viewport: DESKTOP })
  await loginOf(page).throughWallet()
  await page.goto(`${url}/activate`)
  const { heroes } = collectionOf(page)
  await heroes.nth(1).getByRole('button').waitFor()
  const [next, other] = [await heroes.first().boundingBox(), await heroes.nth(1).boundingBox()]
  assert.ok(next && other && next.width < other.width * 2.2, `${next?.width}, ${other?.width}`)
  const grade = await heroes.nth(1).locator('[data-part=grade]').boundingBox()
  const button = await heroes.nth(1).getByRole('button').boundingBox()
  assert.ok(grade && button && button.y - grade.y - grade.height <= 24, JSON.stringify([grade, button]))
  await close()
})

test('a small dragon is activated for HFH', async () => {
  const { id, token_id, name: dragon } = await sandbox.give('alice', { kind: 'dragon', place: 'wallet' })
  const { page, url, world, close } = await visit('/login')
  const [collection, judge] = [collectionOf(page), collectionsOf(world)]
  await loginOf(page).throughWallet()
  await page.goto(`${url}/dragong?id=${id}`)
  await collection.main.getByRole('heading', { name: dragon }).waitFor()
  await collection.main.getByRole('region', { name: 'Team values' }).getByText('Refine level').waitFor()
  assert.is(await collection.main.getByRole('list', { name: 'Skills' }).getByRole('listitem').count(), 3)
  await collection.button(`Activate: ${dragon}`).click()
  await collection.payWith('HFH')
  await collection.confirm('Activate for 20 HFH')
  await collection.approve('approve', 'activateAsset')
  await collection.sheet.getByText('It is active now.').waitFor()
  await collection.done()
  await collection.main.getByText('Activated').waitFor()
  assert.is(await judge.isActivated('dragon', BigInt(token_id)), true)
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test('everything in dave’s way is named at once: his account, and too little of either coin', async () => {
  await sandbox.give('dave', { kind: 'hero', place: 'wallet' })
  const { page, url, close } = await visit('/login')
  const collection = collectionOf(page)
  await walletOf(page).useAccount('dave')
  await loginOf(page).throughWallet()
  await page.goto(`${url}/activate`)
  await collection.main.getByText('Activate your account first.').waitFor()
  await collection.main.getByText('Your wallet holds too little of either coin.').waitFor()
  await collection.main.getByRole('link', { name: 'To my balances' }).waitFor()
  await collection
    .button('Activate')
    .and(page.getByText('Activate', { exact: true }))
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Activate the account' }).waitFor()
  await close()
})

test('a summoned hero says that it has to be claimed first, and leads to its page', async () => {
  const { page, url, close } = await visit('/login')
  const collection = collectionOf(page)
  await loginOf(page).throughWallet()
  await page.goto(`${url}/activate`)
  await collection.button('Show more').click()
  const summoned = collection.heroes.filter({ hasText: 'It is not on the chain yet' }).first()
  await summoned.waitFor()
  assert.is(await summoned.getByRole('button').count(), 0)
  await summoned.getByRole('link').click()
  await page.waitForURL('**/cardDetail?id=*')
  await page.getByRole('button', { name: 'Claim to the wallet' }).waitFor()
  await close()
})

test('a refused activation changes nothing, and the hero can still be activated', async () => {
  const { id, token_id, name } = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  const { page, url, world, close } = await visit('/login')
  const collection = collectionOf(page)
  await loginOf(page).throughWallet()
  await page.goto(`${url}/activate`)
  const row = collection.heroes.filter({ has: page.locator(`a[href$="id=${id}"]`) })
  await row.getByRole('button').click()
  await collection.confirm('Activate for 2 MDV')
  await walletOf(page).reject()
  await collection.sheet
    .getByText(/declined/)
    .first()
    .waitFor()
  await collection.sheet.getByRole('button', { name: 'Close' }).first().click()
  await row.getByRole('button', { name: `Activate: ${name}` }).waitFor()
  assert.is(await collectionsOf(world).isActivated('card', BigInt(token_id)), false)
  await close()
})

test.run()
