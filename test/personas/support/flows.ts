import * as assert from 'uvu/assert'
import { loginOf } from '../../e2e/pages/login'
import { wordsOf } from '../../e2e/support/words'
import { arrange, begin, KINDS, type Kind } from '../../kill/support/kinds'
import { accountOf, personNamed } from '../../sandbox/people'
import type { Quirks } from '../../sandbox/wallet/quirks'
import type { Cell } from './cell'
import type { Memory } from './openPhone'

/** BSC itself: the wrong network for a page of the sandbox. */
const WRONG_CHAIN = '56'
/** What the player chooses midway; nobody plays her. */
const OTHER = 'carol'
const PRICE = '12.34'

const textOf = wordsOf('en')

/** What a player does, from its beginning to its end. */
export interface Flow {
  name: string
  /** @see openPhone */
  memory(quirks: Quirks): Memory
  play(cell: Cell): Promise<void>
}

/** The person answers each question on their own. */
const ASKED = { 'demo-wallet:auto': null }
/** Not logged in, and the page not linked in the wallet. */
export const VISITOR = { ...ASKED, 'demo-wallet:linked': null, token: null }

/** A login is not remembered from one page to the next; the player logs in on the page itself. */
const forgets = ({ storage }: Quirks) => storage !== 'ok'
const memoryOf = (quirks: Quirks) => (forgets(quirks) ? VISITOR : ASKED)

/** From the login page to the page that was wanted. */
async function logIn({ page, wallet }: Cell, wanted: string): Promise<void> {
  await loginOf(page).byWallet.click()
  await wallet.agree('link')
  await wallet.agree('sign')
  await page.waitForFunction((place) => location.pathname + location.search === place, wanted)
}

/** Opens a page as a player who is logged in. */
async function open(cell: Cell, path: string): Promise<void> {
  await cell.page.goto(cell.bench.world.url + path)
  if (forgets(cell.quirks)) await logIn(cell, path)
}

/** The wallet is not linked and on another network, and the login goes on once it switched; a signature is refused. */
const login: Flow = {
  name: 'login',
  memory: () => ({ ...VISITOR, 'demo-wallet:chain': WRONG_CHAIN }),
  async play({ bench, page, wallet, player }) {
    const { byWallet } = loginOf(page)
    const failure = page.getByRole('main').getByText(/declined in the wallet|closed the question|Wallet error/)
    const bySwitch = page.getByRole('button', { name: 'Switch to Sandbox' })
    await page.goto(`${bench.world.url}/login`)
    await byWallet.click()
    await wallet.agree('link')
    await bySwitch.click()
    await wallet.agree('chain')
    const { account, text } = await wallet.refuse('sign')
    assert.is(account.toLowerCase(), accountOf(personNamed(player)).address.toLowerCase())
    assert.match(text, 'wants you to sign in')
    await failure.waitFor()
    await byWallet.click()
    await wallet.agree('sign')
    await page.waitForURL('**/accountAccount')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

/** A money action; the wallet is asked for exactly what it takes, and the chain has its effect. */
const money = (name: string): Flow => ({
  name,
  memory: memoryOf,
  async play(cell) {
    const { bench, page, wallet, player, seller } = cell
    const { world } = bench
    const kind = kindNamed(name)
    const scene = await arrange(world, { ...kind, who: player }, PRICE, seller)
    await open(cell, scene.path)
    await begin(page, kind, scene)
    for (let count = 0; count <= kind.approvals; count++) {
      const { transaction } = await wallet.agree('send')
      assert.is(transaction.from.toLowerCase(), accountOf(personNamed(player)).address.toLowerCase())
    }
    await page
      .getByText(textOf(`money.finished_${kind.kind}`))
      .first()
      .waitFor()
    assert.ok(await kind.hasHappened(world, scene), 'the chain has it')
    const sends = (await wallet.requested()).filter((method) => method === 'eth_sendTransaction')
    assert.is(sends.length, kind.approvals + 1)
  },
})

function kindNamed(name: string): Kind {
  const kind = KINDS.find((other) => other.name === name)
  if (!kind) throw new Error(`no kind is called ${name}`)
  return kind
}

/** Another account is chosen in the wallet: told, gone once it is chosen back, and else the way out. */
const account: Flow = {
  name: 'account',
  memory: memoryOf,
  async play(cell) {
    const { page, wallet, quirks, player } = cell
    const told = page.getByRole('alertdialog', { name: 'Different wallet account' })
    const choose = async (name: string) => {
      await wallet.useAccount(name)
      if (quirks.accounts.events === 'silent') await wallet.comeBack()
    }
    await open(cell, '/accountAccount')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await wallet.whenRequested('eth_accounts')
    await choose(OTHER)
    await told.waitFor()
    await choose(player)
    await told.waitFor({ state: 'detached' })
    await choose(OTHER)
    await told.getByRole('button', { name: 'Switch account' }).click()
    await page.waitForURL('**/login')
    await loginOf(page).byWallet.waitFor()
  },
}

/** What is played in each wallet. */
export const FLOWS: readonly Flow[] = [login, money('sell'), money('buy'), money('bid'), account]
