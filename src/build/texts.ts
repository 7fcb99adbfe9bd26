import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FALLBACK = 'zh-TW'

type Table = Record<string, string>
/** All tables, by `<locale>/<name>.json`. */
export type Texts = ReadonlyMap<string, Table>

/** All tables as `<locale>/<name>.json` → content, what a locale lacks filled from traditional Chinese. Spec 1. */
export async function readTexts(folder: string): Promise<Map<string, Table>> {
  const texts = new Map<string, Table>()
  const read = async (locale: string, name: string) =>
    JSON.parse(await readFile(join(folder, locale, name), 'utf8')) as Table
  for (const locale of (await readdir(folder)).sort()) {
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

/** Eight digits that change with any text. */
export function hashTexts(texts: Map<string, Table>): string {
  return createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex')
    .slice(0, 8)
}

export async function writeTexts(texts: Map<string, Table>, folder: string): Promise<void> {
  for (const [name, table] of texts) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), JSON.stringify(table))
  }
}
