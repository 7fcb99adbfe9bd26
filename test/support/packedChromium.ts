import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Packed, unpackPackage } from './unpackPackage'

const run = promisify(execFile)
const decompress = promisify(brotliDecompress)

const CACHE = join(import.meta.dirname, '../../node_modules/.cache')
const FOLDER = join(CACHE, 'chromium')
const BROWSER = 'package/bin/chromium.br'
/** nss and expat, which a bare machine lacks, and a font in case it has none. */
const BESIDE = ['package/bin/al2023.tar.br', 'package/bin/fonts.tar.br']
/** Not a dependency: it is 68 MB, and most machines have a Chromium. */
const PACKED: Packed = {
  package: '@sparticuz/chromium@149.0.0',
  integrity: 'sha512-2NECBVKlUA9xIUXb4fT8OoGKdAJs+I2tNYscO8FwcxCKCWA7FmpPI0fdVxGJoIJglrFZYn+4YEJqChq4rdrxQg==',
  files: [BROWSER, ...BESIDE],
}

/** Its libraries are for Chromium alone: in the environment, whatever the tests start would load them too. */
const START = `#!/bin/sh
here="$(dirname "$(readlink -f "$0")")"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
LD_LIBRARY_PATH="$here/lib" exec "$here/browser" "$@"
`

/** Where the Chromium from an npm package is started from once it has been fetched. */
export const PACKED_CHROMIUM = join(FOLDER, 'chromium')

/** Fetches a headless Chromium from an npm package, for machines on which nothing may be installed. */
export async function fetchPackedChromium(): Promise<void> {
  if (existsSync(PACKED_CHROMIUM)) return
  await unpackPackage(PACKED, CACHE, async (folder) => {
    const home = join(folder, 'package')
    await writeFile(join(home, 'browser'), await decompress(await readFile(join(folder, BROWSER))), { mode: 0o755 })
    for (const name of BESIDE) {
      await writeFile(join(home, 'beside.tar'), await decompress(await readFile(join(folder, name))))
      await run('tar', ['-xf', 'beside.tar'], { cwd: home })
    }
    await writeFile(join(home, 'chromium'), START, { mode: 0o755 })
    for (const name of ['bin', 'beside.tar']) await rm(join(home, name), { recursive: true })
    await rename(home, FOLDER)
  })
}
