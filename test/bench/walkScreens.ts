import type { CDPSession, Page } from 'playwright-core'

/** What a page holds, after so many screens. */
export interface Weight {
  screens: number
  /** JavaScript's heap in use after the rubbish is collected. */
  bytes: number
  nodes: number
  listeners: number
}

/** Screens that a logged-in player goes around in; ten of them, so that each tenth is the same one. */
const ROUND = [
  '/accountAccount',
  '/marketplace',
  '/activity',
  '/legion',
  '/coins',
  '/summon',
  '/setting',
  '/servers',
  '/shares',
  '/mint',
] as const

/** Answers that are being read and waits that are running weigh, too, but not for three rounds. */
const WEIGHINGS = 3

/**
 * Goes from screen to screen as a tap on a link does, and weighs the page after each of these numbers of them: the
 * lowest weight of that screen in this round and the next two.
 */
export async function walkScreens(page: Page, after: readonly number[]): Promise<Weight[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('Performance.enable')
  const found = new Map<number, Weight>()
  const roundsBefore = (screens: number) =>
    Array.from({ length: WEIGHINGS }, (_, round) => screens - round * ROUND.length)
  const last = Math.max(...after) + (WEIGHINGS - 1) * ROUND.length
  for (let screens = 1; screens <= last; screens++) {
    const path = ROUND[screens % ROUND.length] ?? '/'
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await page.waitForFunction((to) => location.pathname === to, path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
    const count = after.find((each) => roundsBefore(screens).includes(each))
    if (count === undefined) continue
    const weight = await weigh(session, count)
    const lowest = found.get(count)
    if (!lowest || weight.bytes < lowest.bytes) found.set(count, weight)
  }
  return [...found.values()]
}

async function weigh(session: CDPSession, screens: number): Promise<Weight> {
  // Once for what is rubbish, once for what that held on to.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { screens, bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
