import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Hex } from 'viem'
import { type JournalEntry, Step } from '../../../src/domain/journal'
import { trayOf } from '../../e2e/pages/tray'
import { createRandom, type Random } from '../../sandbox/api/seed/random'
import { ASKED_PATH } from '../../sandbox/control/routes/requests'
import type { World } from '../../sandbox/control/startWorld'
import { setClockAhead } from './ahead'
import { control, storageOf } from './bench'
import { readJournal } from './disk'
import { addressOf, arrange, begin, KINDS } from './kinds'
import { startOwnBrowser, withLimit } from './ownBrowser'
import { priceFrom } from './random'
import { refOf } from './refOf'
import { until } from './until'

const APPROVE = '0x095ea7b3'
const LONGEST_MS = 2500
/** Roughly how many requests the page makes from the last tap to the end. */
const MOST_REQUESTS = 30
const NOT_REACHED_MS = 6000
/** By then the wallet's prompt is closed, and a reported transaction that was never mined may be given up. */
const AHEAD_MS = 700_000
const CHOICES = KINDS.filter(({ who, name }) => who === 'alice' && name !== 'claim')

export interface Sums {
  kills: number
  /** What the wallet was asked to send, without approvals. */
  asks: number
  done: number
  dead: number
}

/**
 * Begins money actions in a browser of its own and kills the whole browser with SIGKILL at random moments, again and
 * again on the same profile. After each death, before the app runs again, every transaction the wallet was asked for
 * has its entry on disk. At the end everything is finished, and chain, ledger and journal agree.
 * @throws an error that names what does not hold
 */
