import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import type { SourceChange } from './sources'

/** Lazy modules that are loaded as one, by the name of their chunk. */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  // What any of them needs is the journal, the gate and the contracts: 20 kB against their few hundred bytes each.
  money:
    /^src\/actions\/(money\/resume|findUnfinished|loadOutcome|loadNetworkFee|wallet|loadWalletBalances|[a-zA-Z]+(Account|Asset|Auction|AuctionPrice|Bid|Dragon|Entry|Payout|Sale|Up))\.ts$/,
  // Asked for as soon as the market stands, one after the other.
  offers: /^src\/screens\/market\/(MarketList|MarketTrouble|FilterRow)\.tsx$/,
  // What a tap on the login page opens.
  passwords: /^src\/screens\/login\/(GuideSteps|LoginState|PasswordForm)\.tsx$/,
  // What follows the first view of every page.
  after: /^src\/(actions\/(start|switchLocale)|screens\/(shell\/Later|login\/NoWallet))\.tsx?$/,
  wallet: /^src\/(actions\/logInByWallet|wallet\/readSigner)\.ts$/,
  // What opens over any page: the menu, the tray, what asks first, the market's filters.
  menu: /^src\/screens\/(shell\/(Drawer|Tray|\w+Dialog)|market\/FilterSheet)\.tsx$/,
  own: /^src\/screens\/(account\/\w+|assetDetail\/AssetRecovery)\.tsx$/,
  trades: /^src\/screens\/(activity\/\w+|assetDetail\/(?!AssetRecovery)\w+)\.tsx$/,
  gains: /^src\/screens\/(coins|summon)\/\w+\.tsx$/,
  friends: /^src\/screens\/(legion|shares)\/\w+\.tsx$/,
  safety: /^src\/screens\/(setting|servers|forget)\/\w+\.tsx$/,
  // A sale, a purchase and an auction; what concerns the game comes apart.
  sheet: /^src\/screens\/shell\/money\/(MoneySheet\.tsx|review\/auctionReviews\.ts)$/,
}
const NAMESPACE = 'together'

/** One lazy module in place of several that are asked for by the same tap: fewer requests, better compressed. */
export interface Together {
  change: SourceChange
  plugin: Plugin
}

/** The name of the group that a lazy module is loaded with. */
export const groupOf = (file: string): string | undefined =>
  Object.keys(TOGETHER).find((name) => TOGETHER[name]?.test(file))

/** Leads each `import('./file')` of a grouped file to its group, and takes the file's part of it. */
export function loadTogether(root: string, entry: string, lazy: ReadonlySet<string>): Together {
  const membersOf = (name: string): string[] => [...lazy].filter((file) => groupOf(file) === name).sort()
  /** Short: it stands in the first view. */
  const memberOf = (name: string, file: string): string => `m${membersOf(name).indexOf(file)}`
  const lead: SourceChange = (source, file) =>
    source.replace(/(?<!typeof )\bimport\('(\.[^']*)'\)/g, (found, path: string) => {
      const base = relative(root, join(root, dirname(file), path))
      const target = [`${base}.ts`, `${base}.tsx`].find((name) => existsSync(join(root, name))) ?? ''
      const name = groupOf(target)
      return name ? `import('${NAMESPACE}:${name}').then((group) => group.${memberOf(name, target)})` : found
    })
  const contentsOf = (name: string): string =>
    membersOf(name)
      .map((file) => `export * as ${memberOf(name, file)} from ${JSON.stringify(`${root}/${file}`)}`)
      .concat(`import ${JSON.stringify(`${root}/${entry}`)}`)
      .join('\n')
  return {
    change: lead,
    plugin: {
      name: NAMESPACE,
      setup(build) {
        build.onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
          path: path.slice(NAMESPACE.length + 1),
          namespace: NAMESPACE,
        }))
        build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
          contents: contentsOf(path),
          resolveDir: root,
        }))
      },
    },
  }
}
