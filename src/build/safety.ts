import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile, type Plugin, transform } from 'esbuild'
import { BUDGETS, type Measure } from './budgets'
import { closureOf, outputHolding } from './chunks'

type Outputs = Metafile['outputs']

const ROOT = join(import.meta.dirname, '../..')
const TARGET = ['chrome67', 'ios14.5']

/**
 * The journal: what an entry is and how it is read again, the store on each kind of storage, and the machine that takes
 * an entry from the wallet to its end without anybody. Not in it: the kinds of actions and their words, the page's
 * signals and timer, and the run of a tap, which is counted with the gate it leads to.
 */
export const JOURNAL = [
  'src/domain/journal.ts',
  'src/storage/journalStore.ts',
  'src/storage/indexedDb.ts',
  'src/storage/journalBackend.ts',
  'src/storage/openJournalStore.ts',
  'src/actions/money/advance.ts',
  'src/actions/money/goOn.ts',
]

/** All safety code: besides, the run of a tap, the player's word, the gate, the sign-in check, and what a reply means. */
export const SAFETY = [
  ...JOURNAL,
  'src/actions/money/drive.ts',
  'src/actions/money/giveUp.ts',
  'src/domain/isDroppable.ts',
  'src/wallet/send.ts',
  'src/wallet/calls.ts',
  'src/wallet/signInMessage.ts',
  'src/api/envelope.ts',
]

/** What the pages need for their first view; the shell's page needs the first two. */
const FIRST_VIEWS = ['src/main.tsx', 'src/App.tsx', 'src/screens/market/Market.tsx']

/**
 * The size of the safety code, and that a first view does without the journal.
 * @throws {Error} naming a file of the journal that a first view would bring
 */
export async function measureSafety(outputs: Outputs): Promise<Measure[]> {
  const early = journalOf(outputs, FIRST_VIEWS)
  if (early.length > 0) throw new Error(early.map((file) => `journal in a first view: ${file}`).join('\n'))
  const [journal, safety] = await Promise.all([gzipOf(JOURNAL), gzipOf(SAFETY)])
  return [
    { name: 'journal, gzip', bytes: journal, budget: BUDGETS.journal },
    { name: 'safety code, gzip', bytes: safety, budget: BUDGETS.safety },
  ]
}

/** The journal's files that come with any of these sources. */
export function journalOf(outputs: Outputs, sources: readonly string[]): string[] {
  const found = new Set<string>()
  for (const source of sources) closureOf(outputs, outputHolding(outputs, source), found)
  return JOURNAL.filter((file) => [...found].some((output) => (outputs[output]?.inputs[file]?.bytesInOutput ?? 0) > 0))
}

/**
 * Bytes of these files alone, bundled, minified and gzipped. As in a chunk, what they import from elsewhere is a short
 * name, and so is what they export.
 */
export async function gzipOf(files: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: files.map((file) => `export * from './${file}'`).join('\n'), resolveDir: ROOT },
    bundle: true,
    format: 'esm',
    target: TARGET,
    write: false,
    charset: 'utf8',
    plugins: [onlyThese(new Set(files.map((file) => join(ROOT, file))))],
  })
  const names: string[] = []
  const code = (outputFiles[0]?.text ?? '')
    .replace(/^import \{([^}]*)\} from .*$/gm, (_, list: string) => {
      names.push(...list.split(',').map((name) => name.replace(/.* as /, '').trim()))
      return ''
    })
    .replace(/^export \{[^}]*\};?$/gm, '')
  const own = names.length > 0 ? `let ${[...new Set(names)].join(',')};${code}` : code
  const minified = await transform(own, { minify: true, format: 'esm', target: TARGET, charset: 'utf8' })
  return gzipSync(minified.code, { level: 9 }).length
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
