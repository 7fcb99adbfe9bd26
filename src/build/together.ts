import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { isAt, type Place } from './places'
import type { SourceChange } from './sources'

/** Lazy modules that load as one, by the name of their chunk. An entry for a file outranks one for its folder. */
export const TOGETHER: Readonly<Record<string, readonly Place[]>> = {
  // Each needs the journal, the gate and the contracts: 20 kB, against a few hundred bytes of its own.
  money: [
    'src/actions/money/continueEntry.ts',
    'src/actions/money/discardEntry.ts',
    'src/actions/money/findUnfinished.ts',
    'src/actions/money/giveUpEntry.ts',
    'src/actions/money/readLot.ts',
    'src/actions/money/sayConfirmed.ts',
    'src/actions/money/sayNotConfirmed.ts',
    'src/actions/load/loadNetworkFee.ts',
    'src/actions/load/loadOutcome.ts',
    'src/actions/load/loadWaiting.ts',
    'src/actions/load/loadWalletBalances.ts',
    'src/actions/money/taps/',
    'src/actions/session/followPlayer.ts',
  ],
  // The frame of every page except the login's first view, with the market's first view.
  view: ['src/App.tsx', 'src/screens/market/Market.tsx'],
  // What follows at once on each of these pages: the provider's client, the rest of the frame, the market's offers.
  app: [
    'src/actions/load/keptAnswers.ts',
    'src/actions/page/start.ts',
    'src/actions/page/switchLocale.ts',
    'src/router/callAhead.ts',
    'src/router/fetchAhead.ts',
    'src/screens/market/FilterRow.tsx',
    'src/screens/market/FilterSheet.tsx',
    'src/screens/market/MarketList.tsx',
    'src/screens/market/MarketTrouble.tsx',
    'src/screens/shell/Later.tsx',
  ],
  // What a tap on the login page opens.
  form: [
    'src/screens/login/GuideSteps.tsx',
    'src/screens/login/InviteCode.tsx',
    'src/screens/login/LoginFoot.tsx',
    'src/screens/login/PasswordForm.tsx',
    'src/screens/login/WhyLogin.tsx',
  ],
  wallet: ['src/actions/session/logInByWallet.ts', 'src/screens/login/LoginState.tsx'],
  // Needed once the wallet has given its account, or the form is sent.
  signing: [
    'src/actions/session/logInByPassword.ts',
    'src/actions/session/signInByWallet.ts',
    'src/wallet/readSigner.ts',
  ],
  // What opens over any page: the menu, the tray, confirmations.
  menu: [
    'src/screens/shell/AbnormalDialog.tsx',
    'src/screens/shell/BrokenOverlay.tsx',
    'src/screens/shell/BrokenScreen.tsx',
    'src/screens/shell/CopyDialog.tsx',
    'src/screens/shell/Drawer.tsx',
    'src/screens/shell/GameDialog.tsx',
    'src/screens/shell/LogOutDialog.tsx',
    'src/screens/shell/PuzzleDialog.tsx',
    'src/screens/shell/SlowBar.tsx',
    // What waits is known late, and never to the page's own content.
    'src/screens/account/WaitingPanel.tsx',
    'src/screens/money/tray/Tray.tsx',
    'src/screens/shell/WaitingMark.tsx',
  ],
  own: ['src/screens/account/', 'src/screens/assetDetail/AssetRecovery.tsx'],
  trades: ['src/screens/activity/', 'src/screens/assetDetail/'],
  // What has happened to an asset whose action was refused.
  stale: ['src/actions/money/readChange.ts', 'src/screens/money/stale/'],
  // Read only by those who scroll that far.
  events: ['src/screens/assetDetail/AssetEvents.tsx'],
  // The form alone, which the balances do not wait for.
  withdrawal: ['src/screens/coins/WithdrawTask.tsx'],
  gains: ['src/screens/coins/', 'src/screens/summon/'],
  friends: ['src/screens/legion/', 'src/screens/shares/'],
  safety: ['src/screens/forget/', 'src/screens/servers/', 'src/screens/setting/'],
  // A sale, a purchase and an auction; the game's reviews load separately.
  sheet: ['src/screens/money/MoneySheet.tsx', 'src/screens/money/review/auctionReviews.ts'],
}

/** Lazy modules with a chunk of their own: nothing else loads at the same tap, or most players never load them. */
export const ALONE: readonly Place[] = [
  'src/actions/load/searchMarket.ts',
  'src/actions/load/searchTrades.ts',
  'src/actions/wallet/insideWallet.ts',
  'src/screens/book/Book.tsx',
  'src/screens/compare/Compare.tsx',
  'src/screens/collectibles/CollectibleScreens.tsx',
  'src/screens/login/HandOff.tsx',
  'src/screens/login/LoginArt.tsx',
  'src/screens/money/review/Exchange.tsx',
  'src/screens/money/review/gameReviews.ts',
  'src/ui/qr/qrPath.ts',
]
const NAMESPACE = 'together'

/** Loads one module in place of several lazy ones that the same tap needs: fewer requests, better compressed. */
export interface Together {
  change: SourceChange
  plugin: Plugin
}

/** The group a lazy module loads with; undefined if it loads alone. */
export function groupOf(file: string): string | undefined {
  const groups = Object.entries(TOGETHER)
  const [name] =
    groups.find(([, places]) => places.includes(file)) ?? groups.find(([, places]) => isAt(places, file)) ?? []
  return name
}

/** Points each `import('./file')` of a grouped file at its group, and takes the file's part of it. */
export function loadTogether(root: string, entry: string, lazy: ReadonlySet<string>): Together {
  const membersOf = (name: string): string[] => [...lazy].filter((file) => groupOf(file) === name).sort()
  /** Short, because it is part of the first view. */
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
