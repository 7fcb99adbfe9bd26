import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, transform } from 'esbuild'
import type { Config } from '../config'
import { BUDGETS, type Measure } from './budgets'
import { findCycles } from './cycles'
import { integrityOf } from './integrity'
import { minifyStyles } from './minifyStyles'
import { findWrongRooms } from './rooms'
import { changeSources, type SourceChange, setConfig } from './sources'

/** Older than the app's own target: the doctor tells players with such an engine that it is the cause. */
const TARGET = ['chrome49', 'safari10']
const ENTRY = 'src/doctor/main.ts'

/** Like the app's own policy, but it loads no picture except the icon. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' https: wss:",
  "base-uri 'none'",
  "form-action 'none'",
].join(';')

/** Shown while the script loads, and if it never arrives. */
const WAITING = [
  ['en', 'One moment… If nothing appears, reload the page or try another network.'],
  ['zh-Hant', '請稍候… 若一直沒有內容，請重新載入或換一個網路。'],
  ['id', 'Sebentar… Kalau tidak muncul apa-apa, muat ulang halaman atau coba jaringan lain.'],
]

/** The deployment values the doctor needs; the others would only cost bytes. */
const CONFIG = ['apiBase', 'chainId', 'chainName', 'rpcUrls', 'version'] as const

export interface DoctorOptions {
  root: string
  /** The folder of the built site. */
  folder: string
  config: Config
  development?: boolean | undefined
}

/**
 * Builds the wallet doctor: /doctor/ with a script of its own, which shares nothing with the app's. Call it when the
 * app's scripts are finished: its own script must not be rewritten in newer syntax.
 * @throws {Error} naming every wrong import, and every package in it
 */
export async function buildDoctor({ root, folder, config, development = false }: DoctorOptions): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { doctor: ENTRY },
    outdir: join(folder, 'a'),
    entryNames: '[name]-[hash]',
    bundle: true,
    format: 'iife',
    minify: !development,
    target: TARGET,
    // These engines have them except for corner cases that do not occur here; esbuild cannot rewrite them.
    supported: { destructuring: true, 'const-and-let': true, 'for-of': true, generator: true },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    define: { __POLICY__: JSON.stringify(POLICY) },
    metafile: true,
    plugins: [changeSources(root, [setConfig(pick(config)), await packTables(root)])],
  })
  const foreign = Object.keys(metafile.inputs).filter((input) => !input.startsWith('src/'))
  const wrong = [
    ...findWrongRooms(metafile),
    ...findCycles(metafile),
    ...foreign.map((input) => `the doctor carries a package: ${input}`),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const script = basename(Object.keys(metafile.outputs)[0] ?? '')
  await mkdir(join(folder, 'doctor'), { recursive: true })
  await writeFile(
    join(folder, 'doctor/index.html'),
    await writeDoctorPage(root, `/a/${script}`, integrityOf(await readFile(join(folder, 'a', script)))),
  )
}

const pick = (config: Config): Config =>
  Object.fromEntries(CONFIG.map((name) => [name, config[name]])) as unknown as Config

/** Packs the three text tables so that their keys are written once: saves 0.9 kB. */
async function packTables(root: string): Promise<SourceChange> {
  const tables = new Map<string, Record<string, string>>()
  for (const locale of ['en', 'zh-TW', 'id']) {
    tables.set(locale, JSON.parse(await readFile(join(root, `i18n/${locale}/doctor.json`), 'utf8')))
  }
  const keys = Object.keys(tables.get('en') ?? {})
  const unpack = `const unpack = (texts) => {
    const table = {}
    ${JSON.stringify(keys.join())}.split(',').forEach((key, index) => { table[key] = texts.split('|')[index] })
    return table
  }`
  return (source, file) => {
    if (file !== 'src/doctor/texts.ts') return source
    const packed = source.replace(
      /import (\w+) from '\.\.\/\.\.\/i18n\/([\w-]+)\/doctor\.json'/g,
      (_, name, locale) => {
        const table = tables.get(locale)
        return `const ${name} = unpack(${JSON.stringify(keys.map((key) => table?.[key]).join('|'))})`
      },
    )
    return `${unpack}\n${packed}`
  }
}

/** The size of the page and its script, in brotli bytes. */
export async function measureDoctor(folder: string): Promise<Measure> {
  const page = await readFile(join(folder, 'doctor/index.html'), 'utf8')
  const script = /src="([^"]+)"/.exec(page)?.[1] ?? ''
  const sizes = await Promise.all(
    [script, 'doctor/index.html'].map(async (path) => (await stat(join(folder, `${path}.br`))).size),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { name: 'wallet doctor, three languages', bytes, budget: BUDGETS.doctor }
}

async function writeDoctorPage(root: string, script: string, integrity: string): Promise<string> {
  const file = 'src/ui/theme.ts'
  const theme = minifyStyles(await readFile(join(root, file), 'utf8'), file)
  const [tokens] = /:root\{[^}]*\}/.exec(theme) ?? []
  if (!tokens) throw new Error(`${file} has no tokens for the doctor`)
  const css = `${tokens}\n${await readFile(join(root, 'src/doctor/doctor.css'), 'utf8')}`
  const { code: styles } = await transform(css, { loader: 'css', minify: true, target: TARGET, charset: 'utf8' })
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Wallet doctor</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="theme-color" content="#0b0a15"><meta name="robots" content="noindex">',
    '<link rel="icon" href="/icon.svg">',
    `<style>${styles.trim()}</style><script defer src="${script}" integrity="${integrity}"></script></head><body>`,
    '<header class="top"><a class="brand" href="/"><img src="/icon.svg" alt="" width="34" height="34">Dragon Market</a>',
    '<nav id="languages"></nav></header><main id="doctor">',
    ...WAITING.map(([language, text]) => `<p class="lead" lang="${language}">${text}</p>`),
    '</main></body></html>',
  ].join('')
}
