import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether these are the expected bytes. @param integrity as in a lock file */
export const isIntact = (bytes: Uint8Array, integrity: string): boolean =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}` === integrity

/** What to take from a package of the npm registry. */
export interface Packed {
  /** An exact version. */
  package: `${string}@${string}`
  /** Of the package's archive, as the registry states it. */
  integrity: `sha512-${string}`
  /** Paths inside the archive. */
  files: readonly string[]
}

/**
 * Downloads a package with npm without running or installing any of it, compares it with its integrity, and unpacks
 * some of its files into a folder inside `parent`, which is removed when `use` has ended.
 * @throws {Error} if the package is not the expected one
 */
export async function unpackPackage(
  { package: name, integrity, files }: Packed,
  parent: string,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'unpacking-'))
  try {
    await run('npm', ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', folder])
    const archive = (await readdir(folder)).find((each) => each.endsWith('.tgz'))
    if (!archive) throw new Error(`npm packed nothing for ${name}`)
    if (!isIntact(await readFile(join(folder, archive)), integrity)) throw new Error(`${name} is not what it was`)
    await run('tar', ['-xzf', archive, ...files], { cwd: folder })
    await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
