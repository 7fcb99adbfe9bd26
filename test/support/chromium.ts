import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installPackages } from './installPackages'
import { fetchPackedChromium, PACKED_CHROMIUM } from './packedChromium'

/** Debian's Chromium without a window. It draws the same pages with about 40 % less work than `chromium --headless`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

const find = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath(), PACKED_CHROMIUM].find(
    (path) => path && existsSync(path),
  )

/**
 * A Chromium on this machine: the one CHROMIUM_PATH names, the system's, Playwright's, or the one that
 * `prepareChromium` unpacked.
 * @throws {Error} that says what to do by hand
 */
export function findChromium(): string {
  const found = find()
  if (found) return found
  throw new Error(
    'The end-to-end tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/**
 * Makes sure that there is a Chromium, once for everything that will look for it, and says what it does: it installs
 * Debian's if this process may, otherwise it unpacks one from npm next to the packages. The processes that this one
 * starts find it named in CHROMIUM_PATH.
 */
export async function prepareChromium(say: (line: string) => void): Promise<void> {
  if (process.env.CHROMIUM_PATH) return
  // The old engines need the libraries that the whole browser brings.
  if (!find()) installPackages(['chromium', 'fonts-noto-cjk'], say)
  if (!existsSync(HEADLESS_SHELL)) installPackages(['chromium-headless-shell'], say)
  if (!find()) {
    say('There is no Chromium: unpacking one from npm into node_modules/.cache (70 MB)')
    await fetchPackedChromium()
  }
  process.env.CHROMIUM_PATH = findChromium()
}

/** Flags for a headless Chromium: isolated, usable as root in a container, and without connections to the internet. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
