import { join } from 'node:path'
import { build } from 'esbuild'
import type { Journey } from '../early'

export interface EarlyParts {
  journeys: readonly Journey[]
  apiBase: string
  textBase: string
  /** Tables that the app's script brings in English, joined by `+`. */
  firstTables: string
}

/** early.ts for one page, as a statement of its first script; without what the page's journeys do not need. */
export async function writeEarly(
  root: string,
  target: readonly string[],
  { journeys, apiBase, textBase, firstTables }: EarlyParts,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/early.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: [...target],
    charset: 'utf8',
    define: {
      __JOURNEYS__: JSON.stringify(journeys),
      __HAS_CALLS__: String(journeys.some(({ calls }) => calls.length > 0)),
      __API_BASE__: JSON.stringify(apiBase),
      __TEXT_BASE__: JSON.stringify(textBase),
      __FIRST_TABLES__: JSON.stringify(firstTables),
    },
  })
  return (outputFiles[0]?.text ?? '').trim().replace(/;$/, '')
}
