import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Metafile } from 'esbuild'
import { BUDGETS, type Measure } from './budgets'
import { outputHolding } from './chunks'
import { reachOf } from './common'
import { toBrotli } from './compress'
import { withoutLaterIntegrity } from './integrity'
import { measureSafety } from './safety'
import { readScriptGraph, withImports } from './scriptGraph'
import { groupOf } from './together'
import { PAGES } from './writePages'

type Outputs = Metafile['outputs']

export interface Site {
  folder: string
  outputs: Outputs
  /** What imports what among our sources. */
  inputs: Metafile['inputs']
  lazy: ReadonlySet<string>
  textBase: string
  /** The early script of each page: what it starts follows the first view. */
  early: readonly string[]
}

/** Every figure of the report, with its budget if it has one, in brotli bytes as sent; the safety code in gzip. */
export async function measureSite({ folder, outputs, inputs, lazy, textBase, early }: Site): Promise<Measure[]> {
  const graph = await readScriptGraph(join(folder, 'a'))
  const scriptOf = (source: string) => basename(outputHolding(outputs, source))
  const size = async (path: string) => (await stat(join(folder, `${path}.br`))).size
  const sum = async (paths: Iterable<string>) => {
    let bytes = 0
    for (const path of paths) bytes += await size(path)
    return bytes
  }
  const first = withImports(graph, [scriptOf('src/main.tsx')])
  /** The scripts that `sources` need and that `here` has not already loaded. */
  const scriptsOf = (sources: readonly string[], here: readonly string[] = []) => {
    const known = withImports(graph, here.map(scriptOf), new Set(first))
    return [...withImports(graph, sources.map(scriptOf))].filter((name) => !known.has(name))
  }
  const chunksOf = (sources: readonly string[], here: readonly string[] = []) =>
    scriptsOf(sources, here).map((name) => `/a/${name}`)
  /** Bytes that these sources need of the scripts they are in; what else is in those only follows. */
  const shareOf = async (sources: readonly string[]) => {
    const reached = new Set<string>()
    for (const source of sources) reachOf(inputs, source, reached)
    const shares = scriptsOf(sources).map(async (name) => {
      const [, output] = Object.entries(outputs).find(([path]) => basename(path) === name) ?? []
      let needed = 0
      let all = 0
      for (const [file, { bytesInOutput }] of Object.entries(output?.inputs ?? {})) {
        all += bytesInOutput
        if (reached.has(file)) needed += bytesInOutput
      }
      return Math.round((await size(`/a/${name}`)) * (needed / all))
    })
    return (await Promise.all(shares)).reduce((bytes, share) => bytes + share, 0)
  }
  const texts = (...tables: string[]) => tables.map((table) => `${textBase}/en/${table}.json`)

  const firstPaths = [...first].map((name) => `/a/${name}`)
  const script = await sum(firstPaths)
  /** A page as sent, how much of it is the first view, and how much starts and guards what comes after it. */
  const pageOf = async (index: number) => {
    const path = PAGES[index]?.files.at(-1) ?? ''
    const html = withoutLaterIntegrity(await readFile(join(folder, path), 'utf8'))
    const all = await size(path)
    const { length: view } = await toBrotli(Buffer.from(index === 0 ? html.replace(early[0] ?? '', '') : html))
    return { all, view, rest: all - view }
  }
  const [login, marketplace, others] = await Promise.all([pageOf(0), pageOf(1), pageOf(2)])
  const view = ['src/App.tsx', 'src/screens/market/Market.tsx']
  const market = (await shareOf(view)) + (await sum(texts('market')))
  const list = (await sum(chunksOf(['src/screens/market/MarketList.tsx'], view))) + (await sum(texts('asset', 'frame')))
  const wallet = chunksOf(
    ['src/actions/session/logInByWallet.ts', 'src/actions/session/signInByWallet.ts', 'src/wallet/readSigner.ts'],
    ['src/actions/page/start.ts', 'src/screens/login/PasswordForm.tsx'],
  )
  const transaction = chunksOf(
    ['src/actions/money/taps/beginSell.ts', 'src/actions/money/resume.ts'],
    ['src/screens/money/MoneySheet.tsx'],
  )
  const parts = (bytes: number, rest: string) => ({ bytes, parts: rest })
  const measures: Measure[] = [
    {
      name: 'first view of /login',
      budget: BUDGETS.login,
      ...parts(
        login.view + script,
        `page ${login.view}, script ${script}; what starts and guards the rest, in the page: ${login.rest} more`,
      ),
    },
    { name: 'its requests', bytes: 1 + firstPaths.length, budget: BUDGETS.loginRequests },
    {
      name: 'first view of /marketplace',
      budget: BUDGETS.market,
      ...parts(
        marketplace.view + script + market,
        `before what fetches and draws the offers: ${list} more; what guards the rest, in the page: ${marketplace.rest} more`,
      ),
    },
    {
      name: 'a whole page',
      budget: BUDGETS.page,
      ...parts(Math.max(login.all, marketplace.all, others.all), 'one round trip: it fits into the first window'),
    },
    { name: 'wallet', bytes: await sum(wallet), budget: BUDGETS.wallet },
    { name: 'transaction', bytes: await sum(transaction), budget: BUDGETS.transaction },
    {
      name: 'QR code',
      bytes: await sum(chunksOf(['src/ui/qr/qrPath.ts'], ['src/screens/shares/Shares.tsx'])),
      budget: BUDGETS.qr,
    },
  ]
  const followers = withImports(
    graph,
    ['src/actions/page/start.ts', 'src/actions/session/logInByWallet.ts'].map(scriptOf),
  )
  const after = await sum([...chunksOf(['src/actions/page/start.ts'], view), ...texts('frame', 'error')])
  measures.push({ name: 'what follows on every page', bytes: after, budget: BUDGETS.after })
  for (const { screen, chunk, output } of screenChunks(outputs, lazy)) {
    if (followers.has(basename(output))) continue
    const budget = screen === 'market' ? BUDGETS.marketScreen : BUDGETS.screen
    const table = await sum(texts(screen)).catch(() => 0)
    measures.push({ name: `${screen}, ${chunk}`, bytes: (await size(`/a/${basename(output)}`)) + table, budget })
  }
  measures.push({
    name: 'polyfills',
    bytes: await size(`/a/${scriptOf('src/polyfills.ts')}`),
    parts: 'in older engines alone',
  })
  const tables = (await readdir(join(folder, textBase, 'en'))).filter((name) => /^\w+\.json$/.test(name))
  const everything = [
    ...[...graph.keys()].map((name) => `/a/${name}`),
    ...tables.map((name) => `${textBase}/en/${name}`),
  ]
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

/** The chunks that each screen's folder is in; a chunk may contain several screens. */
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
