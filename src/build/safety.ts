import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import type { Measure } from './budgets'

const ROOT = join(import.meta.dirname, '../..')
const TARGET = ['chrome67', 'ios14.5']

/**
 * The journal: what an entry is and how it is read again, the store on each kind of storage, the machine that takes an
 * entry from the wallet to its end without anybody, and the player's word that ends it.
 */
export const JOURNAL = [
  'src/domain/journal.ts',
  'src/domain/canGiveUp.ts',
  'src/storage/journalStore.ts',
  'src/storage/indexedDb.ts',
  'src/storage/journalBackend.ts',
  'src/storage/openJournalStore.ts',
  'src/actions/money/advance.ts',
  'src/actions/money/goOn.ts',
  'src/actions/money/giveUp.ts',
]

/**
 * Besides, a new entry and its run from a tap up to the wallet, which errors it outlives, what has the open ones go on,
 * the gate, the sign-in check, and how a reply is read and what it means. Not counted: the names of the kinds, and what shows it all on the page.
 */
export const SAFETY = [
  ...JOURNAL,
  'src/actions/money/newEntry.ts',
  'src/actions/money/drive.ts',
  'src/domain/isPassing.ts',
  'src/actions/money/resume.ts',
  'src/wallet/send.ts',
  'src/wallet/calls.ts',
  'src/wallet/signInMessage.ts',
  'src/api/envelope.ts',
  'src/api/body.ts',
  'src/api/json.ts',
]

/** The size of the journal, and of the safety code with it. */
export async function measureSafety(): Promise<Measure[]> {
  const measure = async (name: string, files: readonly string[]): Promise<Measure> => ({
    name: `${name}, gzip`,
    bytes: await gzipOf(files),
  })
  return Promise.all([measure('journal', JOURNAL), measure('safety code', SAFETY)])
}

/** Bytes of these files alone, as a chunk has them: bundled, minified and gzipped, without the lines of imports. */
export async function gzipOf(files: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: (await Promise.all(files.map(exportsOf))).join('\n'), resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    target: TARGET,
    write: false,
    charset: 'utf8',
    plugins: [onlyThese(new Set(files.map((file) => join(ROOT, file))))],
  })
  const code = (outputFiles[0]?.text ?? '').replace(/import\{[^}]*\}from"[^"]*";|export\{[^}]*\};/g, '')
  return gzipSync(code, { level: 9 }).length
}

/** Everything a file gives to others but its enums, which are numbers wherever they are used and in no chunk. */
async function exportsOf(file: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [join(ROOT, file)],
    format: 'esm',
    write: false,
    outdir: ROOT,
    metafile: true,
  })
  const [output] = Object.values(metafile.outputs)
  const names = output ? output.exports.filter((name) => !/^[A-Z][a-z]/.test(name)) : []
  return `export { ${names.join(', ')} } from './${file}'`
}

/** Leaves out whatever else they import. */
const onlyThese = (files: ReadonlySet<string>): Plugin => ({
  name: 'only-these',
  setup(setup) {
    setup.onResolve({ filter: /./ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolving') return undefined
      const found = await setup.resolve(path, { importer, kind, resolveDir, pluginData: 'resolving' })
      return files.has(found.path) ? { path: found.path } : { path, external: true }
    })
  },
})
