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
    'src/actions/money/nodes.ts',
    'src/actions/money/readLot.ts',
    'src/actions/load/loadNetworkFee.ts',
    'src/actions/load/loadOutcome.ts',
    'src/actions/load/loadWaiting.ts',
    'src/actions/load/searchTrades.ts',
    'src/actions/load/loadWalletBalances.ts',
    'src/actions/money/taps/',
    'src/actions/session/followPlayer.ts',
  ],
  // What asks when everything else rests: for news, which the wishes need as well, and for the card of a poster.
  away: ['src/actions/away/', 'src/actions/load/readBestCard.ts'],
  // The frame of every page except the login's first view, with the market's first view.
  view: ['src/App.tsx', 'src/screens/market/Market.tsx'],
  // What follows at once on each of these pages: the provider's client, the rest of the frame, the market's offers.
  app: [
    'src/actions/load/keptAnswers.ts',
    'src/actions/page/start.ts',
    'src/actions/page/switchLocale.ts',
    'src/router/callAhead.ts',
    'src/router/fetchAhead.ts',
    'src/screens/market/FilterSheet.tsx',
    'src/screens/market/LateSort.tsx',
    'src/screens/market/MarketList.tsx',
    'src/screens/shell/Later.tsx',
  ],
  // The filters of a wide screen, what those of a phone tell while and after one chooses, the search, and what else there is.
  filters: [
    'src/actions/load/searchMarket.ts',
    'src/screens/market/AppliedFilters.tsx',
    'src/screens/market/FilterRow.tsx',
    'src/screens/market/LiveFilters.tsx',
    'src/screens/market/MarketEmpty.tsx',
    'src/screens/market/MarketEnd.tsx',
    'src/screens/market/SortChoice.tsx',
  ],
  // What a tap on the login page opens.
  form: [
    'src/screens/login/GuideSteps.tsx',
    'src/screens/login/LoginChoices.tsx',
    'src/screens/login/LoginFoot.tsx',
    'src/screens/login/PasswordForm.tsx',
    'src/screens/login/WhyLogin.tsx',
  ],
  // What the greeting shows a moment later, or that the address has no page, and the area code that a form begins with.
  greeting: [
    'src/actions/account/firstArea.ts',
    'src/actions/page/sayNoPage.ts',
    'src/screens/login/LoginArt.tsx',
    'src/screens/login/NoPage.tsx',
  ],
  wallet: [
    'src/actions/session/logInByWallet.ts',
    'src/actions/wallet/insideWallet.ts',
    'src/screens/login/LoginState.tsx',
  ],
  // What to do next, after the wallet has refused.
  wayOn: ['src/screens/login/LoginWayOn.tsx'],
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
    'src/screens/shell/PlaceLinks.tsx',
    'src/screens/shell/PlayDialog.tsx',
    'src/screens/shell/SiteLinks.tsx',
    'src/screens/shell/SlowBar.tsx',
    // What waits is known late, and never to the page's own content.
    'src/screens/account/WaitingPanel.tsx',
    'src/screens/money/tray/Tray.tsx',
    'src/screens/shell/WaitingMark.tsx',
    'src/ui/states/Scene.tsx',
    'src/ui/states/WayOutHint.tsx',
  ],
  // Of a player who has no asset yet, or something to set up.
  first: ['src/screens/account/Checklist.tsx', 'src/screens/account/FirstSteps.tsx'],
  // A phone has them in the menu.
  places: ['src/screens/account/Places.tsx'],
  own: ['src/screens/account/'],
  // What a tap on an own asset opens, and what the chain says of it.
  ownSheet: [
    'src/screens/account/OwnSheet.tsx',
    'src/screens/account/Unfinished.tsx',
    'src/screens/assetDetail/AssetRecovery.tsx',
  ],
  activity: ['src/screens/activity/'],
  // With the time on an auction's tile, because the page that its tap needs is fetched ahead just then.
  trades: ['src/screens/assetDetail/', 'src/ui/money/TimeLeft.tsx'],
  // What others like an asset cost: on its page, and beside a price.
  worth: ['src/screens/assetDetail/FloorPrice.tsx', 'src/screens/money/review/worth/Worth.tsx'],
  // What has happened to an asset whose action was refused.
  stale: ['src/actions/money/readChange.ts', 'src/screens/money/stale/'],
  // What happened while the player was away, and the wishes: apart from the feed itself.
  news: ['src/screens/activity/away/Away.tsx'],
  // Read only by those who scroll that far.
  events: ['src/screens/assetDetail/AssetEvents.tsx'],
  // Of the chosen coin: its form and its movements, which the balances do not wait for.
  withdrawal: ['src/screens/coins/CoinMoves.tsx', 'src/screens/coins/WithdrawTask.tsx'],
  coins: ['src/screens/coins/'],
  summon: ['src/screens/summon/'],
  legion: ['src/screens/legion/Legion.tsx'],
  // Its ranking, history and rules: seldom what a player opens the legion for.
  legionPages: ['src/screens/legion/LegionPages.tsx'],
  shares: ['src/screens/shares/'],
  safety: ['src/screens/forget/', 'src/screens/servers/', 'src/screens/setting/'],
  // Whose code runs in the player's wallet, and what it lacks for the network fee, asked beside a review.
  ownWallet: [
    'src/actions/wallet/ownCode.ts',
    'src/screens/coins/OwnWallet.tsx',
    'src/screens/money/OwnWallet.tsx',
    'src/screens/money/review/GasMissing.tsx',
  ],
  // What the protocol may still take for bids.
  purse: ['src/actions/load/loadPurse.ts', 'src/actions/money/clearAllowance.ts', 'src/screens/money/purse/'],
  // What others may take of the wallet, and what sets it to zero.
  allowances: ['src/screens/allowances/Allowances.tsx'],
  // A player's own word on what the wallet has not answered; most never give it.
  doubt: [
    'src/actions/money/giveUpEntry.ts',
    'src/actions/money/sayConfirmed.ts',
    'src/actions/money/sayNotConfirmed.ts',
  ],
  // Two to compare, chosen in lists, and then side by side.
  choosing: ['src/actions/page/choosing.ts', 'src/screens/compare/Compare.tsx', 'src/ui/choosing/'],
  // A sale, a purchase and an auction; the game's reviews load separately.
  sheet: ['src/screens/money/MoneySheet.tsx', 'src/screens/money/review/auctionReviews.ts'],
}

/**
 * Groups that need much of another one, which every player's page has by then. They import all of it: what two groups
 * share becomes a chunk apart, and that of a part would cost the other one bytes.
 */
export const ON_TOP: Readonly<Record<string, string>> = {
  allowances: 'money',
  doubt: 'money',
  events: 'trades',
  legionPages: 'legion',
  purse: 'money',
}

/** Lazy modules with a chunk of their own: nothing else loads at the same tap, or most players never load them. */
export const ALONE: readonly Place[] = [
  'src/actions/page/startQuiet.ts',
  'src/screens/book/Book.tsx',
  'src/screens/collectibles/CollectibleScreens.tsx',
  'src/screens/login/HandOff.tsx',
  'src/ui/money/Exchange.tsx',
  'src/screens/money/review/gameReviews.ts',
  'src/screens/practice/Practice.tsx',
  'src/screens/shell/PuzzleDialog.tsx',
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
      .concat(ON_TOP[name] ? `import '${NAMESPACE}:${ON_TOP[name]}'` : [])
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