export async function playSigkill(
  world: World,
  { seed, kills, say }: { seed: number; kills: number; say: (line: string) => void },
): Promise<Sums> {
  await world.reset()
  const random = createRandom(`sigkill ${seed}`)
  const profile = await mkdtemp(join(tmpdir(), 'kill-'))
  const storage = { ...(await storageOf({ world }, 'alice')), 'demo-wallet:report': '1' }
  try {
    for (let round = 0; round < kills; round++) {
      const browser = await startOwnBrowser(profile)
      await assertWritten(world, browser.context)
      await putStorage(browser.context, storage)
      const kind = random.pick(CHOICES)
      const scene = await arrange(world, kind, priceFrom(seed, `${round}`))
      const page = await browser.context.newPage()
      if (random.between(0, 1) === 1) await continueOne(await browser.context.newPage(), world.url)
      await page.goto(world.url + scene.path)
      const when = chooseMoment(world, random)
      // The page dies in the middle of this, so its outcome does not matter.
      const doing = begin(page, kind, scene).catch(Boolean)
      await when.reached(doing)
      await browser.kill()
      when.end()
      await withLimit(doing)
      say(`kill ${String(round + 1).padStart(3)} ${kind.name.padEnd(16)} ${when.name}`)
    }
    return { kills, ...(await finish(world, profile, storage)) }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface DeathMoment {
  name: string
  reached(tap: Promise<unknown>): Promise<unknown>
  end(): void
}

/**
 * Some time after the tap; at one of the requests around it, before or after it is processed; or when the wallet is
 * asked.
 */
function chooseMoment(world: World, random: Random): DeathMoment {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const form = random.pick(['time', 'before', 'after', 'asked'] as const)
  const [ms, request, question] = [
    random.between(0, LONGEST_MS),
    random.between(1, MOST_REQUESTS),
    random.between(1, 2),
  ]
  if (form === 'time') {
    return { name: `after ${ms} ms`, reached: (tap) => tap.then(() => wait(ms)), end: () => undefined }
  }
  const isAsked = form === 'asked'
  const rule = isAsked ? { path: ASKED_PATH, nth: question } : { path: '*', nth: request }
  const kind = form === 'before' ? 'holdBefore' : 'holdAfter'
  const { id } = world.faults.add({ ...rule, kind, method: 'POST', times: 1, status: 500, delayMs: 0 })
  return {
    name: isAsked ? `at question ${question}` : `${form} request ${request}`,
    reached: (tap) => Promise.race([world.faults.whenHeld(id), tap.then(() => wait(NOT_REACHED_MS))]),
    end: () => world.faults.clear(id),
  }
}

/** localStorage is not crash-safe, so the login and the wallet's own settings are written again. */
const putStorage = (context: BrowserContext, storage: Record<string, string>): Promise<unknown> =>
  context.addInitScript((kept) => {
    for (const key of Object.keys(kept)) localStorage.setItem(key, kept[key] ?? '')
  }, storage)

/** The refs of all transactions that the wallet was asked for or that reached the node. */
function askedRefs({ requests }: World): string[] {
  const data = requests.list().flatMap(({ transaction }) => (transaction ? [transaction.data] : []))
  return [...new Set(data.filter((text) => !text.startsWith(APPROVE)).map((text) => refOf(text as Hex)))]
}

/** On a page without the app, compares those refs with the journal as it was when the browser died. */
async function assertWritten(world: World, context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${world.url}/licenses.html`)
  const isThere = await page.evaluate(async () => (await indexedDB.databases()).length > 0)
  const entries = isThere ? await readJournal(page) : []
  await page.close()
  const written = new Map(entries.map(({ id, step }) => [id as string, step]))
  const without = askedRefs(world).filter((ref) => (written.get(ref) ?? Step.intent) < Step.asked)
  assert.equal(without, [], 'asked of the wallet without an entry on disk')
}

/** Continues one action that can be continued, in a tab of its own, as the player does. */
async function continueOne(page: Page, url: string): Promise<void> {
  const tray = trayOf(page)
  await page.goto(`${url}/accountAccount`)
  await page.getByRole('main').getByRole('button').first().waitFor()
  // Entries that are further along continue by themselves, and may be gone before their button is pressed.
  if (!(await readJournal(page)).some(({ step }) => step < Step.asked)) return
  await tray.open()
  await tray.act('Continue').click()
}

/** Finishes everything as a player would, and compares the three books with each other. */
async function finish(
  world: World,
  profile: string,
  storage: Record<string, string>,
): Promise<{ asks: number; done: number; dead: number }> {
  const browser = await startOwnBrowser(profile)
  try {
    await assertWritten(world, browser.context)
    await putStorage(browser.context, storage)
    const page = await browser.context.newPage()
    await setClockAhead(page, AHEAD_MS)
    await page.goto(`${world.url}/accountAccount`)
    const tray = trayOf(page)
    await page.getByRole('main').getByRole('button').first().waitFor()
    const entries = await until('the end of everything', async () => {
      const all = await readJournal(page)
      const open = all.filter(({ step }) => step < Step.done)
      if (open.length === 0) return all
      // It may end, and its button disappear, before it is pressed.
      if (!(await tray.sheet.isVisible()) && (await tray.button.isVisible()))
        await tray.button.click({ timeout: 2000 }).catch(Boolean)
      const act = tray.act('Discard').or(tray.act('Nothing was sent')).or(tray.act('No, I did not')).first()
      if (await act.isVisible()) await act.click().catch(Boolean)
      // "No" leads to the review of the same action: this player leaves it.
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).first()
      if (!(await tray.sheet.isVisible()) && (await close.isVisible())) await close.click().catch(Boolean)
      return null
    })
    return await compareBooks(world, entries)
  } finally {
    await browser.kill()
  }
}

interface Effect {
  account: string
  key: string
}

/**
 * Checks that what the journal calls done happened once, on chain and in the ledger, and that what it calls dead never
 * happened.
 */
async function compareBooks(
  world: World,
  entries: readonly JournalEntry[],
): Promise<{ asks: number; done: number; dead: number }> {
  const { effects } = await control<{ effects: Effect[] }>({ world }, 'ledger?userid=alice')
  const keysOf = (step: number) => entries.filter((entry) => entry.step === step).map(({ id }) => id as string)
  const [done, dead] = [keysOf(Step.done), keysOf(Step.dead)]
  const counted = effects.map(({ key }) => key).filter((key) => done.includes(key) || dead.includes(key))
  assert.equal([...counted].sort(), [...done].sort(), 'the ledger has what is done, once each')
  for (const entry of entries) {
    const marks = await Promise.all(
      (['card', 'dragon', 'auction', 'activation'] as const).map((contract) =>
        world.chain.client.readContract({
          address: world.chain.addresses[contract],
          abi: world.chain.abis.activation,
          functionName: 'done',
          args: [addressOf('alice'), entry.id],
        }),
      ),
    )
    assert.is(marks.filter((block) => block > 0n).length, entry.step === Step.done ? 1 : 0, `${entry.kind} on chain`)
  }
  const own = new Set(entries.map(({ id }) => id as string))
  assert.ok(
    askedRefs(world).every((ref) => own.has(ref)),
    'every request has its entry',
  )
  assert.equal((await control<{ differences: unknown[] }>({ world }, 'check')).differences, [])
  return { asks: askedRefs(world).length, done: done.length, dead: dead.length }
}
