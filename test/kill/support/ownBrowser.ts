import { type ChildProcess, spawn } from 'node:child_process'
import { type BrowserContext, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../support/chromium'

const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--headless',
  '--remote-debugging-port=0',
  '--disable-breakpad',
  '--window-size=360,640',
  '--lang=en-US',
  '--password-store=basic',
  '--no-default-browser-check',
]
const START_LIMIT_MS = 30_000
const END_LIMIT_MS = 10_000

export interface OwnBrowser {
  context: BrowserContext
  /** Sends SIGKILL to every process of this browser; resolves when it is gone. */
  kill(): Promise<void>
}

/** Starts a Chromium in its own process group, with this folder as its profile. */
export async function startOwnBrowser(profile: string): Promise<OwnBrowser> {
  const child = spawn(findChromium(), [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const killGroup = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', killGroup)
  const browser = await chromium.connectOverCDP(await addressOf(child))
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no window')
  context.setDefaultTimeout(30_000)
  const kill = async () => {
    killGroup()
    await gone
    process.removeListener('exit', killGroup)
    // The browser is dead already, but the connection may not know it.
    await withLimit(browser.close())
  }
  return { context, kill }
}

/** Resolves after some seconds at the latest: a connection to a killed browser may never report its end. */
export async function withLimit(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, END_LIMIT_MS)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}

/** Chromium prints the address it listens on as soon as it does. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const fail = () => reject(new Error(`Chromium did not start: ${printed.slice(-1000)}`))
    const timer = setTimeout(fail, START_LIMIT_MS)
    child.once('exit', fail)
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /DevTools listening on (ws:\S+)/.exec(printed)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}
