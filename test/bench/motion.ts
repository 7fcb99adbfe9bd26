import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { control, enter } from '../e2e/support/control'
import { openStage } from '../e2e/support/stage'
import { prepareChromium } from '../support/chromium'
import { type MotionFrames, readFrames, recordFrames } from './motionFrames'

const { values } = parseArgs({
  options: {
    /** How many times slower than this machine. */
    slower: { type: 'string', default: '6' },
  },
})
const SLOW_FRAME_MS = 50
const SLOW_SHARE = 0.01
/** One that is not seen to move has nothing to be judged by. */
const LEAST_FRAMES = 10
/** How often each is played: a share of few frames says little. */
const TIMES = 4

/** A page with its tools. */
interface Stay {
  page: Page
  close: () => Promise<void>
}

/** Records the frames of what the page does until what is returned is called. */
async function watch(): Promise<() => Promise<MotionFrames>> {
  const { browser } = await openStage()
  const stop = await recordFrames(browser)
  return async () => readFrames(await stop(), SLOW_FRAME_MS)
}

/** Resolves when every animation that is not a sign of waiting has ended. */
async function ended({ page }: Stay): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const { iterations = 1 } = effect?.getTiming() ?? {}
      return playState === 'finished' || iterations === Number.POSITIVE_INFINITY
    }),
  )
}

/** A player's page that may move, slowed down once it is there. */
async function openMoving(path: string, ready: (page: Page) => Promise<void>): Promise<Stay> {
  const { page, context, close } = await enter('alice', path)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await ready(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
  return { page, close }
}

/** From the tap to the hero that has come. */
async function reveal(): Promise<MotionFrames> {
  await control.giveTickets('alice', 1)
  const stay = await openMoving('/summon', (page) => page.getByRole('button', { name: 'Summon a hero' }).waitFor())
  const { page } = stay
  const stop = await watch()
  await page.getByRole('button', { name: 'Summon a hero' }).click()
  await page.locator('main [data-is=revealing]').waitFor()
  await page.locator('main [data-is=shown]').waitFor()
  const moving = await stop()
  await stay.close()
  return moving
}

/** From one tab of the collection to the next, with nothing left to wait for: a sign of waiting moves, too. */
async function tabs(): Promise<MotionFrames> {
  const stay = await openMoving('/hatch', (page) =>
    page
      .getByText(/^In wallet: \d/)
      .first()
      .waitFor(),
  )
  const { page } = stay
  const stop = await watch()
  await page.getByRole('link', { name: 'Mint' }).first().click()
  await page.getByRole('button', { name: 'Mint for 50 MDS' }).waitFor()
  await ended(stay)
  const moving = await stop()
  await stay.close()
  return moving
}

/** The sheet over a page, as it slides in with its first step. */
async function sheet(): Promise<MotionFrames> {
  const stay = await openMoving('/hatch', (page) => page.getByRole('button', { name: 'Hatch for 50 MDS' }).waitFor())
  const { page } = stay
  const stop = await watch()
  await page.getByRole('button', { name: 'Hatch for 50 MDS' }).click()
  await page.getByRole('dialog').waitFor()
  await ended(stay)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const moving = await stop()
  await stay.close()
  return moving
}

await prepareChromium(console.log)
const { browser } = await openStage()
let isGood = true
console.log(`frames over ${SLOW_FRAME_MS} ms on a phone ${values.slower} times slower than this machine`)
for (const [name, play] of Object.entries({ reveal, tabs, sheet })) {
  const all: MotionFrames[] = []
  while (all.length < TIMES) all.push(await play())
  const sum = (key: keyof MotionFrames) => all.reduce((total, figures) => total + figures[key], 0)
  const most = (key: keyof MotionFrames) => Math.max(...all.map((figures) => figures[key]))
  isGood &&= sum('frames') >= TIMES * LEAST_FRAMES && sum('slow') / sum('frames') < SLOW_SHARE
  console.log(
    `${name.padEnd(8)} ${sum('slow')} of ${sum('frames')} frames, longest ${most('longestMs')} ms; ` +
      `${sum('byMainThread')} drawn by the main thread, whose longest task is ${most('longestTaskMs')} ms`,
  )
}
await browser.close()
process.exit(isGood ? 0 : 1)
