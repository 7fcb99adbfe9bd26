import { createHash } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import type { Config } from '../config'
import type { ErrorKey } from '../errors'
import { viemByFile } from './aliases'
import { BUDGETS, type Measure } from './budgets'
import { findCycles } from './cycles'
import { minifyStyles } from './minifyStyles'
import { findWrongRooms } from './rooms'
import { changeSources, type SourceChange, setConfig } from './sources'
import type { Texts } from './texts'

const ENTRY = 'src/wayOut.tsx'
const TARGET = ['chrome67', 'ios14.5']
/** In the site's folder; with a dot in its name, so that no host answers with the app in its place. */
const WAY_OUT_FILE = 'way-out.html'

/** Tables that no screen of the app reads, so that the site does not serve them. */
export const OWN_TABLES: readonly string[] = ['doctor', 'wayOut']
const TABLES = ['allowances', 'common', 'error', 'exit', 'ownWallet', 'shell', 'waiting', 'wallet', 'wayOut']
/** Errors of the login, the provider, the journal and of forms, none of which this page has: their sentences stay out. */
const ELSEWHERE: readonly ErrorKey[] = [
  'signInRefused',
  'clockWrong',
  'signatureWrong',
  'signatureUnreadable',
  'loginFirst',
  'phoneFirst',
  'mailboxFirst',
  'registrationFirst',
  'fundPasswordFirst',
  'ownPasswordFirst',
  'roleFirst',
  'serverFirst',
  'topUpFirst',
  'activateFirst',
  'gameOnline',
  'notOpen',
  'withdrawTooSoon',
  'redeemTooSoon',
  'belowMinimum',
  'aboveMaximum',
  'amountWrong',
  'amountNegative',
  'amountTooLarge',
  'tooManyDecimals',
  'priceSame',
  'emailWrong',
  'mobileWrong',
  'areaCodeRequired',
  'codeRequired',
  'codeWrong',
  'passwordShort',
  'passwordMismatch',
  'nicknameSame',
  'tooLong',
  'textForbidden',
  'idWrong',
  'puzzleFirst',
  'unauthorised',
  'tooManyRequests',
  'notYet',
  'linkAccount',
  'linkBsc',
  'givenUp',
  'callDiffers',
  'gasTooLow',
  'storageOff',
  'chainFailure',
  'syncFailure',
  'confirming',
  'wrongPlace',
  'notPossible',
  'required',
  'insufficientWithFee',
  'priceZero',
  'priceRequired',
  'quantityZero',
  'bidTooLow',
  'chunk',
  'api',
  'server',
  'badAnswer',
  'stoppedWaiting',
]
const LOCALES = ['en', 'zh-TW', 'id']
/** Where the texts go once it is known which of them the script names. */
const PLACE = '"all texts of this page"'

/** Shown until the script has run, and where it cannot. */
const WAITING = [
  ['en', 'One moment… If nothing appears, open this file in your wallet’s browser.'],
  ['zh-Hant', '請稍候… 若一直沒有內容，請改用錢包的瀏覽器打開這個檔案。'],
  ['id', 'Sebentar… Kalau tidak muncul apa-apa, buka file ini di browser dompetmu.'],
]

/** What only a sale, a bid, a mint or a payment is refused with, by the contracts' names: none of them is an exit. */
const NOT_OF_EXITS = ['AmountZero', 'AssetPriceMoved', 'BidTooLow', 'MintPriceMoved', 'PriceZero', 'WrongValue']
const withoutOtherRefusals: SourceChange = (source, file) =>
  file === 'src/wallet/refusal.ts'
    ? source.replace(/^.* \/\/ (\w+)$/gm, (line, name: string) => (NOT_OF_EXITS.includes(name) ? '' : line))
    : source

export interface WayOutOptions {
  root: string
  /** The folder of the built site. */
  folder: string
  config: Config
  texts: Texts
  /** What all scripts of ours are built with. */
  options: BuildOptions
  title: string
}

/**
 * Builds the way out: one file that works from any host, or from none. Script, styles, texts, contracts and chain are
 * in it, and it asks nobody but the wallet and the chain's nodes.
 * @throws {Error} naming every wrong import, an import of the provider's client, and an error without its sentence
 */
