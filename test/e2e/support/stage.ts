import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { World } from '../../sandbox/control/startWorld'
import { startWorld } from '../../sandbox/run'
import { CHROMIUM_FLAGS, findChromium } from '../../support/chromium'

export const PHONE = { width: 360, height: 640 }
export const DESKTOP = { width: 1280, height: 800 }

let opening: Promise<{ world: World; browser: Browser }> | null = null

/** The only sandbox and browser of this run, started on first use; SITE names a built site other than `dist`. */
export function openStage(): Promise<{ world: World; browser: Browser }> {
  opening ??= Promise.all([
    startWorld({ port: 0, chainPort: 0, quiet: true, dist: process.env.SITE ?? 'dist' }),
    chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS }),
  ]).then(([world, browser]) => ({ world, browser }))
  return opening
}

/** Every page that is open in the stage's browser. */
export async function openPages(): Promise<Page[]> {
  if (!opening) return []
  const { browser } = await opening
  return browser.contexts().flatMap((context) => context.pages())
}

export interface VisitOptions {
  viewport?: { width: number; height: number }
  locale?: string
  /** The area code is guessed by it, and days begin by it. */
  timezone?: string
  /** Console errors this visit is expected to cause. */
  allowed?: RegExp
}

export interface Visit {
  page: Page
  url: string
  world: World
  context: BrowserContext
  /** Fails on any error in the page's console, then closes the page. */
  close(): Promise<void>
}

/** Opens the site in a fresh browser profile; any error the page logs fails the visit when it ends. */
export async function visit(
  path: string,
  { viewport = PHONE, locale = 'en-US', timezone = 'UTC', allowed }: VisitOptions = {},
): Promise<Visit> {
  const { world, browser } = await openStage()
  const context = await browser.newContext({
    viewport,
    locale,
    timezoneId: timezone,
    hasTouch: viewport === PHONE,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!allowed?.test(text)) complaints.push(text)
  }
  context.on('console', (message) => message.type() === 'error' && complain(message.text()))
  context.on('weberror', (thrown) => complain(thrown.error().message))
  const page = await context.newPage()
  await page.goto(world.url + path)
  return {
    page,
    url: world.url,
    world,
    context,
    async close() {
      // A handler of a route that still waits for its answer would throw when the page goes, outside of every test.
      await Promise.all([context, ...context.pages()].map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })))
      await context.close()
      assert.equal(complaints, [], 'the page complained')
    },
  }
}
