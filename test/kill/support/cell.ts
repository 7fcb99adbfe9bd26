import type { BrowserContext, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Hex } from 'viem'
import { type JournalEntry, Step } from '../../../src/domain/journal'
import type { TextKey } from '../../../src/i18n'
import { trayOf } from '../../e2e/pages/tray'
import { wordsOf } from '../../e2e/support/words'
import type { Fault, FaultRule } from '../../sandbox/control/faults'
import { CHECKPOINT_PATH } from '../../sandbox/control/routes/checkpoint'
import type { World } from '../../sandbox/control/startWorld'
import type { Question, TransactionRequest } from '../../sandbox/wallet/world'
import { setClockAhead } from './ahead'
import { type Bench, type Killer, openProfile, readyToKill } from './bench'
import { readJournal, stopAtWrite } from './disk'
import { judge, lookBefore } from './judge'
import { arrange, begin, type Kind } from './kinds'
import { replacePending, sendAsked } from './node'
import type { Point } from './points'
import { until } from './until'

const SEND = '/sandbox/rpc#eth_sendTransaction'
const LIMIT_MS = 60_000
/**
 * How far the clock moves ahead: the wallet's prompt is surely closed, an unmined transaction may be given up, or a day
 * has passed.
 */
const AHEAD_MS = { nobodySent: 130_000, givenUp: 700_000, pendingLong: 86_400_000 } as const
const APPROVE = '0x095ea7b3'

const textOf = wordsOf('en')

interface DemoWallet {
  question(): Question | null
  answer(agreed: boolean): void
  approveEverything(on: boolean): void
  requests: { method: string }[]
}

interface Cell {
  bench: Bench
  kind: Kind
  point: Point
  context: BrowserContext
  /** The page that dies; where its tab lives on, the player goes on in it. */
  page: Page
}

const addFault = ({ faults }: World, rule: Pick<FaultRule, 'kind' | 'path'> & Partial<FaultRule>): Fault =>
  faults.add({ method: 'POST', nth: 1, times: 1, status: 500, delayMs: 0, ...rule })

/** Kills one action at one point, lets it go on, and judges the outcome. */
export async function runCell(bench: Bench, kind: Kind, point: Point, price: string): Promise<void> {
  const { world } = bench
  await world.reset()
  const scene = await arrange(world, kind, price)
  const before = await lookBefore(world, kind)
  const context = await openProfile(bench, kind.who)
  try {
    const page = await context.newPage()
    const cell = { bench, kind, point, context, page }
    const kill = await readyToKill(page, bench)
    const die = await prepareDeath(cell, page, kill)
    await page.goto(world.url + scene.path)
    const question = await dieWhile(die(), begin(page, kind, scene), kill.hasBegun)
    await liveOn(cell, question)
    const { id, isExpected } = await goOn(cell, kind.pathAfter ?? scene.path)
    await judge(world, { kind, scene, before, id, isExpected })
  } finally {
    world.faults.clear(null)
    await world.chain.resume()
    await context.close()
  }
}

/** A dying page never finishes what it was asked to do. It fails the test if that fails before the page dies. */
async function dieWhile<T>(dying: Promise<T>, doing: Promise<void>, isDead: () => boolean): Promise<T> {
  const failed = doing.then(
    () => new Promise<never>(() => undefined),
    (cause) => (isDead() ? new Promise<never>(() => undefined) : Promise.reject(cause)),
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, LIMIT_MS, new Error('it did not come to its moment'))
  })
  return Promise.race([dying, failed, late]).finally(() => clearTimeout(timer))
}

