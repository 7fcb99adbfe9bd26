import type { Page } from 'playwright-core'
import { explain } from '../../e2e/support/explain'
import type { Bench } from '../../kill/support/bench'
import type { PersonName } from '../../sandbox/people'
import { type PersonaName, quirksOf } from '../../sandbox/wallet/personas'
import type { Quirks } from '../../sandbox/wallet/quirks'
import { type AtWallet, atWallet } from './atWallet'
import type { Flow } from './flows'
import { openPhone } from './openPhone'

/** Who plays. Cells that run at the same time have different players, and nobody plays a seller. */
export interface Cast {
  player: PersonName
  seller: PersonName
}

/** One persona in one flow, with a browser profile of its own. */
export interface Cell extends Cast {
  bench: Bench
  page: Page
  wallet: AtWallet
  quirks: Quirks
}

/** What some wallets refuse, leave unanswered or do wrong, so that no page should ask for it. */
const UNWISE = /^eth_sign$|Filter|subscribe|getLogs|watchAsset|Permissions/

/** Plays one flow in one wallet; fails as well on what the page complains of. */
export async function runCell(bench: Bench, persona: PersonaName, flow: Flow, cast: Cast): Promise<void> {
  const quirks = quirksOf(persona)
  const context = await openPhone(bench, persona, cast.player, flow.memory(quirks))
  const complaints: string[] = []
  context.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  context.on('weberror', (thrown) => void complaints.push(thrown.error().message))
  try {
    const page = await context.newPage()
    const wallet = atWallet(page)
    await flow.play({ bench, page, wallet, quirks, ...cast })
    const unwise = (await wallet.requested()).filter((method) => UNWISE.test(method))
    if (unwise.length > 0) throw new Error(`the wallet was asked for ${unwise.join(', ')}`)
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`)
  } catch (failure) {
    throw await explain(failure, context.pages())
  } finally {
    await context.close()
  }
}
