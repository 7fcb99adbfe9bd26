import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import {
  compatWithoutPatches,
  dropUnreached,
  qrcodeAsModule,
  REACT_ALIASES,
  shortViemErrors,
  viemByFile,
  wouterOnCore,
} from './aliases'
import { writeArt } from './artFiles'
import { judge } from './budgets'
import type { BuildConfig } from './buildConfig'
import { closureOf, lazyFiles, outputHolding } from './chunks'
import { gatherCommon } from './common'
import { compressFolder } from './compress'
import { findCycles } from './cycles'
import { buildDoctor, measureDoctor } from './doctor'
import { findEarly } from './early'
import { finishChunks } from './finishChunks'
import { drawFirstView, type FirstView } from './firstView'
import { FLOOR_FILE, LANGUAGES, writeFloorPage } from './floorPage'
import { measureSite } from './measure'
import { minifyStyles } from './minifyStyles'
import { writePage } from './page'
import { findWrongRooms } from './rooms'
import { findSideEffects } from './sideEffects'
import { changeSources, importEntry, setConfig } from './sources'
import { inlineStyleNames } from './styles'
import { hashTexts, readTexts, type Texts, writeTexts } from './texts'
import { loadTogether } from './together'
import { findStrays, findUnplaced } from './unplaced'

const ROOT = join(import.meta.dirname, '../..')
const ENTRY = 'src/main.tsx'
const POLYFILLS = 'src/polyfills.ts'
/** The oldest engines it runs in. */
const TARGET = ['chrome67', 'ios14.5']
const TITLE = 'Dragon Market'
/** Where the maps of a release are kept, out of the site: its stacks are read with them. */
const MAPS = '.maps'

/** What each page shows at once, which files it needs for it, and where it stands. The last one answers every other path. */
const PAGES = [
  { path: '/login', needs: [], files: ['index.html', 'login/index.html'] },
  {
    path: '/marketplace',
    needs: ['src/App.tsx', 'src/screens/market/Market.tsx'],
    files: ['marketplace/index.html'],
  },
  { path: '/accountAccount', needs: ['src/App.tsx'], files: ['app.html'] },
] as const

export interface SiteOptions {
  out: string
  config: BuildConfig
  /** Scripts may only be made from strings that a policy passed; off for engines that turn out not to bear it. */
  trustedTypes?: boolean
  quiet?: boolean
  /** Readable code, no compression, no budgets. */
  development?: boolean
}

/**
 * Builds the whole site into `out`.
 * @throws {Error} naming every wrong import, what the lists of chunks miss, and everything over its budget
 */
export async function buildSite(site: SiteOptions): Promise<void> {
  const folder = join(ROOT, site.out)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(join(ROOT, 'static'), folder, { recursive: true })
  const [texts, artBase] = await Promise.all([readTexts(join(ROOT, 'i18n')), writeArt(folder)])
  // The doctor brings its own.
  for (const name of texts.keys()) if (name.endsWith('/doctor.json')) texts.delete(name)
  const textBase = `/t/${hashTexts(texts)}`
  await writeTexts(texts, join(folder, textBase))
  const values = { ...site.config, artBase, version: textBase.slice(3) }
  const config = setConfig(values)

  const options = baseOptions(textBase)
  const plain = await readImports(options)
  const lazy = lazyFiles(plain)
  assertNone([
    ...findWrongRooms(plain),
    ...findCycles(plain),
    ...findUnplaced(plain, lazy),
    ...(await findSideEffects(ROOT, plain, ENTRY)),
  ])

  const paths = PAGES.map(({ path }) => path)
  const view = await drawFirstView(ROOT, options, [config, minifyStyles], paths)
  const common = gatherCommon(ROOT, plain, ENTRY, lazy)
  const together = loadTogether(ROOT, ENTRY, lazy)
  const { metafile } = await build({
    ...options,
    entryPoints: [ENTRY],
    outdir: join(folder, 'a'),
    entryNames: '[name]-[hash]',
    // Their names would stand in every chunk that uses them.
    chunkNames: site.development ? '[name]-[hash]' : '[hash]',
    splitting: true,
    minify: !site.development,
    sourcemap: site.development ? 'inline' : 'external',
    // They hold this folder's path, and the names of the scripts would follow from it.
    sourcesContent: site.development ?? false,
    target: TARGET,
    metafile: true,
    plugins: [
      ...(options.plugins ?? []),
      changeSources(ROOT, [
        config,
        minifyStyles,
        inlineStyleNames(view.styleNames),
        viemByFile(),
        importEntry(ROOT, ENTRY, lazy),
        common.change,
        together.change,
      ]),
      common.plugin,
      together.plugin,
    ],
  })
  const scripts = Object.fromEntries(Object.entries(metafile.outputs).filter(([name]) => !name.endsWith('.map')))
  assertNone([...findStrays(scripts), ...findEarly(scripts)])
  const outputs = { ...scripts, ...(await buildPolyfills(options, site, folder)) }
  await writePages(folder, site, outputs, view, texts)
  const emblem = /<svg.*?<\/svg>/.exec(view.bodies[0] ?? '')?.[0] ?? ''
  await writeFile(join(folder, FLOOR_FILE), await writeFloorPage(ROOT, texts, emblem, TITLE))
  if (!site.development) await finishChunks(join(folder, 'a'), TARGET, join(ROOT, MAPS, site.out))
  await buildDoctor({ root: ROOT, folder, config: values, development: site.development })
  if (site.development) return
  await compressFolder(folder)
  const measures = await measureSite(folder, site.out, outputs, textBase, lazy)
  const { report, over } = judge([...measures, await measureDoctor(folder)])
  if (!site.quiet) console.log(report)
  if (over.length > 0) throw new Error(over.join('\n'))
}

