import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { coinsOf } from './pages/coins'
import { collectionOf } from './pages/collection'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { openStage, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/ownWallet')
test.before.each(() => sandbox.reset())
test.after.each(() => setCode('0x'))

const KINDS = {
  empty: { code: '0x', says: null },
  known: { code: '0xef010063c0c19a282a1b52b07dd5a65b58948a07dae32b', says: /Your wallet runs MetaMask’s code/ },
  unknown: { code: `0xef0100${'d'.repeat(40)}`, says: /Code that we do not know runs in your wallet/ },
  contract: { code: '0x6080604052', says: /Your wallet is a contract/ },
} as const
const ANY = /Code that we do not know|Your wallet runs|Your wallet is a contract/
/** What a node that is not reached makes the browser log. */
const SILENT = /Failed to load resource|ERR_|50\d/

async function setCode(bytecode: `0x${string}`): Promise<void> {
  const { world } = await openStage()
  await world.chain.client.setCode({ address: accountOf('alice'), bytecode })
}

interface Review {
  name: string
  /** What the player needs for it; resolves to the asset's id. */
  give?: () => Promise<{ id: string }>
  /** Opens the review, or the last look. */
  open(page: Page, url: string, id: string): Promise<void>
  confirm: RegExp
}

const opens = (action: string) => async (page: Page, url: string, id: string) => {
  await page.goto(`${url}/cardDetail?id=${id}`)
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click()
}

const CLAIM: Review = {
  name: 'claim',
  give: () => sandbox.give('alice', { kind: 'hero', place: 'game' }),
  open: opens('Claim to the wallet'),
  confirm: /^Claim to the wallet$/,
}

const REVIEWS: readonly Review[] = [
  CLAIM,
  {
    name: 'mint',
    async open(page, url) {
      await page.goto(`${url}/mint`)
      const collection = collectionOf(page)
      await collection.button('Mint: Pet').click()
      await collection.button('Mint for 50 MDS').click()
    },
    confirm: /^Mint for 50 MDS$/,
  },
  {
    name: 'buy',
    give: () => sandbox.give('bob', { kind: 'pet', place: 'wallet', price: '12' }),
    open: opens('Buy'),
    confirm: /^Buy for 12 MDS$/,
  },
  {
    name: 'bid',
    give: () => sandbox.give('bob', { kind: 'hero', place: 'contract', price: '10' }),
    open: opens('Bid'),
    confirm: /^Bid 11.1 MDS$/,
  },
  {
    name: 'take back from the protocol',
    async give() {
      const given = await sandbox.give('alice', { kind: 'hero', place: 'contract', price: '10' })
      await sandbox.takeOff(given.id)
      return given
    },
    open: opens('Take back from the protocol'),
    confirm: /^Take back to the wallet$/,
  },
  {
    name: 'withdrawal of coins',
    async open(page, url) {
      await page.goto(`${url}/coins?coin=MDS&do=withdraw`)
      await coinsOf(page).ask('30', 'alice-fund-1')
    },
    confirm: /^Withdraw$/,
  },
]

const sheetOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first()

for (const [kind, { code, says }] of Object.entries(KINDS)) {
  for (const { name, give, open, confirm } of REVIEWS) {
    test(`${name}, to an account whose code is ${kind}`, async () => {
      const { page, url, close } = await visit('/login', { allowed: /./ })
      await loginOf(page).throughWallet()
      const { id = '' } = (await give?.()) ?? {}
      // Last: an account with such code could not do what the sandbox does for it.
      await setCode(code)
      const asked = page.waitForRequest((request) => /eth_getCode/.test(request.postData() ?? ''))
      await open(page, url, id)
      await asked
      const sheet = sheetOf(page)
      const button = sheet.getByRole('button', { name: confirm })
      if (says) await sheet.getByText(says).waitFor()
      await button.click()
      if (kind === 'unknown') {
        await sheet.getByRole('alert').getByText('Tick this first if you want to go on.').waitFor()
        assert.is(await walletOf(page).countOf('eth_sendTransaction'), 0)
        assert.equal(await violations(page), [])
        assert.equal(await smallTargets(page), [])
        assert.equal(await overflow(page), [])
        await sheet.getByRole('checkbox', { name: 'I know this code. Go on.' }).check()
        await button.click()
      }
      await button.waitFor({ state: 'detached' })
      if (!says) assert.is(await page.getByText(ANY).count(), 0)
      await close()
    })
  }
}

test('the nodes are silent: nothing is claimed, and nothing is stopped', async () => {
  const { page, url, close } = await visit('/login', { allowed: SILENT })
  await loginOf(page).throughWallet()
  const { id = '' } = (await CLAIM.give?.()) ?? {}
  await setCode(KINDS.unknown.code)
  await page.route('**/sandbox/rpc*', (route) =>
    /eth_getCode/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  )
  await CLAIM.open(page, url, id)
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: 'Claim to the wallet' }).click()
  await sheet.getByText('The game is sending it.').waitFor()
  assert.is(await page.getByText(ANY).count(), 0)
  await close()
})

test.run()