/** Prepares the page to die at its moment; the returned function waits for that moment and kills the page. */
async function prepareDeath(cell: Cell, page: Page, kill: Killer): Promise<() => Promise<TransactionRequest | null>> {
  const { bench, kind, point } = cell
  const { world } = bench
  const { moment } = point
  const action = { path: SEND, nth: kind.approvals + 1 }
  const sending = point.isHeld ? addFault(world, { ...action, kind: 'holdBefore' }) : null
  const hold = async () => {
    if (!sending) return
    await world.faults.whenHeld(sending.id)
    await world.chain.hold()
    world.faults.release(sending.id, 'pass')
  }
  const killWhenHeld = async ({ id, kind: kindOfHold }: Fault) => {
    await Promise.race([hold(), world.faults.whenHeld(id)])
    await world.faults.whenHeld(id)
    await kill.now()
    // A browser that lives on sends a request again when its connection is cut; what was answered may be heard by nobody.
    const isHeard = (bench.manner ?? 'crash') !== 'crash' && kindOfHold === 'holdAfter'
    world.faults.release(id, isHeard ? 'pass' : 'drop')
    return null
  }
  if ('write' in moment) {
    await stopAtWrite(page, moment)
    const fault = addFault(world, { kind: 'holdBefore', method: 'GET', path: CHECKPOINT_PATH })
    return () => killWhenHeld(fault)
  }
  if ('call' in moment) {
    const held = moment.side === 'before' ? 'holdBefore' : 'holdAfter'
    const path =
      moment.call === 'send' ? action : { path: (moment.call === 'prepare' && kind.prepare) || kind.callback }
    const fault = addFault(world, { ...path, kind: held })
    return () => killWhenHeld(fault)
  }
  if ('prompt' in moment) return () => killAtPrompt(page, kill)
  return async () => {
    await hold()
    const isKnown = 'nonceKnown' in moment
    await until('the hash on disk', async () =>
      (await readJournal(page)).some(({ step, nonce }) => step === Step.sent && (!isKnown || nonce !== null)),
    )
    if (isKnown) {
      await kill.now()
      return null
    }
    const reading = addFault(world, { kind: 'holdBefore', path: '/sandbox/rpc#eth_call' })
    await world.faults.whenHeld(reading.id)
    await world.chain.mine()
    return killWhenHeld(reading)
  }
}

/** Waits until the wallet asks for the action itself, approving the approvals before it, and kills the page. */
async function killAtPrompt(page: Page, kill: Killer): Promise<TransactionRequest | null> {
  await page.waitForFunction(() => 'demoWallet' in window)
  await page.evaluate(() => (window as unknown as { demoWallet: DemoWallet }).demoWallet.approveEverything(false))
  const asked = await until('the question', () =>
    page.evaluate((approve) => {
      const { demoWallet } = window as unknown as { demoWallet: DemoWallet }
      const question = demoWallet.question()
      if (question?.kind !== 'send') return null
      if (!question.transaction.data?.startsWith(approve)) return question.transaction
      demoWallet.answer(true)
      return null
    }, APPROVE),
  )
  await kill.now()
  return asked
}

/** Lets the world go on without the page. */
async function liveOn({ bench: { world }, point }: Cell, question: TransactionRequest | null): Promise<void> {
  const { meanwhile, goesOn } = point
  if (meanwhile === 'walletSends' && question) await sendAsked(world, question)
  if (meanwhile === 'spedUp' || meanwhile === 'cancelled') {
    const sent = world.requests.list().filter(({ transaction }) => transaction !== null)
    const data = sent[sent.length - 1]?.transaction?.data ?? ''
    await replacePending(world, `0x${data.slice(-64)}`, meanwhile)
    await world.chain.mine()
  }
  // A replaced action would be final, and its entry ended, before the test looks at it.
  if (goesOn !== 'pendingLong' && goesOn !== 'replaced') await world.chain.resume()
}

/** Opens a page, with its clock ahead if the point needs that. */
async function openAgain({ bench, kind, context, point, page: left }: Cell, path: string): Promise<Page> {
  const page = left.isClosed() ? await context.newPage() : left
  const ahead = AHEAD_MS[point.goesOn as keyof typeof AHEAD_MS]
  if (ahead) await setClockAhead(page, ahead)
  if (bench.manner === 'back') await page.goBack()
  // Where the address that is gone back to opens a sheet, the player leaves it.
  if (bench.manner !== 'back' || kind.pathAfter) await page.goto(bench.world.url + path)
  return page
}

interface End {
  id: Hex | null
  isExpected: boolean
}

