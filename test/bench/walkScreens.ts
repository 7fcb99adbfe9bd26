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

/** Goes from screen to screen as a tap on a link does, and weighs the page after each of these numbers of them. */
export async function walkScreens(page: Page, after: readonly number[]): Promise<Weight[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('Performance.enable')
  const weights: Weight[] = []
  const last = Math.max(...after)
  for (let screens = 1; screens <= last; screens++) {
    const path = ROUND[screens % ROUND.length] ?? '/'
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await page.waitForFunction((to) => location.pathname === to, path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
    if (after.includes(screens)) weights.push(await weigh(session, screens))
  }
  return weights
}

async function weigh(session: CDPSession, screens: number): Promise<Weight> {
  // Once for what is rubbish, once for what that held on to.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { screens, bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
