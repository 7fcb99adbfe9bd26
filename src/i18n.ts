import { signal } from '@preact/signals'
import rosetta from 'rosetta'
import type account from '../i18n/en/account.json'
import type activity from '../i18n/en/activity.json'
import type allowances from '../i18n/en/allowances.json'
import type allowancesPage from '../i18n/en/allowancesPage.json'
import type asset from '../i18n/en/asset.json'
import type assetPage from '../i18n/en/assetPage.json'
import type away from '../i18n/en/away.json'
import type book from '../i18n/en/book.json'
import type coins from '../i18n/en/coins.json'
import type collectibles from '../i18n/en/collectibles.json'
import type common from '../i18n/en/common.json'
import type compare from '../i18n/en/compare.json'
import type error from '../i18n/en/error.json'
import type exit from '../i18n/en/exit.json'
import type firstHero from '../i18n/en/firstHero.json'
import type forget from '../i18n/en/forget.json'
import type frame from '../i18n/en/frame.json'
import type guide from '../i18n/en/guide.json'
import type handOff from '../i18n/en/handOff.json'
import type legion from '../i18n/en/legion.json'
import type login from '../i18n/en/login.json'
import type market from '../i18n/en/market.json'
import type marketEmpty from '../i18n/en/marketEmpty.json'
import type menu from '../i18n/en/menu.json'
import type money from '../i18n/en/money.json'
import type ownWallet from '../i18n/en/ownWallet.json'
import type practice from '../i18n/en/practice.json'
import type purse from '../i18n/en/purse.json'
import type puzzle from '../i18n/en/puzzle.json'
import type recovery from '../i18n/en/recovery.json'
import type review from '../i18n/en/review.json'
import type servers from '../i18n/en/servers.json'
import type setting from '../i18n/en/setting.json'
import type setup from '../i18n/en/setup.json'
import type shares from '../i18n/en/shares.json'
import type shell from '../i18n/en/shell.json'
import type signIn from '../i18n/en/signIn.json'
import type stale from '../i18n/en/stale.json'
import type summon from '../i18n/en/summon.json'
import type waiting from '../i18n/en/waiting.json'
import type wallet from '../i18n/en/wallet.json'
import type wayOut from '../i18n/en/wayOut.json'
import type worth from '../i18n/en/worth.json'

/** One table per file under i18n/<locale>/; routes.ts names the ones each screen needs. */
interface Tables {
  account: typeof account
  activity: typeof activity
  allowances: typeof allowances
  allowancesPage: typeof allowancesPage
  asset: typeof asset
  assetPage: typeof assetPage
  away: typeof away
  book: typeof book
  coins: typeof coins
  collectibles: typeof collectibles
  common: typeof common
  compare: typeof compare
  error: typeof error
  exit: typeof exit
  firstHero: typeof firstHero
  forget: typeof forget
  frame: typeof frame
  guide: typeof guide
  handOff: typeof handOff
  legion: typeof legion
  login: typeof login
  market: typeof market
  marketEmpty: typeof marketEmpty
  menu: typeof menu
  money: typeof money
  practice: typeof practice
  ownWallet: typeof ownWallet
  purse: typeof purse
  puzzle: typeof puzzle
  recovery: typeof recovery
  review: typeof review
  servers: typeof servers
  setting: typeof setting
  setup: typeof setup
  shares: typeof shares
  shell: typeof shell
  signIn: typeof signIn
  stale: typeof stale
  summon: typeof summon
  waiting: typeof waiting
  wallet: typeof wallet
  worth: typeof worth
  wayOut: typeof wayOut
}
export type TableName = keyof Tables
/** Every text's key, as `table.text`; a misspelt one does not compile. */
export type TextKey = {
  [T in TableName]: `${T}.${keyof Tables[T] & string}`
}[TableName]

export type Locale = 'en' | 'zh-TW' | 'id'

declare const __TEXT_BASE__: string

export const locale = signal<Locale>('en')
/** The language chosen last, even before its texts are loaded; requests to the provider name it from the first on. */
export const wishedLocale = signal<Locale>('en')
/** Whether the third language is offered as well. Spec 1: the switch has two; main.tsx knows who has had it here. */
export const offersThird = signal(false)
/** Grows with each table that arrives, so that whatever shows its texts is drawn again. */
const arrived = signal(0)
const texts = rosetta<Record<string, unknown>>()
const loaded: Record<string, Promise<void>> = {}

/** Adds a table that came with the script. */
export function addTexts(language: Locale, table: TableName, content: Record<string, string>): void {
  texts.set(language, { [table]: content })
  loaded[`${language}/${table}`] = Promise.resolve()
  arrived.value++
}

/** Fetches tables of a language, each once; a failed one can be fetched again. */
export async function loadTexts(language: Locale, tables: readonly TableName[]): Promise<void> {
  await Promise.all(
    tables.map((table) => {
      const name = `${language}/${table}`
      loaded[name] ||= (early(language, table) || fetchTable(name))
        .then((content) => addTexts(language, table, content))
        .catch((cause) => {
          delete loaded[name]
          throw cause
        })
      return loaded[name]
    }),
  )
}

async function fetchTable(name: string): Promise<Record<string, string>> {
  const answer = await fetch(`${__TEXT_BASE__}/${name}.json`)
  return answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))
}

/** A table of the file that the page's first script asked for; fetched alone where that file lacks it. */
function early(language: Locale, table: TableName): Promise<Record<string, string>> | undefined {
  if (!window.early?.texts) return undefined
  const { file, locale, tables } = window.early.texts
  if (locale !== language || !tables.split('+').includes(table)) return undefined
  const alone = () => fetchTable(`${language}/${table}`)
  return file.then((content) => content[table] || alone(), alone)
}

/** The tables of a language that are loaded or loading. */
function loadedTables(language: Locale): TableName[] {
  return Object.keys(loaded)
    .filter((name) => name.startsWith(`${language}/`))
    .map((name) => name.slice(language.length + 1) as TableName)
}

/** Fetches every table of the current language in another, including those requested meanwhile. */
async function translate(next: Locale): Promise<void> {
  for (let known = 0, tables = loadedTables(locale.value); tables.length > known; tables = loadedTables(locale.value)) {
    known = tables.length
    await loadTexts(next, tables)
  }
}

/** Switches to another language once all its texts are loaded, unless yet another was chosen by then. */
export async function adoptLocale(next: Locale): Promise<void> {
  wishedLocale.value = next
  try {
    await translate(next)
  } catch (cause) {
    wishedLocale.value = locale.value
    // What was loaded in that language alone is shown in this one.
    void loadTexts(locale.value, loadedTables(next)).catch(Boolean)
    throw cause
  }
  if (wishedLocale.value !== next) return
  locale.value = next
  document.documentElement.lang = next === 'zh-TW' ? 'zh-Hant' : next
}

/**
 * The text of a key in the current language or else the one that is on its way, its `{{slots}}` filled; the key
 * itself while there is none.
 */
export function t(key: TextKey, slots?: Record<string, string | number>): string {
  if (arrived.value < 0) return key
  return texts.t(key, slots, locale.value) || texts.t(key, slots, wishedLocale.value) || key
}
