import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { isAt, type Place } from './places'
import type { SourceChange } from './sources'

/** Lazy modules that are loaded as one, by the name of their chunk. A file that is named goes before its folder. */
export const TOGETHER: Readonly<Record<string, readonly Place[]>> = {
  // What any of them needs is the journal, the gate and the contracts: 20 kB against their few hundred bytes each.
  money: [
    'src/actions/continueEntry.ts',
    'src/actions/discardEntry.ts',
    'src/actions/findUnfinished.ts',
    'src/actions/giveUpEntry.ts',
    'src/actions/loadNetworkFee.ts',
    'src/actions/loadOutcome.ts',
    'src/actions/loadPayout.ts',
    'src/actions/loadWalletBalances.ts',
    'src/actions/money/resume.ts',
    'src/actions/taps/',
    'src/actions/wallet.ts',
  ],
  // Asked for as soon as the market stands, one after the other.
  offers: [
    'src/screens/market/FilterRow.tsx',
    'src/screens/market/MarketList.tsx',
    'src/screens/market/MarketTrouble.tsx',
  ],
  // What a tap on the login page opens.
  passwords: [
    'src/screens/login/GuideSteps.tsx',
    'src/screens/login/LoginState.tsx',
    'src/screens/login/PasswordForm.tsx',
  ],
  // What follows the first view of every page.
  after: [
    'src/actions/start.ts',
    'src/actions/switchLocale.ts',
    'src/screens/login/NoWallet.tsx',
    'src/screens/shell/Later.tsx',
  ],
  wallet: ['src/actions/logInByWallet.ts', 'src/wallet/readSigner.ts'],
  // What opens over any page: the menu, the tray, what asks first, the market's filters.
  menu: [
    'src/screens/market/FilterSheet.tsx',
    'src/screens/shell/AbnormalDialog.tsx',
    'src/screens/shell/CopyDialog.tsx',
    'src/screens/shell/Drawer.tsx',
    'src/screens/shell/GameDialog.tsx',
    'src/screens/shell/LogOutDialog.tsx',
    'src/screens/shell/PuzzleDialog.tsx',
    'src/screens/shell/Tray.tsx',
  ],
  own: ['src/screens/account/', 'src/screens/assetDetail/AssetRecovery.tsx'],
  trades: ['src/screens/activity/', 'src/screens/assetDetail/'],
  gains: ['src/screens/coins/', 'src/screens/summon/'],
  friends: ['src/screens/legion/', 'src/screens/shares/'],
  safety: ['src/screens/forget/', 'src/screens/servers/', 'src/screens/setting/'],
  // A sale, a purchase and an auction; what concerns the game comes apart.
  sheet: ['src/screens/shell/money/MoneySheet.tsx', 'src/screens/shell/money/review/auctionReviews.ts'],
}

/** Lazy modules with a chunk of their own: nothing else is loaded by the same tap, or most players never load it. */
export const ALONE: readonly Place[] = [
  'src/App.tsx',
  'src/actions/insideWallet.ts',
  'src/screens/collectibles/CollectibleScreens.tsx',
  'src/screens/login/HandOff.tsx',
  'src/screens/login/LoginArt.tsx',
  'src/screens/market/Market.tsx',
  'src/screens/shell/money/review/gameReviews.ts',
  'src/ui/qrPath.ts',
]
const NAMESPACE = 'together'

/** One lazy module in place of several that are asked for by the same tap: fewer requests, better compressed. */
export interface Together {
  change: SourceChange
  plugin: Plugin
}

/** The name of the group that a lazy module is loaded with; undefined for one that is loaded alone. */
export function groupOf(file: string): string | undefined {
  const groups = Object.entries(TOGETHER)
  const [name] =
    groups.find(([, places]) => places.includes(file)) ?? groups.find(([, places]) => isAt(places, file)) ?? []
  return name
}

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
