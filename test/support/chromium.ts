import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

const find = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path))

/**
 * A Chromium on this machine: the one named by CHROMIUM_PATH, the system's, Playwright's, or Debian's, which this
 * installs if the process may.
 * @throws {Error} that says what to do by hand
 */
export function findChromium(): string {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { env: environment, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
      env: environment,
      stdio: 'ignore',
    })
  }
  const installed = find()
  if (installed) return installed
  throw new Error(
    'The end-to-end tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/** The flags of a headless Chromium: isolated, even as root in a container, and without reaching for the internet. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
