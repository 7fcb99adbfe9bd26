import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `sha256-…` of each script, by its address: an engine refuses to run one that was changed on its way. */
export type Integrity = Readonly<Record<string, string>>

/** What a script has to be, in the form of an integrity attribute. https://www.w3.org/TR/SRI/ */
export const integrityOf = (content: Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * Of all the app's scripts, which have to be finished; that of `entry` comes first. An empty one, all of whose code is in
 * chunks, is loaded by nothing.
 */
export async function readIntegrity(folder: string, entry: string): Promise<Integrity> {
  const names = (await readdir(join(folder, 'a'))).filter((name) => name.endsWith('.js')).sort()
  const addresses = [entry, ...names.map((name) => `/a/${name}`).filter((address) => address !== entry)]
  const scripts = await Promise.all(
    addresses.map(async (address) => [address, await readFile(join(folder, address))] as const),
  )
  return Object.fromEntries(
    scripts.filter(([, script]) => script.length > 0).map(([address, script]) => [address, integrityOf(script)]),
  )
}

/** For engines since Chrome 127 and Safari 18; older ones ignore it. */
export const writeImportMap = (integrity: Integrity): string =>
  `<script type="importmap">${JSON.stringify({ integrity })}</script>`

/** The page with nothing in its import map but the entry: what is left out guards what comes after the first view. */
export const withoutLaterIntegrity = (page: string): string =>
  page.replace(/(<script type="importmap">\{"integrity":\{"[^"]+":"[^"]+")[^}]*/, '$1')
