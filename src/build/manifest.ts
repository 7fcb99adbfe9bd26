import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** SHA-256 of each file of a built site, in hex, by its path. The same sources give the same manifest anywhere. */
export type Manifest = Readonly<Record<string, string>>

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** What a host makes of these, or reads for itself, is not sent as it is. */
const NOT_SENT = /\.(br|gz)$|^_headers$/

/** The manifest of the site in a folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replace(/\\/g, '/'))
    .filter((path) => !NOT_SENT.test(path))
    .sort()
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, sha256(await readFile(join(folder, path)))] as const)),
  )
}
