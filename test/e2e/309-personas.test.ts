import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { atWallet } from '../personas/support/atWallet'
import { runCell } from '../personas/support/cell'
import { CELLS } from '../personas/support/cells'
import { VISITOR } from '../personas/support/flows'
import { openPhone } from '../personas/support/openPhone'
import type { QuirkChanges } from '../sandbox/wallet/quirks'
import { loginOf } from './pages/login'
import { sandbox } from './support/sandbox'
import { openStage } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/personas')
test.before(() => sandbox.reset())

/** All of the two that differ most, and from the others what only they have; `npm run test:personas` plays all. */
const CHOSEN = ['trust-android', 'worst-case', 'strict:sell', 'strict:buy', 'strict:bid', 'legacy:login', 'legacy:buy']

for (const { name, persona, flow } of CELLS.filter(
  (cell) => CHOSEN.includes(cell.persona) || CHOSEN.includes(cell.name),
))
  test(name, async () => runCell(await openStage(), persona, flow, { player: 'alice', seller: 'carol' }))

/** A visitor's page in TokenPocket's browser, with a wallet that differs from TokenPocket in `changes`. */
async function openLogin(changes: QuirkChanges) {
  const bench = await openStage()
  const memory = { ...VISITOR, 'demo-wallet:quirks': JSON.stringify(changes) }
  const context = await openPhone(bench, 'tokenpocket-android', 'alice', memory)
  const page = await context.newPage()
  await page.goto(`${bench.world.url}/login`)
  return { context, page, wallet: atWallet(page), login: loginOf(page) }
}

const LATE = { initializedEvent: false, announce: 'none' } as const

test('P1: in a wallet’s browser the first tap waits for a provider that is 4.5 s or 8 s late', async () => {
  const waits = [4500, 8000].map(async (delayMs) => {
    const { context, page, wallet, login } = await openLogin({ inject: { ...LATE, delayMs } })
    await login.byWallet.click()
    await wallet.agree('link')
    assert.is(await page.getByText('Install the wallet first').count(), 0)
    await wallet.agree('sign')
    await page.waitForURL('**/accountAccount')
    await context.close()
  })
  await Promise.all(waits)
})

for (const [name, inject] of [
  ['send(method, params) on window.ethereum', { ...LATE, shape: 'send' }],
  ['sendAsync(payload, callback) on window.ethereum', { ...LATE, shape: 'sendAsync' }],
  ['send(method, params) on web3.currentProvider', { ...LATE, shape: 'send', place: 'web3' }],
] as const) {
  test(`P1: a provider that is only asked by ${name} logs in`, async () => {
    const { context, page, wallet, login } = await openLogin({ inject })
    await login.byWallet.click()
    await wallet.agree('link')
    await wallet.agree('sign')
    await page.waitForURL('**/accountAccount')
    await context.close()
  })
}

test('P20: no script of the site knows wallet_watchAsset', () => {
  const folder = join(process.env.SITE ?? 'dist', 'a')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'))
  assert.ok(texts.some((text) => text.includes('wallet_switchEthereumChain')))
  assert.not(texts.some((text) => text.includes('watchAsset')))
})

test.run()
