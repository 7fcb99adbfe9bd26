import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installPackages } from './installPackages'
import { fetchPackedChromium, PACKED_CHROMIUM } from './packedChromium'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

const find = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath(), PACKED_CHROMIUM].find(
    (path) => path && existsSync(path),
  )

/**
 * A Chromium on this machine: the one named by CHROMIUM_PATH, the system's, Playwright's, or the one that
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
 * Sees to it that there is a Chromium, once for all that will look for it, and says what it does for that: it installs
 * Debian's where this process may, otherwise it unpacks one from npm beside the packages.
 */
export async function prepareChromium(say: (line: string) => void): Promise<void> {
  if (find()) return
  installPackages(['chromium', 'fonts-noto-cjk'], say)
  if (find()) return
  say('There is no Chromium: unpacking one from npm into node_modules/.cache (70 MB)')
  await fetchPackedChromium()
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
