import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from '../../support/installPackages'
import type { Engine, EnginePage } from './page'

const DRIVER = '/usr/bin/WPEWebDriver'
const BROWSER = '/usr/bin/cog'
const START_LIMIT_MS = 60_000

/** Debian's WPE: WebKit 2.38, which is Safari 16.0's. Installed on the way where this process may. */
function assertInstalled(): void {
  if (existsSync(DRIVER) && existsSync(BROWSER)) return
  installPackages(['cog', 'wpewebkit-driver'], console.log)
  if (!existsSync(DRIVER) || !existsSync(BROWSER)) throw new Error('WebKit: apt-get install cog wpewebkit-driver')
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })

async function ask<Value>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`)
  return value
}

/**
 * Starts WebKit. Each page is a session, so a browser, of its own: there is no other way to an empty profile.
 * @throws {Error} that says what to install
 */
export async function startWebKit(name: string): Promise<Engine> {
  assertInstalled()
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const env = { ...process.env, XDG_RUNTIME_DIR: folder, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' }
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore', detached: true })
  const kill = () => {
    if (driver.pid !== undefined && driver.exitCode === null && driver.signalCode === null)
      process.kill(-driver.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  const origin = `http://127.0.0.1:${port}`
  const end = Date.now() + START_LIMIT_MS
  while (!(await fetch(`${origin}/status`).then(Boolean, () => false))) {
    if (Date.now() > end) throw new Error('WPEWebDriver does not answer')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const begin = () =>
    ask<{ sessionId: string; capabilities: { browserVersion: string } }>(`${origin}/session`, 'POST', {
      capabilities: {
        alwaysMatch: {
          'wpe:browserOptions': { binary: BROWSER, args: ['--automation', '--platform=headless'] },
        },
      },
    })
  const first = await begin()
  await ask(`${origin}/session/${first.sessionId}`, 'DELETE')
  return {
    name,
    // The driver has one session.
    pagesAtOnce: 1,
    version: first.capabilities.browserVersion,
    open: async () => pageOf(`${origin}/session/${(await begin()).sessionId}`),
    async close() {
      kill()
      process.removeListener('exit', kill)
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/**
 * What WebDriver does not tell of: it is kept by the page itself, over its navigations. What a page that is being left
 * no longer loads is told of as an error by WebKit alone, and is none.
 */
const RECORD = `
  if (!self.isRecorded) {
    self.isRecorded = true
    const keep = (text) => sessionStorage.setItem('complaints', (sessionStorage.getItem('complaints') || '') + text + '\\n')
    let isLeft = false
    addEventListener('beforeunload', () => { isLeft = true })
    addEventListener('error', ({ message, target }) => {
      if (message || !isLeft) keep(message || 'not loaded: ' + (target.src || target.href))
    }, true)
    addEventListener('unhandledrejection', (event) => keep(String(event.reason)))
    const { error } = console
    console.error = (...words) => { keep(words.join(' ')); error.apply(console, words) }
  }`

function pageOf(session: string): EnginePage {
  const run = <Value>(script: string) => ask<Value>(`${session}/execute/sync`, 'POST', { script, args: [] })
  return {
    async goto(url) {
      await ask(`${session}/url`, 'POST', { url })
      await run(RECORD)
    },
    async evaluate<Value>(expression: string) {
      const script = `const done = arguments[arguments.length - 1]
        Promise.resolve().then(() => (${expression})).then(value => done({ value }), cause => done({ cause: String(cause) }))`
      const { value, cause } = await ask<{ value: Value; cause?: string }>(`${session}/execute/async`, 'POST', {
        script,
        args: [],
      })
      if (cause) throw new Error(cause)
      return value
    },
    async tapAt(x, y) {
      await ask(`${session}/actions`, 'POST', {
        actions: [
          {
            type: 'pointer',
            id: 'finger',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await ask(`${session}/actions`, 'POST', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    screenshot: async () => Buffer.from(await ask<string>(`${session}/screenshot`, 'GET'), 'base64'),
    complaints: async () =>
      ((await run<string | null>("return sessionStorage.getItem('complaints')")) ?? '').split('\n').filter(Boolean),
    close: () => ask(session, 'DELETE'),
  }
}
