import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { sandbox } from '../e2e/support/sandbox'
import { openStage } from '../e2e/support/stage'
import { CHROMIUM_FLAGS, findChromium, prepareChromium } from '../support/chromium'
import { serveShipped } from './journeys/serveShipped'

/**
 * What Lighthouse says of a phone's first visits, medians of its scores: npm run bench:lighthouse [-- --runs 5]
 * It is fetched from npm into the cache at the first use; on a machine that does other things its times mean nothing.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
/** The last that runs on Node 20. */
const VERSION = '12.8.2'
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/lighthouse')
/** Of 100. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
type Category = keyof typeof LEAST

interface Report {
  lhr: {
    categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { score: number | null; displayValue?: string }>
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(FOLDER, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    console.log(`fetching lighthouse ${VERSION}`)
    execFileSync('npm', ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', `lighthouse@${VERSION}`])
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

await prepareChromium(console.log)
const lighthouse = await loadLighthouse()
const { world, browser: unused } = await openStage()
await unused.close()
const { url, close } = await serveShipped(world, process.env.SITE ?? 'dist')
const { id } = await sandbox.give('bob', { kind: 'hero', place: 'wallet', price: '20' })
const token = await sandbox.tokenOf('alice')
const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
let isBelow = false

/** The reports of one page, each by a browser of its own. */
async function visitPage(path: string, isLoggedIn: boolean): Promise<Report['lhr'][]> {
  const reports: Report['lhr'][] = []
  for (let run = 0; run < Number(values.runs); run++) {
    const port = await freePort()
    const context = await chromium.launchPersistentContext(mkdtempSync(join(profile, 'visit-')), {
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    })
    if (isLoggedIn) {
      const page = await context.newPage()
      await page.goto(`${url}/floor.html`)
      await page.evaluate((kept) => localStorage.setItem('token', kept), token)
      await page.close()
    }
    const result = await lighthouse(url + path, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(LEAST),
      // The token has to stay; the cache is empty, for each run has a profile of its own.
      disableStorageReset: isLoggedIn,
    })
    await context.close()
    if (result) reports.push(result.lhr)
  }
  return reports
}

for (const [path, isLoggedIn] of [
  ['/login', false],
  ['/marketplace', false],
  [`/cardDetail?id=${id}`, true],
] as const) {
  const reports = await visitPage(path, isLoggedIn)
  const scores = Object.entries(LEAST).map(([category, least]) => {
    const score = 100 * median(reports.map(({ categories }) => categories[category as Category].score ?? 0))
    if (score < least) isBelow = true
    return `${category} ${Math.round(score)}`
  })
  const [last] = reports.slice(-1)
  const times = TIMES.map((name) => `${name} ${last?.audits[name]?.displayValue ?? '?'}`)
  console.log(`${path}\n  ${scores.join(', ')}\n  ${times.join(', ')}`)
  for (const [category] of Object.entries(LEAST))
    for (const { id: audit, weight } of last?.categories[category as Category].auditRefs ?? [])
      if (weight > 0 && (last?.audits[audit]?.score ?? 1) < 0.9)
        console.log(`  ${audit}: ${last?.audits[audit]?.score} ${last?.audits[audit]?.displayValue ?? ''}`)
}
await close()
rmSync(profile, { recursive: true, force: true })
process.exit(isBelow ? 1 : 0)
