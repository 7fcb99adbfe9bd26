import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { dropUnreached, REACT_ALIASES, viemByFile, wouterOnCore } from './aliases'
import { writeArt } from './artFiles'
import { judge } from './budgets'
import type { BuildConfig } from './buildConfig'
import { closureOf, lazyFiles, outputHolding, outputOf } from './chunks'
import { compressFolder } from './compress'
import { drawFirstView } from './firstView'
import { measureSite } from './measure'
import { writePage } from './page'
import { findWrongRooms } from './rooms'
import { changeSources, importEntry } from './sources'
import { inlineStyleNames } from './styles'
import { hashTexts, readTexts, writeTexts } from './texts'

const ROOT = join(import.meta.dirname, '../..')
const TITLE = 'Dragon Market'
/** Each path that gets a page of its own; every other one is answered with the last. */
const PAGES = [
  { path: '/login', file: 'login/index.html' },
  {
    path: '/marketplace',
    file: 'marketplace/index.html',
    screen: 'src/screens/market/Market.tsx',
  },
  { path: '/accountAccount', file: 'index.html' },
] as const

export interface SiteOptions {
  out: string
  config: BuildConfig
  /** Scripts may only be made from strings that a policy passed; off for engines that turn out not to bear it. */
  trustedTypes?: boolean
  quiet?: boolean
  development?: boolean
}

/**
 * Builds the whole site into `out`.
 * @throws {Error} naming every wrong import and everything over its budget
 */
export async function buildSite({ out, config, trustedTypes = true, quiet, development }: SiteOptions): Promise<void> {
  const folder = join(ROOT, out)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(join(ROOT, 'static'), folder, { recursive: true })
  const [texts, artBase] = await Promise.all([readTexts(join(ROOT, 'i18n')), writeArt(folder)])
  const textBase = `/t/${hashTexts(texts)}`
  await writeTexts(texts, join(folder, textBase))

  const options: BuildOptions = {
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
    define: {
      __CONFIG__: JSON.stringify({
        ...config,
        artBase,
        version: textBase.slice(3),
      }),
      __TEXT_BASE__: JSON.stringify(textBase),
    },
    plugins: [wouterOnCore, dropUnreached],
  }
  const view = await drawFirstView(
    ROOT,
    options,
    PAGES.map(({ path }) => path),
  )
  const { metafile } = await build({
    ...options,
    entryPoints: ['src/main.tsx'],
    outdir: join(folder, 'a'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    minify: !development,
    sourcemap: development ? 'inline' : false,
    target: ['chrome67', 'ios14.5'],
    metafile: true,
    plugins: [
      ...(options.plugins ?? []),
      changeSources(ROOT, [
        inlineStyleNames(view.styleNames),
        viemByFile(),
        importEntry(ROOT, 'src/main.tsx', await findLazyFiles(options)),
      ]),
    ],
  })
  const wrong = findWrongRooms(metafile)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))

  const toUrl = (output: string) => output.slice(out.length)
  const script = toUrl(outputHolding(metafile.outputs, 'src/main.tsx'))
  for (const [index, page] of PAGES.entries()) {
    const needed = 'screen' in page ? closureOf(metafile.outputs, outputOf(metafile.outputs, page.screen)) : []
    const preload = [...needed].map(toUrl).filter((url) => url !== script)
    const body = view.bodies[index] ?? ''
    const html = writePage({
      path: page.path,
      body,
      styles: view.css,
      script,
      preload,
      trustedTypes,
      title: TITLE,
    })
    await mkdir(join(folder, page.file, '..'), { recursive: true })
    await writeFile(join(folder, page.file), html)
  }
  await writeFile(join(folder, 'version.txt'), script)
  if (development) return
  await compressFolder(folder)
  const { report, over } = judge(await measureSite(folder, out, metafile.outputs, textBase))
  if (!quiet) console.log(report)
  if (over.length > 0) throw new Error(over.join('\n'))
}

async function findLazyFiles(options: BuildOptions): Promise<Set<string>> {
  const { metafile } = await build({
    ...options,
    entryPoints: ['src/main.tsx'],
    outdir: 'unused',
    splitting: true,
    write: false,
    metafile: true,
    target: 'esnext',
  })
  return lazyFiles(metafile)
}
