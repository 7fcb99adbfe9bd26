import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import type { Measure } from './budgets'

const ROOT = join(import.meta.dirname, '../..')
const TARGET = ['chrome67', 'ios14.5']

/**
 * The journal: what an entry is and how it is read back, the store on each kind of storage, the machine that takes an
 * entry from the wallet to its end by itself, and the player's decision to end it.
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
 * Also a new entry and its run from a tap up to the wallet, the errors it survives, what keeps open entries going, the
 * gate, the sign-in check, and how a reply is read and understood. Not counted: the names of the kinds, and what shows
 * all this on the page.
 */
export const SAFETY = [
  ...JOURNAL,
  'src/actions/money/newEntry.ts',
  'src/actions/money/drive.ts',
  'src/domain/isPassing.ts',
  'src/domain/isServerFault.ts',
  'src/actions/money/resume.ts',
  'src/wallet/send.ts',
  'src/wallet/tryOut.ts',
  'src/wallet/calls.ts',
  'src/wallet/signInMessage.ts',
  'src/api/envelope.ts',
  'src/api/body.ts',
  'src/api/json.ts',
]

/** The size of the journal, and of all safety code including it. */
export async function measureSafety(): Promise<Measure[]> {
  const measure = async (name: string, files: readonly string[]): Promise<Measure> => ({
    name: `${name}, gzip`,
    bytes: await gzipOf(files),
  })
  return Promise.all([measure('journal', JOURNAL), measure('safety code', SAFETY)])
}

/** The size of these files alone as they would be in a chunk: bundled, minified and gzipped, without import lines. */
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

/** Everything a file exports except its enums, which are inlined as numbers and are in no chunk. */
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

/** Leaves out whatever else these files import. */
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
