import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startWorld } from '../sandbox/run'
import { CHROMIUM_FLAGS, findChromium, prepareChromium } from '../support/chromium'
import { walkScreens } from './walkScreens'

/**
 * What a page still holds after many screens: npm run bench:heap
 *
 * JavaScript is interpreted here. The machine code that V8 makes of what runs often counts as heap too: it grows for
 * some hundred screens, then V8 drops it again, and it hides what the page itself keeps; --compiled has it in.
 */
const { values } = parseArgs({ options: { compiled: { type: 'boolean', default: false } } })
const MOST_GROWTH = 0.1
const [FEW, MANY] = [20, 200]

await prepareChromium(console.log)
const [world, browser] = await Promise.all([
  startWorld({ port: 0, chainPort: 0, quiet: true, dist: process.env.SITE ?? 'dist' }),
  chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, ...(values.compiled ? [] : ['--js-flags=--jitless'])],
  }),
])
const { token } = (await (
  await fetch(`${world.url}/sandbox/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userid: 'alice' }),
  })
).json()) as { token: string }
const page = await (
  await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })
).newPage()
await page.goto(`${world.url}/login`)
await page.evaluate((kept) => localStorage.setItem('token', kept), token)
await page.goto(`${world.url}/marketplace`)
const weights = await walkScreens(page, [FEW, 60, 120, MANY])
await browser.close()
for (const { screens, bytes, nodes, listeners } of weights)
  console.log(
    `after ${String(screens).padStart(3)} screens  ${(bytes / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`,
  )
const [few, ...later] = weights
const growth = (later.at(-1)?.bytes ?? 0) / (few?.bytes ?? 0) - 1
console.log(`grown by ${(growth * 100).toFixed(1)} % of at most ${MOST_GROWTH * 100} %`)
process.exit(growth <= MOST_GROWTH ? 0 : 1)
