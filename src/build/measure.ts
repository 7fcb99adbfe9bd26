import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { BUDGETS, type Measure } from './budgets'
import { closureOf, outputHolding } from './chunks'

type Outputs = Metafile['outputs']

/** Every figure that has a budget, in brotli bytes as they go over the wire. */
export async function measureSite(folder: string, out: string, outputs: Outputs, textBase: string): Promise<Measure[]> {
  const size = async (path: string) => (await stat(join(folder, `${path}.br`))).size
  const sum = async (paths: Iterable<string>) => {
    let bytes = 0
    for (const path of paths) bytes += await size(path)
    return bytes
  }
  const toPath = (output: string) => output.slice(out.length)
  const first = closureOf(outputs, outputHolding(outputs, 'src/main.tsx'))
  const beyondFirst = (...sources: string[]) => {
    const needed = new Set<string>()
    for (const source of sources) closureOf(outputs, outputHolding(outputs, source), needed)
    return [...needed].filter((output) => !first.has(output)).map(toPath)
  }
  const texts = (...tables: string[]) => tables.map((table) => `${textBase}/en/${table}.json`)
  const firstPaths = [...first].map(toPath)
  const html = await size('login/index.html')
  const script = await sum(firstPaths)

  const measures: Measure[] = [
    {
      name: 'first view of /login',
      bytes: html + script,
      budget: BUDGETS.login,
      parts: `page ${html}, script ${script}`,
    },
    {
      name: 'its requests',
      bytes: 1 + firstPaths.length,
      budget: BUDGETS.loginRequests,
    },
  ]
  const market = [...beyondFirst('src/screens/market/Market.tsx', 'src/actions/start.ts'), ...texts('market', 'asset')]
  const marketBytes = (await size('marketplace/index.html')) + script + (await sum(market))
  measures.push({
    name: 'first view of /marketplace',
    bytes: marketBytes,
    budget: BUDGETS.market,
  })

  const api = new Set(beyondFirst('src/actions/start.ts'))
  const walletPaths = beyondFirst('src/actions/logInByWallet.ts').filter((path) => !api.has(path))
  measures.push({
    name: 'wallet',
    bytes: await sum(walletPaths),
    budget: BUDGETS.wallet,
  })
  const moneyPaths = beyondFirst('src/actions/money/drive.ts').filter((path) => !api.has(path))
  measures.push({
    name: 'transaction',
    bytes: await sum(moneyPaths),
    budget: BUDGETS.transaction,
  })

  for (const [output, { entryPoint }] of Object.entries(outputs)) {
    const screen = /^src\/screens\/(\w+)\/(\w+)\.tsx$/.exec(entryPoint ?? '')
    if (!screen || first.has(output)) continue
    const budget = screen[1] === 'market' ? BUDGETS.marketScreen : BUDGETS.screen
    const table = texts(screen[1] ?? '').filter(() => screen[1] !== 'shell')
    const bytes = (await size(toPath(output))) + (await sum(table).catch(() => 0))
    measures.push({ name: `${screen[1]}/${screen[2]}`, bytes, budget })
  }
  const all = Object.keys(outputs).map(toPath)
  const tables = (await readdir(join(folder, textBase, 'en'))).filter((name) => name.endsWith('.json'))
  const allBytes = (await sum(all)) + (await sum(tables.map((name) => `${textBase}/en/${name}`)))
  measures.push({
    name: 'everything, one language',
    bytes: allBytes,
    budget: BUDGETS.everything,
  })
  measures.push({
    name: 'largest picture',
    bytes: await largestPicture(folder),
    budget: BUDGETS.picture,
  })
  return measures
}

async function largestPicture(folder: string): Promise<number> {
  const names = await readdir(join(folder, 'art'), { recursive: true })
  const sizes = names
    .filter((name) => name.endsWith('.svg.br'))
    .map(async (name) => (await stat(join(folder, 'art', name))).size)
  return Math.max(0, ...(await Promise.all(sizes)))
}
