import type { BrowserContext, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { getAddress } from 'viem'
import { openPhone } from '../personas/support/openPhone'
import type { QuirkChanges } from '../sandbox/wallet/quirks'
import { openStage } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/demoWallet')

interface Around {
  ethereum?: { isReal?: boolean; request(call: { method: string }): Promise<unknown> }
  real: object
  announced: object[]
}

/** Puts a provider into the page before anything else, as a real wallet's browser does. */
async function openWith(script: string, query = '', quirks: QuirkChanges = {}): Promise<[Page, BrowserContext]> {
  const { world, browser } = await openStage()
  const memory = { 'demo-wallet:quirks': JSON.stringify(quirks) }
  const context = await openPhone({ world, browser }, 'perfect', 'alice', memory)
  await context.addInitScript(`
    const real = window.real = { isReal: true, request: async () => null }
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: {}, provider: real } }))
    window.announced = []
    addEventListener('eip6963:announceProvider', ({ detail }) => window.announced.push(detail.provider))
    ${script}
  `)
  const page = await context.newPage()
  await page.goto(`${world.url}/login${query}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return [page, context]
}

const isReal = (page: Page) => page.evaluate(() => (window as unknown as Around).ethereum?.isReal === true)
const button = (page: Page) => page.getByRole('button', { name: 'Demo wallet' })
const LATER = "addEventListener('DOMContentLoaded', () =>"

for (const [name, script] of [
  ['is there already', 'window.ethereum = real'],
  ['is there, and cannot be replaced', "Object.defineProperty(window, 'ethereum', { value: real })"],
  ['is there behind a getter', "Object.defineProperty(window, 'ethereum', { get: () => real, set() {} })"],
] as const) {
  test(`a wallet that ${name} stays, and the demo wallet does not show itself`, async () => {
    const [page, context] = await openWith(script)
    assert.ok(await isReal(page))
    assert.is(await button(page).count(), 0)
    const others = await page.evaluate(() => {
      const { announced, real } = window as unknown as Around
      return announced.filter((provider) => provider !== real).length
    })
    assert.is(others, 0)
    await context.close()
  })
}

for (const [name, script] of [
  ['put there', `${LATER} { window.ethereum = real })`],
  ['defined', `${LATER} Object.defineProperty(window, 'ethereum', { value: real }))`],
] as const) {
  test(`a wallet that comes later and is ${name} takes the demo wallet's place`, async () => {
    const [page, context] = await openWith(script)
    assert.ok(await isReal(page))
    await context.close()
  })
}

test('a demo wallet that would come later than a real one does not come', async () => {
  const [page, context] = await openWith(`${LATER} { window.ethereum = real })`, '', { inject: { delayMs: 300 } })
  await button(page).waitFor({ state: 'detached' })
  assert.ok(await isReal(page))
  await context.close()
})

test('a wallet that only announces itself: the demo wallet takes its provider away', async () => {
  const [page, context] = await openWith(`${LATER} announce())`)
  await button(page).waitFor({ state: 'detached' })
  assert.not(await page.evaluate(() => 'ethereum' in window))
  await context.close()
})

test('when the address asks for it by name it is used all the same, until the address takes that back', async () => {
  const [page, context] = await openWith('window.ethereum = real', '?wallet=perfect')
  assert.not(await isReal(page))
  await button(page).waitFor()
  await page.goto(page.url().replace(/\?.*/, ''))
  assert.not(await isReal(page))
  await page.goto(`${page.url()}?wallet=`)
  assert.ok(await isReal(page))
  await context.close()
})

test('alone it is there, and gives its account with the checksum', async () => {
  const [page, context] = await openWith('')
  const accounts = await page.evaluate(() =>
    (window as unknown as Around).ethereum?.request({ method: 'eth_accounts' }),
  )
  const [account] = accounts as [`0x${string}`]
  assert.is(account, getAddress(account))
  assert.match(account, /[A-F]/)
  await context.close()
})

test.run()
