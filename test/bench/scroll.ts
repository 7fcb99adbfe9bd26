import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page, type Route } from 'playwright-core'
import type { AssetWire } from '../../src/api/asset'
import { startWorld } from '../sandbox/run'
import { CHROMIUM_FLAGS, findChromium, prepareChromium } from '../support/chromium'

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '20' },
    /** How many times slower than this machine. */
    slower: { type: 'string', default: '6' },
    site: { type: 'string', default: 'dist' },
  },
})
const ITEMS = Number(values.items)
const PAGE_SIZE = 100
/** A fling of the thumb. */
const PIXELS_A_SECOND = 4000
const SLOW_FRAME_MS = 50
const LIMITS = { nodes: 1500, slowShare: 0.01 }

interface Figures {
  frames: number
  slow: number
  longestMs: number
  nodes: number
}

/** Milliseconds of the main thread's own time for each 1,000 px, on this machine as it is: what else runs on it does not count. */
interface Work {
  script: number
  style: number
  layout: number
  all: number
}
const STEPS = 450
const STEP_PX = 67

/** Answers each page of the market with copies of a real offer. */
async function fillMarket(page: Page, offer: AssetWire): Promise<void> {
  await page.route('**/api/marketplace/list**', (route: Route) => {
    const first = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const last = Math.min(ITEMS, first + PAGE_SIZE)
    const items = Array.from({ length: last - first }, (_, index) => {
      const at = first + index
      return {
        ...offer,
        id: `x${at}`,
        index_id: `x${at}`,
        name: `Hero ${at}`,
        grade: (at % 24) + 1,
        camp: (at % 5) + 1,
      }
    })
    return route.fulfill({
      json: { code: 200, msg: '', data: { items, next: last < ITEMS ? String(last) : null, total: ITEMS } },
    })
  })
}

/** Goes to the end of the list until there is no more to come. */
async function loadAll(page: Page): Promise<void> {
  const last = page.locator(`main li[aria-posinset="${ITEMS}"]`)
  while ((await last.count()) === 0) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  await toStart(page)
}

async function toStart(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('main li[aria-posinset="1"]').waitFor()
}

/** Scrolls at an even speed, and looks at every frame. */
const fling = (page: Page): Promise<Figures> =>
  page.evaluate(
    ([milliseconds, speed, slowFrame]) =>
      new Promise<Figures>((resolve) => {
        const figures = { frames: 0, slow: 0, longestMs: 0, nodes: 0 }
        let start = 0
        let before = 0
        // A method: a function with a name would ask for a helper of the compiler, which the page does not have.
        const loop = {
          step(now: number) {
            start ||= now
            if (before) {
              figures.frames++
              if (now - before > slowFrame) figures.slow++
              figures.longestMs = Math.max(figures.longestMs, Math.round(now - before))
            }
            before = now
            if (figures.frames % 30 === 0)
              figures.nodes = Math.max(figures.nodes, document.getElementsByTagName('*').length)
            scrollTo(0, ((now - start) * speed) / 1000)
            if (now - start < milliseconds) requestAnimationFrame(loop.step)
            else resolve(figures)
          },
        }
        requestAnimationFrame(loop.step)
      }),
    [Number(values.seconds) * 1000, PIXELS_A_SECOND, SLOW_FRAME_MS] as const,
  )

/** Scrolls a list that is at its top by even steps, one a frame. */
async function weigh(page: Page, session: CDPSession): Promise<Work> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () =>
    new Map((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
  const before = await read()
  await page.evaluate(
    ([steps, stepPx]) =>
      new Promise<void>((resolve) => {
        const loop = {
          done: 0,
          step() {
            scrollTo(0, ++loop.done * stepPx)
            if (loop.done < steps) requestAnimationFrame(loop.step)
            else resolve()
          },
        }
        requestAnimationFrame(loop.step)
      }),
    [STEPS, STEP_PX] as const,
  )
  const after = await read()
  const spent = (name: string) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1e6) / (STEPS * STEP_PX)
  return {
    script: spent('ScriptDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    all: spent('TaskDuration'),
  }
}

async function measure(browser: Browser, url: string): Promise<Figures & { work: Work }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })
  const page = await context.newPage()
  const answer = await fetch(`${url}/api/marketplace/list`)
  const { data } = (await answer.json()) as { data: { items: AssetWire[] } }
  const [offer] = data.items
  if (!offer) throw new Error('the market of the sandbox is empty')
  await fillMarket(page, offer)
  await page.goto(`${url}/marketplace`)
  await page.locator('main li').first().waitFor()
  await loadAll(page)
  const session = await context.newCDPSession(page)
  const work = await weigh(page, session)
  await toStart(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
  return { ...(await fling(page)), work }
}

await prepareChromium(console.log)
const [world, browser] = await Promise.all([
  startWorld({ port: 0, quiet: true, dist: values.site }),
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS }),
])
const { frames, slow, longestMs, nodes, work } = await measure(browser, world.url)
await browser.close()
const share = slow / Math.max(1, frames)
console.log(`${ITEMS} offers on a phone ${values.slower} times slower than this machine`)
console.log(`elements in the page   at most ${nodes} of ${LIMITS.nodes}`)
console.log(`frames over ${SLOW_FRAME_MS} ms    ${slow} of ${frames}, ${(share * 100).toFixed(2)} % of 1 %`)
console.log(`the longest            ${longestMs} ms`)
console.log('main thread for 1,000 px, in ms, not slowed')
for (const [part, ms] of Object.entries(work)) console.log(`  ${part.padEnd(20)} ${ms.toFixed(1)}`)
process.exit(nodes < LIMITS.nodes && share < LIMITS.slowShare ? 0 : 1)
