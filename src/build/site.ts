import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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
import { lazyFiles, outputHolding } from './chunks'
import { writeDescriptors } from './clearSigning/writeDescriptors'
import { gatherCommon } from './common'
import { compressFolder } from './compress'
import { findCycles } from './cycles'
import { buildDoctor, measureDoctor } from './doctor'
import { findEarly } from './early'
import { writeEarly } from './earlyScript'
import { finishChunks } from './finishChunks'
import { drawFirstView } from './firstView'
import { FLOOR_FILE, writeFloorPage } from './floorPage'
import { toHeadersFile } from './hostRules'
import { readIntegrity } from './integrity'
import { openedBy, textsName, toJourneys } from './journeys'
import { readManifest } from './manifest'
import { measureSite } from './measure'
import { minifyStyles } from './minifyStyles'
import { findLonelyParts, findWrongRooms } from './rooms'
import { readScriptGraph } from './scriptGraph'
import { renameOutputs } from './shortNames'
import { findSideEffects } from './sideEffects'
import { changeSources, importEntry, setConfig, setFirstCalls } from './sources'
import { inlineStyleNames } from './styles'
import { FIRST_TABLES, hashTexts, joinTexts, readTexts, writeTexts } from './texts'
import { loadTogether } from './together'
import { findStrays, findUnplaced } from './unplaced'
import { buildWayOut, measureWayOut, OWN_TABLES } from './wayOut'
import { PAGES, TITLE, writePages } from './writePages'

const ROOT = join(import.meta.dirname, '../..')
const ENTRY = 'src/main.tsx'
const POLYFILLS = 'src/polyfills.ts'
/** The oldest engines the site supports. */
const TARGET = ['chrome67', 'ios14.5']
/** Where a release's source maps, manifest and descriptors for wallets are kept, outside the site. */
const MAPS = '.maps'

export interface SiteOptions {
  out: string
  config: BuildConfig
  /** Requires a policy for every script made from a string; off for engines that turn out not to support it. */
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
  const allTexts = new Map(texts)
  // Pages of their own carry these.
  for (const name of texts.keys()) if (OWN_TABLES.some((table) => name.endsWith(`/${table}.json`))) texts.delete(name)
  const textBase = `/t/${hashTexts(texts)}`
  await writeTexts(texts, join(folder, textBase))
  const values = { ...site.config, artBase, version: textBase.slice(3) }
  const config = setConfig(values)

  const options = baseOptions(textBase)
  const plain = await readImports(options)
  const lazy = lazyFiles(plain)
  assertNone([
    ...findWrongRooms(plain),
    ...findLonelyParts(plain),
    ...findCycles(plain),
    ...findUnplaced(lazy),
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
    // Their names would appear in every chunk that uses them.
    chunkNames: site.development ? '[name]-[hash]' : '[hash]',
    splitting: true,
    minify: !site.development,
    sourcemap: site.development ? 'inline' : 'external',
    // The changed sources contain this folder's path, and the scripts' names would depend on it.
    sourcesContent: site.development ?? false,
    target: TARGET,
    metafile: true,
    plugins: [
      ...(options.plugins ?? []),
      changeSources(ROOT, [
        config,
        setFirstCalls(view.routes),
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
  const built = { ...scripts, ...(await buildPolyfills(options, site, folder)) }
  const outputs = site.development
    ? built
    : renameOutputs(
        built,
        await finishChunks({
          folder: join(folder, 'a'),
          target: TARGET,
          maps: join(ROOT, MAPS, site.out),
          entry: basename(outputHolding(built, ENTRY)),
        }),
      )
  const opened = openedBy(view.routes)
  await writeTexts(joinTexts(texts, new Set(opened.map((page) => textsName(page.texts)))), join(folder, textBase))
  const journeys = toJourneys(opened, outputs, await readScriptGraph(join(folder, 'a')), ENTRY)
  const early = await Promise.all(
    PAGES.map(({ answers }) =>
      writeEarly(ROOT, TARGET, {
        journeys: answers ? journeys.filter(({ pattern }) => new RegExp(`^${pattern}$`).test(answers)) : journeys,
        apiBase: site.config.apiBase,
        textBase,
        firstTables: textsName(FIRST_TABLES),
      }),
    ),
  )
  const toUrl = (source: string) => outputHolding(outputs, source).slice(site.out.length)
  const starts = { script: toUrl(ENTRY), polyfills: toUrl(POLYFILLS) }
  const integrity = await readIntegrity(folder, starts.script)
  const {
    trustedTypes,
    config: { pictureHosts },
  } = site
  await writePages(folder, { ...starts, integrity, view, texts, early, trustedTypes, pictureHosts })
  const emblem = /<svg.*?<\/svg>/.exec(view.bodies[0] ?? '')?.[0] ?? ''
  await writeFile(join(folder, FLOOR_FILE), await writeFloorPage(ROOT, texts, emblem, TITLE))
  await writeFile(join(folder, '_headers'), toHeadersFile())
  await buildDoctor({ root: ROOT, folder, config: values, development: site.development })
  await buildWayOut({ root: ROOT, folder, config: values, texts: allTexts, options, title: TITLE })
  if (site.development) return
  await writeFile(join(ROOT, MAPS, site.out, 'manifest.json'), JSON.stringify(await readManifest(folder), null, 1))
  await writeDescriptors(join(ROOT, MAPS, site.out, 'clear-signing'), site.config, TITLE)
  await compressFolder(folder)
  const measures = await measureSite({ folder, outputs, inputs: plain.inputs, lazy, textBase, early })
  const { report, over } = judge([...measures, await measureDoctor(folder), await measureWayOut(folder)])
  if (!site.quiet) console.log(report)
  if (over.length > 0) throw new Error(over.join('\n'))
}

/** @throws {Error} naming everything a check has found */
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
  // Nobody looks at a player's signals with the developer tools of their library.
  define: { __TEXT_BASE__: JSON.stringify(textBase), 'window.__PREACT_SIGNALS_DEVTOOLS__': 'false' },
  plugins: [wouterOnCore, compatWithoutPatches, dropUnreached, shortViemErrors, qrcodeAsModule],
})

/** Builds a script apart from the others: it must not share a chunk with what needs it. */
async function buildPolyfills(
  options: BuildOptions,
  { development = false }: SiteOptions,
  folder: string,
): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    ...options,
    entryPoints: [POLYFILLS],
    outdir: join(folder, 'a'),
    // Its address is in every page.
    entryNames: development ? '[name]-[hash]' : '[hash]',
    minify: !development,
    target: TARGET,
    metafile: true,
  })
  return metafile.outputs
}

/** The imports between files, before the build changes anything. */
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
