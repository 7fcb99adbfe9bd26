import type { BrowserContext, Page } from 'playwright-core'
import type { JournalEntry } from '../../../src/domain/journal'
import { openProfile } from '../../kill/support/bench'
import { readJournal } from '../../kill/support/disk'
import { judge, lookBefore } from '../../kill/support/judge'
import { arrange, begin, KINDS, type Kind, openReview, type Scene } from '../../kill/support/kinds'
import { until } from '../../kill/support/until'
import type { Fault } from '../../sandbox/control/faults'
import type { World } from '../../sandbox/control/startWorld'
import type { QuirkChanges } from '../../sandbox/wallet/quirks'
import type { Question } from '../../sandbox/wallet/world'
import { openStage } from './stage'
import { wordsOf } from './words'

const SEND = '/sandbox/rpc#eth_sendTransaction'
const PRICE = '12.34'

const textOf = wordsOf('en')

interface DemoWallet {
  useAccount(name: string): void
  useChain(chainId: number): void
  useQuirks(changes: QuirkChanges): void
  approveEverything(on: boolean): void
  answer(agreed: boolean): void
  question(): Question | null
  requests: { method: string }[]
}

/** A player about to begin one money action, with a wallet that may have quirks. */
export interface Play {
  page: Page
  context: BrowserContext
  world: World
  kind: Kind
  scene: Scene
  /** Opens the action's review. */
  review(): Promise<void>
  /** Makes every tap except the wallet's. */
  begin(): Promise<void>
  /** Waits until the page says that the action is done, as the player does. */
  seeDone(): Promise<void>
  see(text: string | RegExp): Promise<void>
  /** The newest entry on disk. */
  entry(): Promise<JournalEntry>
  /** How often this page asked the wallet to send something. */
  asks(): Promise<number>
  wallet<T>(act: (wallet: DemoWallet) => T): Promise<T>
  useQuirks(changes: QuirkChanges): Promise<void>
  /** Holds back blocks from the moment the action's own transaction is sent. */
  holdBlocksAtSend(): Promise<void>
  /** Checks the action against chain and ledger, and closes the page. */
  end(isExpected: boolean, mostSends?: number): Promise<void>
}

/** Opens the page for one kind of action. */
export async function openPlay(name: string, quirks: QuirkChanges = {}): Promise<Play> {
  const bench = await openStage()
  const { world } = bench
  await world.reset()
  const kind = KINDS.find((other) => other.name === name)
  if (!kind) throw new Error(`no kind is called ${name}`)
  const scene = await arrange(world, kind, PRICE)
  const before = await lookBefore(world, kind)
  const context = await openProfile(bench, kind.who, { 'demo-wallet:quirks': JSON.stringify(quirks) })
  const page = await context.newPage()
  await page.goto(world.url + scene.path)
  const see = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const wallet = <T>(act: (wallet: DemoWallet) => T) =>
    page.evaluate(`(${act.toString()})(window.demoWallet)`) as Promise<T>
  const entry = () =>
    until('an entry on disk', async () => (await readJournal(page)).sort((a, b) => b.times[0] - a.times[0])[0])
  return {
    page,
    context,
    world,
    kind,
    scene,
    review: () => openReview(page, kind, scene),
    begin: () => begin(page, kind, scene),
    see,
    seeDone: () => see(textOf(`money.finished_${kind.kind}`)),
    entry,
    asks: () => wallet(({ requests }) => requests.filter(({ method }) => method === 'eth_sendTransaction').length),
    wallet,
    useQuirks: (changes) =>
      page.evaluate((json) => localStorage.setItem('demo-wallet:quirks', json), JSON.stringify(changes)),
    async holdBlocksAtSend() {
      const sending: Fault = world.faults.add({
        kind: 'holdBefore',
        method: 'POST',
        path: SEND,
        nth: kind.approvals + 1,
        times: 1,
        status: 500,
        delayMs: 0,
      })
      void world.faults.whenHeld(sending.id).then(async () => {
        await world.chain.hold()
        world.faults.release(sending.id, 'pass')
      })
    },
    async end(isExpected, mostSends = 1) {
      await until('its end', async () => (await entry()).step >= 5)
      await world.chain.resume()
      const { id } = await entry()
      await judge(world, { kind, scene, before, id, isExpected, mostSends })
      await context.close()
    },
  }
}
