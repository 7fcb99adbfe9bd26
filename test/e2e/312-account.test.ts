import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ASSET_KINDS, ASSET_STATUS, PLACES, type StatusCode } from '../../src/domain/asset'
import type { PersonName } from '../sandbox/people'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { sandbox } from './support/sandbox'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'

const test = suite('e2e/account')
test.before.each(() => sandbox.reset())

/** Gives Alice an asset in each state, of every kind and in every place. */
async function giveEveryState(): Promise<void> {
  for (const [index, code] of Object.keys(ASSET_STATUS).map(Number).entries()) {
    const kind = ASSET_KINDS[index % ASSET_KINDS.length] ?? 'hero'
    const { id } = await sandbox.give('alice', { kind, place: PLACES[index % PLACES.length] ?? 'wallet' })
    await sandbox.believe(id, code as StatusCode)
  }
}

async function enterAs(page: Page, name: PersonName): Promise<void> {
  await walletOf(page).useAccount(name)
  await loginOf(page).throughWallet()
}

/** Opens a part that a phone shows only at a tap; the cell names how many wait there. */
const openCell = (page: Page, text: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d+${text.replace('{{count}}', '')}$`) }).click()

const tilesOf = (page: Page, label: string) =>
  page.getByRole('main').getByRole('list', { name: label, exact: true }).getByRole('listitem')

/** Scrolls until a tile says so, and at the end begins again: only the rows around the view are in the page. */
const seek = (page: Page, list: string, text: string) =>
  page.waitForFunction(
    ([label, wanted]) => {
      const tiles = document.querySelectorAll(`main ul[aria-label="${label}"] > li`)
      if ([...tiles].some((tile) => tile.textContent?.includes(wanted ?? ''))) return true
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 3)
      return false
    },
    [list, text] as const,
  )

for (const [name, viewport, locale] of [
  ['phone', PHONE, 'en'],
  ['phone', PHONE, 'zh-TW'],
  ['desktop', DESKTOP, 'en'],
  ['desktop', DESKTOP, 'zh-TW'],
] as const) {
  const word = wordsOf(locale)
  const isPhone = viewport === PHONE
  const languageOf = locale === 'en' ? 'en-US' : locale
  const findings = async (page: Page) => [
    ...(await violations(page)),
    ...(await smallTargets(page)),
    ...(isPhone ? await overflow(page) : []),
  ]

  test(`every state of many assets, on a ${name}, in ${locale}: told in words, and for everybody`, async () => {
    await giveEveryState()
    const { page, close } = await visit('/login', { viewport, locale: languageOf })
    await enterAs(page, 'alice')
    const tiles = tilesOf(page, word('account.assets'))
    await tiles.first().waitFor()
    for (const status of Object.keys(ASSET_STATUS).map(Number) as StatusCode[])
      await seek(page, word('account.assets'), word(`asset.status_${ASSET_STATUS[status]}`))
    await page.evaluate(() => scrollTo(0, 0))
    if (isPhone) await openCell(page, word('account.cellRecovery'))
    await page.getByRole('region', { name: word('recovery.title') }).waitFor()
    assert.equal(await findings(page), [])
    // By keyboard: the demo wallet's own button may cover a tile at the edge.
    await tiles.first().getByRole('button').press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: word('account.openPage') })
      .waitFor()
    assert.equal(await findings(page), [])
    await close()
  })

  test(`a new player without any, on a ${name}, in ${locale}: what is missing, and where to begin`, async () => {
    const { page, url, close } = await visit('/login', { viewport, locale: languageOf })
    await enterAs(page, 'erin')
    await page.getByRole('region', { name: word('setup.needs') }).waitFor()
    await page.getByRole('link', { name: word('firstHero.buy') }).waitFor()
    assert.equal(await findings(page), [])
    await page.goto(`${url}/accountAccount?kind=pet`)
    await page.getByRole('heading', { name: word('account.none_pet') }).waitFor()
    await close()
  })
}

test('a new player sees everything that is missing at once, each with a way on', async () => {
  const { page, url, close } = await visit('/login')
  await enterAs(page, 'erin')
  await sandbox.setOnline('erin', true)
  await page.reload()
  const panel = page.getByRole('region', { name: 'Unlock all features' })
  for (const sentence of [
    /To claim assets and withdraw coins\. 1 MDV, once\./,
    'To withdraw coins.',
    'It guards your withdrawals.',
    'To play on a server.',
    /While you are online in the game/,
  ])
    await panel.getByText(sentence).waitFor()
  for (const [link, path] of [
    ['Add your mobile number', '/setting?open=mobile'],
    ['Create a role', '/servers?open=role'],
  ] as const) {
    await panel.getByRole('link', { name: link }).click()
    await page.waitForURL((to) => to.pathname + to.search === path)
    // The form itself is shown.
    await page.getByRole('main').getByRole('combobox').waitFor()
    await page.goto(`${url}/accountAccount`)
  }
  await panel.getByText(/While you are online in the game/).waitFor()
  await sandbox.setOnline('erin', false)
  await panel.getByRole('button', { name: 'Check again' }).click()
  await panel.getByText(/While you are online in the game/).waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: 'Activate the account' }).click()
  await page.getByRole('dialog', { name: 'Activate the account' }).waitFor()
  await close()
})

test('an asset is deposited from the list, and the list says where it is', async () => {
  const { page, close } = await visit('/login', { viewport: DESKTOP })
  const given = await sandbox.give('alice', { kind: 'hero', place: 'wallet' })
  await enterAs(page, 'alice')
  const tile = tilesOf(page, 'Assets').filter({ has: page.locator(`a[href="/cardDetail?id=${given.id}"]`) })
  await tile.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('dialog', { name: given.name }).getByRole('button', { name: 'Deposit to game' }).click()
  const deposit = page.getByRole('dialog', { name: 'Deposit into the game' })
  await deposit.getByRole('button', { name: 'Deposit into the game' }).click()
  await walletOf(page).approve()
  await deposit.getByText('It is in the game now.').waitFor()
  await deposit.getByRole('button', { name: 'Done' }).click()
  await tile.getByText('In the game').waitFor()
  await tile.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('dialog', { name: given.name }).getByRole('button', { name: 'Claim to the wallet' }).waitFor()
  await close()
})

test.run()