/** Opens the page again in the same profile and goes on, as the player does. */
async function goOn(cell: Cell, path: string): Promise<End> {
  const { bench, kind, point } = cell
  const { world } = bench
  const isSeen = point.goesOn === 'byItself' || point.goesOn === 'pendingLong'
  const callback = isSeen ? addFault(world, { kind: 'holdBefore', path: kind.callback }) : null
  const page = await openAgain(cell, path)
  const tray = trayOf(page)
  if (point.goesOn === 'nothing') {
    const { button } = kind
    const main = page.getByRole('main')
    await (button ? main.getByRole('button', { name: button, exact: true }) : main.getByRole('button').first()).click({
      trial: true,
    })
    assert.equal(await readJournal(page), [], 'the disk at the next start')
    assert.is(await tray.button.count(), 0, 'nothing is under way')
    return { id: null, isExpected: false }
  }
  await tray.button.waitFor()
  const entry = await onlyEntry(page)
  const isAhead = entry.step !== point.onDisk
  // What goes on by itself may already have done so, but never past the callback that is held back.
  assert.ok(!isAhead || (isSeen && entry.step <= Step.mined), `${entry.step} on disk instead of ${point.onDisk}`)
  if (callback && point.goesOn === 'pendingLong') await seePending(cell, page)
  if (callback) await world.faults.whenHeld(callback.id)
  await tray.open()
  await see(page, kind, callback ? Step.mined : entry.step)
  if (point.goesOn === 'continue') await tray.act('Continue').click()
  if (point.goesOn === 'nobodySent') await tray.act('No, I did not').click()
  if (point.goesOn === 'givenUp') await tray.act('Nothing was sent').click()
  if (point.goesOn === 'replaced') await world.chain.resume()
  if (callback) world.faults.release(callback.id, 'pass')
  const ended = await until('its end', async () => {
    const present = await onlyEntry(page)
    return present.step < Step.done ? null : present
  })
  await tray.button.waitFor({ state: 'detached' })
  const isExpected = isSeen || point.goesOn === 'continue'
  assert.is(ended.step, isExpected ? Step.done : Step.dead, 'how it ended')
  if (point.goesOn !== 'continue') assert.is(await asksOf(page), 0, 'nothing is asked of the wallet without a tap')
  if (!kind.contract) await until('the transfer', () => kindHasArrived(cell))
  return { id: ended.id, isExpected }
}

const asksOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (window as unknown as { demoWallet: DemoWallet }).demoWallet.requests.filter(
        ({ method }) => method === 'eth_sendTransaction',
      ).length,
  )

/** What the provider sends by itself enters its ledger only once it has arrived. */
async function kindHasArrived({ bench: { world }, kind }: Cell): Promise<boolean> {
  await world.provider.indexer.sync()
  const rows = await world.provider.db.turn((tx) => tx.all('SELECT 1 FROM effects WHERE kind = ?', [kind.kind]))
  return rows.length > 0
}

async function onlyEntry(page: Page): Promise<JournalEntry> {
  const entries = await readJournal(page)
  assert.is(entries.length, 1, 'entries on disk')
  return entries[0] as JournalEntry
}

/** Spec 4 */
function wordFor({ kind }: Kind, step: Step): TextKey {
  if (step < Step.asked) return 'money.step_toContinue'
  if (step === Step.asked) return 'money.step_checkWallet'
  if (step === Step.sent) return kind === 'sell' ? 'money.step_saleConfirming' : 'money.step_goingOnChain'
  return kind === 'deposit' ? 'money.step_depositing' : 'money.step_updatingGameData'
}

/** Checks that the player sees the one entry, in the word for its step, with something to press. */
async function see(page: Page, kind: Kind, step: Step): Promise<void> {
  const { entry } = trayOf(page)
  await entry.getByText(textOf(wordFor(kind, step)), { exact: true }).waitFor()
  assert.is(await entry.count(), 1)
  assert.ok((await entry.getByRole('button').count()) >= 1, 'a way on')
}

/** After a day in the pool the entry is still open, and may not be given up while the network knows its transaction. */
async function seePending({ bench: { world }, kind }: Cell, page: Page): Promise<void> {
  const tray = trayOf(page)
  await tray.open()
  await see(page, kind, Step.sent)
  await tray.act('Nothing was sent').click()
  await page.getByText(textOf('error.confirming'), { exact: true }).first().waitFor()
  assert.is((await onlyEntry(page)).step, Step.sent)
  await tray.close()
  await world.chain.resume()
}
