import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Metafile } from 'esbuild'
import { BUDGETS, type Measure } from './budgets'
import { closureOf, outputHolding } from './chunks'
import { measureSafety } from './safety'
import { groupOf } from './together'

type Outputs = Metafile['outputs']

/** Every figure that has a budget, in brotli bytes as they go over the wire. */
export async function measureSite(
  folder: string,
  out: string,
  outputs: Outputs,
  textBase: string,
  lazy: ReadonlySet<string>,
): Promise<Measure[]> {
  const toPath = (output: string) => output.slice(out.length)
  const size = async (path: string) => (await stat(join(folder, `${path}.br`))).size
  const sum = async (paths: Iterable<string>) => {
    let bytes = 0
    for (const path of paths) bytes += await size(path)
    return bytes
  }
  const first = closureOf(outputs, outputHolding(outputs, 'src/main.tsx'))
  /** The chunks that these sources need and that none of the others has brought. */
  const chunksOf = (sources: readonly string[], here: readonly string[] = []) => {
    const known = new Set(first)
    for (const source of here) closureOf(outputs, outputHolding(outputs, source), known)
    const needed = new Set<string>()
    for (const source of sources) closureOf(outputs, outputHolding(outputs, source), needed)
    return [...needed].filter((output) => !known.has(output)).map(toPath)
  }
  const texts = (...tables: string[]) => tables.map((table) => `${textBase}/en/${table}.json`)

  const firstPaths = [...first].map(toPath)
  const script = await sum(firstPaths)
  const loginPage = await size('login/index.html')
  const marketPage = await size('marketplace/index.html')
  const market = await sum([...chunksOf(['src/App.tsx', 'src/screens/market/Market.tsx']), ...texts('market')])
  const list = await sum([
    ...chunksOf(
      ['src/screens/market/MarketList.tsx', 'src/actions/start.ts'],
      ['src/screens/market/Market.tsx', 'src/App.tsx'],
    ),
    ...texts('asset'),
  ])
  const wallet = chunksOf(['src/actions/logInByWallet.ts', 'src/wallet/readSigner.ts'], ['src/actions/start.ts'])
  const transaction = chunksOf(
    ['src/actions/taps/beginSell.ts', 'src/actions/money/resume.ts'],
    [
      'src/actions/start.ts',
      'src/actions/logInByWallet.ts',
      'src/wallet/readSigner.ts',
      'src/screens/market/MarketList.tsx',
    ],
  )
  const parts = (bytes: number, rest: string) => ({ bytes, parts: rest })
  const measures: Measure[] = [
    {
      name: 'first view of /login',
      budget: BUDGETS.login,
      ...parts(loginPage + script, `page ${loginPage}, script ${script}`),
    },
    { name: 'its requests', bytes: 1 + firstPaths.length, budget: BUDGETS.loginRequests },
    {
      name: 'first view of /marketplace',
      budget: BUDGETS.market,
      ...parts(marketPage + script + market, `before what fetches and draws the offers: ${list} more`),
    },
    { name: 'wallet', bytes: await sum(wallet), budget: BUDGETS.wallet },
    { name: 'transaction', bytes: await sum(transaction), budget: BUDGETS.transaction },
    {
      name: 'QR code',
      bytes: await sum(chunksOf(['src/ui/qrPath.ts'], ['src/screens/shares/Shares.tsx'])),
      budget: BUDGETS.qr,
    },
  ]
  const followers = closureOf(outputs, outputHolding(outputs, 'src/actions/start.ts'))
  const after = await sum([...chunksOf(['src/actions/start.ts']), ...texts('frame', 'error')])
  measures.push({ name: 'what follows on every page', bytes: after, budget: BUDGETS.after })
  for (const { screen, chunk, output } of screenChunks(outputs, lazy)) {
    if (first.has(output) || followers.has(output)) continue
    const budget = screen === 'market' ? BUDGETS.marketScreen : BUDGETS.screen
    const table = await sum(texts(screen)).catch(() => 0)
    measures.push({ name: `${screen}, ${chunk}`, bytes: (await size(toPath(output))) + table, budget })
  }
  const polyfills = outputHolding(outputs, 'src/polyfills.ts')
  measures.push({ name: 'polyfills', bytes: await size(toPath(polyfills)), parts: 'in older engines alone' })
  const tables = (await readdir(join(folder, textBase, 'en'))).filter((name) => name.endsWith('.json'))
  const everything = [...Object.keys(outputs).map(toPath), ...tables.map((name) => `${textBase}/en/${name}`)]
  measures.push({ name: 'everything, one language', bytes: await sum(everything) })
  measures.push(...(await measureSafety()))
  measures.push({ name: 'largest picture', bytes: await largestPicture(folder), budget: BUDGETS.picture })
  return measures
}

interface ScreenChunk {
  screen: string
  chunk: string
  output: string
}

/** The chunks that each screen's folder is in; one may hold several screens. */
function screenChunks(outputs: Outputs, lazy: ReadonlySet<string>): ScreenChunk[] {
  const chunks = new Map<string, ScreenChunk>()
  for (const file of [...lazy].sort()) {
    const screen = /^src\/screens\/(\w+)\//.exec(file)?.[1]
    if (!screen) continue
    const chunk = groupOf(file) ?? basename(file, extname(file))
    chunks.set(`${screen} ${chunk}`, { screen, chunk, output: outputHolding(outputs, file) })
  }
  return [...chunks.values()]
}

async function largestPicture(folder: string): Promise<number> {
  const names = await readdir(join(folder, 'art'), { recursive: true })
  const pictures = names.filter((name) => name.endsWith('.svg.br'))
  const sizes = pictures.map(async (name) => (await stat(join(folder, 'art', name))).size)
  return Math.max(0, ...(await Promise.all(sizes)))
}