export async function buildWayOut({ root, folder, config, texts, options, title }: WayOutOptions): Promise<void> {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [ENTRY],
    outdir: folder,
    write: false,
    format: 'iife',
    minify: true,
    target: TARGET,
    metafile: true,
    // Its texts are in it: without the address of the site's, it stays as it is when others of them change.
    define: { ...options.define, __TEXT_BASE__: '""', __TEXTS__: PLACE },
    plugins: [
      ...(options.plugins ?? []),
      changeSources(root, [
        setConfig({ ...config, apiBase: '', artBase: '', version: '', pictureHosts: [] }),
        minifyStyles,
        viemByFile(),
        withoutOtherRefusals,
      ]),
    ],
  })
  const provider = Object.keys(metafile.inputs).filter((file) => file.startsWith('src/api/'))
  const wrong = [
    ...findWrongRooms(metafile),
    ...findCycles(metafile),
    ...provider.map((file) => `the way out carries the provider's client: ${file}`),
  ]
  const bare = outputFiles[0]?.text.trim() ?? ''
  const script = bare.replace(PLACE, () => JSON.stringify(textsOf(texts, bare)))
  for (const key of ELSEWHERE)
    if (script.includes(`"${key}"`)) wrong.push(`the way out names the error ${key}, whose sentence it leaves out`)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  await writeFile(join(folder, WAY_OUT_FILE), writeWayOutPage(script, config, title))
}

const textsOf = (texts: Texts, script: string) =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        TABLES.map((table) => [table, pick(texts.get(`${locale}/${table}.json`) ?? {}, table, script)]),
      ),
    ]),
  )

/** What the script names of a table: whole, as "exit.late", or by its beginning, as `exit.run_${…}`. */
function pick(texts: Readonly<Record<string, string>>, table: string, script: string) {
  const beginnings = [...script.matchAll(new RegExp(`\\b${table}\\.(\\w*)\\$\\{`, 'g'))].map(([, name = '']) => name)
  const isNamed = (key: string): boolean =>
    new RegExp(`\\b${table}\\.${key}\\b`).test(script) || beginnings.some((name) => key.startsWith(name))
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => isNamed(key) && !ELSEWHERE.some((other) => other === key)),
  )
}

/** `</script` in a text would end the script. */
const inline = (script: string): string => script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The page. Its first script puts the policy in force, after the wallet has injected its provider and before the other
 * script, the only one that the policy lets run. Wallets read the chain from the page, so any https address may be
 * asked; nodes without it, as in a sandbox, are named.
 */
function writeWayOutPage(source: string, { rpcUrls }: Config, title: string): string {
  const script = inline(source)
  const nodes = rpcUrls.filter((url) => /^http:/.test(url)).map((url) => new URL(url).origin)
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    ["connect-src 'self' https: wss:", ...new Set(nodes)].join(' '),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "style-src 'self'",
  ].join(';')
  const first = [
    'self.fits=self==top;var m=document.createElement("meta");m.httpEquiv="Content-Security-Policy";',
    // Where there is no constructed style sheet, goober writes into a <style>.
    `m.content=${JSON.stringify(policy)}+("adoptedStyleSheets"in document?"":" 'unsafe-inline'");`,
    'document.head.appendChild(m)',
  ].join('')
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    '<meta name="theme-color" content="#0b0a15"><meta name="color-scheme" content="dark">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">',
    // Ahead of the policy, which allows no other style.
    '<style>body{background:#0b0a15;color:#f2eefb}#app>p{margin:20px;font:16px/1.5 sans-serif}</style>',
    `<script>${first}</script></head><body><div id="app">`,
    ...WAITING.map(([lang, text]) => `<p lang="${lang}">${text}</p>`),
    `</div><script>${script}</script></body></html>`,
  ].join('')
}

/** Its size in brotli bytes. */
export async function measureWayOut(folder: string): Promise<Measure> {
  const { size } = await stat(join(folder, `${WAY_OUT_FILE}.br`))
  return { name: 'the way out, one file, three languages', bytes: size, budget: BUDGETS.wayOut }
}
