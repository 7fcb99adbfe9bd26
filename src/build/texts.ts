import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FALLBACK = 'zh-TW'
/** One word for one thing, for whoever writes texts; nothing of it is shipped. */
const GLOSSARY = 'glossary'

type Table = Record<string, string>
/** All tables, by `<locale>/<name>.json`. */
export type Texts = ReadonlyMap<string, Table>

/** Reads all tables as `<locale>/<name>.json` → content; traditional Chinese fills in what a locale lacks. Spec 1. */
export async function readTexts(folder: string): Promise<Map<string, Table>> {
  const texts = new Map<string, Table>()
  const read = async (locale: string, name: string) =>
    JSON.parse(await readFile(join(folder, locale, name), 'utf8')) as Table
  for (const locale of (await readdir(folder)).sort()) {
    if (locale === GLOSSARY) continue
    for (const name of (await readdir(join(folder, locale))).sort()) {
      const own = await read(locale, name)
      texts.set(
        `${locale}/${name}`,
        locale === FALLBACK ? own : { ...(await read(FALLBACK, name).catch(() => ({}))), ...own },
      )
    }
  }
  return texts
}

/** Tables that the first script contains in English, and fetches in other languages. */
export const FIRST_TABLES: readonly string[] = ['common', 'login', 'shell']

/**
 * The tables that a page needs at once, as one file for every language, by a name such as `asset+market`.
 * @throws {Error} naming a table that does not exist
 */
export function joinTexts(texts: Texts, names: ReadonlySet<string>): Map<string, Record<string, Table>> {
  const joined = new Map<string, Record<string, Table>>()
  for (const locale of new Set([...texts.keys()].map((name) => name.split('/')[0] ?? ''))) {
    for (const name of names) {
      const tables = [...name.split('+'), ...(locale === 'en' ? [] : FIRST_TABLES)]
      const content: Record<string, Table> = {}
      for (const table of tables) {
        const found = texts.get(`${locale}/${table}.json`)
        if (!found) throw new Error(`no table ${table} in ${locale}`)
        content[table] = found
      }
      joined.set(`${locale}/${name}.json`, content)
    }
  }
  return joined
}

/** Eight digits that change whenever any text does. */
export function hashTexts(texts: Map<string, Table>): string {
  return createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex')
    .slice(0, 8)
}

export async function writeTexts(texts: ReadonlyMap<string, object>, folder: string): Promise<void> {
  for (const [name, table] of texts) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), JSON.stringify(table))
  }
}
