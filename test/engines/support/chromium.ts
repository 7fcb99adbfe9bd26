import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS } from '../../support/chromium'
import { type Connection, connect } from './cdp'
import { type Engine, type EnginePage, VIEW } from './page'

const START_LIMIT_MS = 30_000
const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--headless',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--lang=en-US',
  '--force-color-profile=srgb',
  '--password-store=basic',
]

/** Starts a Chromium of any age since 67. @throws {Error} with what it printed */
export async function startChromium(name: string, executable: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'engine-'))
  const child = spawn(executable, [...FLAGS, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Without a folder of its own named by a flag, which would make Chromium 67 share it among its pages' profiles.
    env: { ...process.env, LANGUAGE: 'en_US', XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile },
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  const address = await addressOf(child)
  const browser = await connect(address)
  const { product } = await browser.send<{ product: string }>('Browser.getVersion')
  return {
    name,
    // For much of a flow it waits for blocks.
    pagesAtOnce: 3,
    version: product.replace(/^\D*/, ''),
    open: () => openPage(browser, address),
    async close() {
      kill()
      await gone
      process.removeListener('exit', kill)
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Chromium says on which address it listens once it does. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const fail = () => reject(new Error(`${child.spawnfile} did not start: ${printed.slice(-1000)}`))
    const timer = setTimeout(fail, START_LIMIT_MS)
    child.once('exit', fail)
    child.once('error', fail)
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, address] = /DevTools listening on (ws:\S+)/.exec(printed) ?? []
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}

async function openPage(browser: Connection, address: string): Promise<EnginePage> {
  const { browserContextId } = await browser.send<{ browserContextId: string }>('Target.createBrowserContext')
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const page = await connect(address.replace(/browser\/.*$/, `page/${targetId}`))
  const complaints = listenToComplaints(page)
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page.send(`${domain}.enable`)
  await page.send('Emulation.setDeviceMetricsOverride', { ...VIEW, deviceScaleFactor: 1, mobile: true })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await page.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Language': 'en-US' } })

  const touch = (type: string, points: object[]) => page.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    async goto(url) {
      const loaded = new Promise<void>((resolve) => page.on('Page.domContentEventFired', () => resolve()))
      const { errorText } = await page.send<{ errorText?: string }>('Page.navigate', { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
      await loaded
    },
    evaluate: (expression) => evaluate(page, expression),
    async tapAt(x, y) {
      await touch('touchStart', [{ x: Math.round(x), y: Math.round(y) }])
      await touch('touchEnd', [])
    },
    async type(text) {
      for (const letter of text) await page.send('Input.dispatchKeyEvent', { type: 'char', text: letter })
    },
    async screenshot() {
      const { data } = await page.send<{ data: string }>('Page.captureScreenshot')
      return Buffer.from(data, 'base64')
    },
    complaints: async () => complaints,
    async close() {
      page.close()
      await browser.send('Target.closeTarget', { targetId })
      await browser.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

interface Thrown {
  text: string
  exception?: { description?: string; value?: unknown }
}
const wordsOf = ({ text, exception }: Thrown): string => String(exception?.description ?? exception?.value ?? text)

async function evaluate<Value>(page: Connection, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await page.send<{ result: { value: Value }; exceptionDetails?: Thrown }>(
    'Runtime.evaluate',
    { expression, awaitPromise: true, returnByValue: true },
  )
  if (exceptionDetails) throw new Error(wordsOf(exceptionDetails))
  return result.value
}

function listenToComplaints(page: Connection): string[] {
  const complaints: string[] = []
  page.on('Runtime.exceptionThrown', (params) =>
    complaints.push(wordsOf((params as unknown as { exceptionDetails: Thrown }).exceptionDetails)),
  )
  page.on('Runtime.consoleAPICalled', (params) => {
    const { type, args } = params as unknown as { type: string; args: { value?: unknown; description?: string }[] }
    if (type === 'error' || type === 'assert')
      complaints.push(args.map(({ value, description }) => String(value ?? description)).join(' '))
  })
  page.on('Log.entryAdded', (params) => {
    const { entry } = params as unknown as { entry: { level: string; text: string; url?: string } }
    // Asked for by Chromium itself, for a page that is a text.
    if (entry.url?.endsWith('/favicon.ico')) return
    // Engines without Trusted Types say so for each part of the policy that speaks of them.
    if (/^Unrecognized Content-Security-Policy directive '(require-)?trusted-types/.test(entry.text)) return
    if (entry.level === 'error') complaints.push(`${entry.text} ${entry.url ?? ''}`.trim())
  })
  return complaints
}
