import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ASSET_STATUS, type AssetStatus, type StatusCode } from '../../src/domain/asset'
import { CHAIN_PLACES, type ChainPlace } from '../../src/domain/recovery'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { sandbox } from './support/sandbox'
import { DESKTOP, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/recovery')
test.before.each(() => sandbox.reset())

type Step = 'Finish' | 'Take back' | 'Refresh' | 'wait' | null

/**
 * One row for each status the provider has; the columns are where the chain has the token: wallet, sale, 111, vault.
 */
const CELLS: Record<AssetStatus, readonly [Step, Step, Step, Step]> = {
  inTeam: [null, 'Finish', 'Finish', null],
  selling: ['Finish', null, null, 'Refresh'],
  locked: ['Refresh', 'Refresh', 'Take back', 'wait'],
  confirming: ['Refresh', 'Finish', 'Finish', 'wait'],
  saleConfirming: ['wait', 'Finish', 'Finish', 'Refresh'],
  cancelled: [null, 'Finish', 'Take back', null],
  bought: [null, 'Finish', null, null],
  forbidden: ['Refresh', 'Refresh', 'Take back', 'Refresh'],
}

const GIFTS = {
  wallet: { place: 'wallet' },
  listing: { place: 'wallet', price: '5' },
  auction: { place: 'contract', price: '5' },
  vault: { place: 'game' },
} as const

interface Cell {
  id: string
  name: string
  /** The asset's page. */
  path: string
  at: string
  step: Step
}

/** An asset of Alice's with this status at the provider and this place on chain. */
async function arrange(kind: 'hero' | 'pet', code: StatusCode, place: ChainPlace): Promise<Cell> {
  const status = ASSET_STATUS[code]
  const step = CELLS[status][CHAIN_PLACES.indexOf(place)] ?? null
  const { id, name, index_id } = await sandbox.give('alice', { kind, ...GIFTS[place] })
  if (step === 'Take back') await sandbox.takeOff(id)
  await sandbox.believe(id, code, step === null)
  const path = kind === 'hero' ? `/cardDetail?id=${id}` : `/gun/pet/${index_id}`
  return { id, name, path, at: `${status}, ${place}`, step }
}

async function arrangeAll(kind: 'hero' | 'pet', codes: readonly StatusCode[]): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const code of codes) for (const place of CHAIN_PLACES) cells.push(await arrange(kind, code, place))
  return cells
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Game and chain are out of sync' })
const rowOf = (page: Page, { path }: Cell) =>
  panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${path}"]`) })

/** Brings a token back from the protocol through its sheet. */
async function withdraw(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Take back from the protocol' })
  await sheet.getByRole('button', { name: 'Take back to the wallet' }).click()
  await walletOf(page).approve()
  await sheet.getByText('It is back in your wallet.').waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
}

/** Opens the list of a kind, and shows every row on which provider and chain differ. */
async function openList(page: Page, url: string, kind: 'hero' | 'pet'): Promise<void> {
  await page.goto(`${url}/accountAccount?kind=${kind}`)
  await panelOf(page)
    .getByRole('button', { name: /^Show all/ })
    .click()
}

for (const [kind, codes] of [
  ['hero', [0, 1, 2, 3]],
  ['pet', [4, 5, 51, 6]],
] as const) {
  const words = codes.map((code) => ASSET_STATUS[code]).join(', ')
  test(`nothing is on the device; ${words}, anywhere on chain: each row has its step, and it helps`, async () => {
    const { page, url, close } = await visit('/login', { viewport: DESKTOP })
    const cells = await arrangeAll(kind, codes)
    assert.is(cells.length, 16)
    await loginOf(page).throughWallet()
    await openList(page, url, kind)
    const differing = cells.filter(({ step }) => step !== null)
    for (const cell of differing) {
      const row = rowOf(page, cell)
      const name = cell.step === 'wait' ? 'Refresh' : cell.step
      await row.getByRole('button', { name: new RegExp(`^${name} `) }).waitFor()
      if (cell.step === 'wait') await row.getByText('usually takes 5 to 10 minutes').waitFor()
    }
    // Only now are all rows there that will come.
    for (const cell of cells) assert.is(await rowOf(page, cell).count(), cell.step === null ? 0 : 1, cell.at)
    for (const cell of differing) {
      await rowOf(page, cell).getByRole('button').click()
      if (cell.step === 'Take back') await withdraw(page)
      await rowOf(page, cell).waitFor({ state: 'detached' })
    }
    assert.equal((await sandbox.check()).differences, [])
    await close()
  })
}

test('the asset’s own page offers the same step', async () => {
  const { page, url, close } = await visit('/login')
  const cell = await arrange('hero', 3, 'listing')
  const parked = await arrange('hero', 5, 'auction')
  await loginOf(page).throughWallet()
  await page.goto(`${url}/cardDetail?id=${cell.id}`)
  await page.getByText('The chain has it on sale, and the game has not heard of it yet.').waitFor()
  await page.getByRole('button', { name: `Finish ${cell.name}` }).click()
  await page.getByText('The game and the chain agree now.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Cancel sale' }).waitFor()
  assert.is(await page.getByRole('button', { name: `Finish ${cell.name}` }).count(), 0)
  await page.goto(`${url}/cardDetail?id=${parked.id}`)
  await page.getByRole('button', { name: `Take back ${parked.name}` }).click()
  await withdraw(page)
  await page.getByRole('main').getByRole('button', { name: 'Sell', exact: true }).waitFor()
  assert.equal((await sandbox.check()).differences, [])
  await close()
})

test.run()
