import type { ComponentType } from 'preact'
import { untilQuiet } from '../actions/page/untilQuiet'
import { loadTexts, type TableName, wishedLocale } from '../i18n'
import { lazyPart } from '../ui/lazyPart'

export interface ScreenRoute {
  /** A wouter pattern. */
  path: string
  load: () => Promise<{ default: ComponentType<Record<string, never>> }>
  texts: readonly TableName[]
  /** Open to visitors. Spec 2, access guard. */
  open?: boolean
}

const asset = {
  load: () => import('../screens/assetDetail/AssetDetail'),
  // The days of a countdown are in a table that the frame fetches itself.
  texts: ['assetPage', 'asset', 'error'],
} as const

const legionPages = {
  load: () => import('../screens/legion/LegionPages'),
  texts: ['legion'],
} as const

const collectibles = {
  load: () => import('../screens/collectibles/CollectibleScreens'),
  texts: ['collectibles', 'asset', 'error'],
} as const

/** Every screen that is loaded on demand; /login is in the first view. Spec 2. */
export const ROUTES: readonly ScreenRoute[] = [
  {
    path: '/marketplace',
    load: () => import('../screens/market/Market'),
    texts: ['market', 'asset'],
    open: true,
  },
  {
    path: '/forget',
    load: () => import('../screens/forget/Forget'),
    texts: ['forget', 'error'],
    open: true,
  },
  {
    path: '/accountAccount',
    load: () => import('../screens/account/Account'),
    texts: ['account', 'asset', 'market'],
  },
  {
    path: '/activity',
    load: () => import('../screens/activity/Activity'),
    texts: ['activity', 'asset'],
  },
  {
    path: '/book',
    load: () => import('../screens/book/Book'),
    texts: ['book', 'activity'],
  },
  {
    path: '/compare',
    load: () => import('../screens/compare/Compare'),
    texts: ['compare', 'asset'],
  },
  {
    path: '/practice',
    load: () => import('../screens/practice/Practice'),
    texts: ['practice', 'asset', 'error', 'money', 'review'],
    open: true,
  },
  {
    path: '/setting',
    load: () => import('../screens/setting/Setting'),
    texts: ['setting', 'error'],
  },
  {
    path: '/allowances',
    load: () => import('../screens/allowances/Allowances'),
    texts: ['allowances', 'allowancesPage', 'error', 'exit', 'waiting', 'wallet'],
  },
  {
    path: '/legion',
    load: () => import('../screens/legion/Legion'),
    texts: ['legion'],
  },
  { path: '/legion/rules', ...legionPages },
  { path: '/legion/ranks', ...legionPages },
  // The names of days are the activity's.
  { path: '/legion/history', ...legionPages, texts: ['legion', 'activity'] },
  {
    path: '/shares',
    load: () => import('../screens/shares/Shares'),
    texts: ['shares'],
  },
  {
    path: '/servers',
    load: () => import('../screens/servers/Servers'),
    texts: ['servers', 'error'],
  },
  {
    path: '/coins',
    load: () => import('../screens/coins/Coins'),
    texts: ['coins', 'error', 'frame'],
  },
  {
    path: '/summon',
    load: () => import('../screens/summon/Summon'),
    texts: ['summon', 'asset', 'error'],
  },
  { path: '/collectibles', ...collectibles },
  { path: '/dragong', ...collectibles },
  { path: '/activate', ...collectibles },
  { path: '/mint', ...collectibles },
  { path: '/hatch', ...collectibles },
  { path: '/dragonDetail', ...asset },
  { path: '/cardDetail', ...asset },
  { path: '/gun/equip/:indexId', ...asset },
  { path: '/gun/pet/:indexId', ...asset },
  { path: '/gun/lingshi/:indexId', ...asset },
]

/** A money action from its review to its end, over whatever screen it was begun on. Spec 4. */
export const MoneySheet = lazyPart(() => import('../screens/money/MoneySheet'), ['money', 'asset'])

/** What is under way, over every screen. Spec 9. */
export const Tray = lazyPart(async () => {
  await untilQuiet()
  const [tray] = await Promise.all([import('../screens/money/tray/Tray'), loadTexts(wishedLocale.value, ['money'])])
  return tray
})

/** Where the guard redirects a visitor or player from a path; null: the path may be shown. Spec 2. */
export function redirectOf(path: string, screen: ScreenRoute | undefined, hasToken: boolean): string | null {
  if (path === '/login') return hasToken ? '/Account' : null
  if (path === '/Account' && hasToken) return '/accountAccount'
  if (path === '/') return '/login'
  if (!screen && path !== '/Account') return '/'
  return hasToken || screen?.open ? null : '/login'
}