/** @throws {Error} naming everything that a check has found */
function assertNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('\n'))
}

const baseOptions = (textBase: string): BuildOptions => ({
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  alias: REACT_ALIASES,
  mainFields: ['module', 'browser', 'main'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  define: { __TEXT_BASE__: JSON.stringify(textBase) },
  plugins: [wouterOnCore, compatWithoutPatches, dropUnreached, shortViemErrors, qrcodeAsModule],
})

/** One script apart from the others: it must not share a chunk with what needs it. */
async function buildPolyfills(
  options: BuildOptions,
  { development = false }: SiteOptions,
  folder: string,
): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    ...options,
    entryPoints: [POLYFILLS],
    outdir: join(folder, 'a'),
    entryNames: '[name]-[hash]',
    minify: !development,
    target: TARGET,
    metafile: true,
  })
  return metafile.outputs
}

/** What imports what, before the build changes anything. */
async function readImports(options: BuildOptions): Promise<Metafile> {
  const { metafile } = await build({
    ...options,
    entryPoints: [ENTRY],
    outdir: 'unused',
    splitting: true,
    write: false,
    metafile: true,
    target: 'esnext',
  })
  return metafile
}

async function writePages(
  folder: string,
  { out, trustedTypes = true }: SiteOptions,
  outputs: Metafile['outputs'],
  { bodies, css, styleNames }: FirstView,
  texts: Texts,
): Promise<void> {
  const toUrl = (output: string) => output.slice(out.length)
  const first = closureOf(outputs, outputHolding(outputs, ENTRY))
  const script = toUrl(outputHolding(outputs, ENTRY))
  const late = LANGUAGES.map(({ lang, folder: language }) => ({
    lang,
    text: texts.get(`${language}/shell.json`)?.notLoaded ?? '',
    retry: texts.get(`${language}/common.json`)?.retry ?? '',
  }))
  for (const [index, { path, needs, files }] of PAGES.entries()) {
    const needed = new Set<string>()
    for (const source of needs) closureOf(outputs, outputHolding(outputs, source), needed)
    const preload = [...needed].filter((output) => !first.has(output)).map(toUrl)
    const page = writePage({
      path,
      body: bodies[index] ?? '',
      styles: css,
      script,
      polyfills: toUrl(outputHolding(outputs, POLYFILLS)),
      preload,
      trustedTypes,
      title: TITLE,
      late,
      buttonClass: styleNames['src/ui/Button.style.ts#1'] ?? '',
    })
    for (const file of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), page)
    }
  }
  // Asked for when a player comes back to an open page, to offer a reload after a release.
  await writeFile(join(folder, 'version.txt'), script)
}
