import { askEarly, type EarlyCalls } from './api/askEarly'
import type { Locale } from './i18n'
import { callUrl, type FirstCall } from './router/callUrl'

/** What a page needs for an address: the build writes it from the routes and the finished scripts. */
export interface Journey {
  /** Of the path; a group in it is the value that its calls need. */
  pattern: string
  /** Who is shown it; the guard leads the others elsewhere. */
  of?: 'visitor' | 'player' | undefined
  scripts: readonly string[]
  /** Names of tables, joined by `+`: they come as one file. */
  texts: string
  calls: readonly FirstCall[]
}

/** What was started ahead and the app takes over. */
export interface Early {
  locale: Locale
  /** Whether Indonesian was ever shown, asked for or spoken in this browser. */
  indonesian: boolean
  texts: { locale: Locale; tables: string; file: Promise<Record<string, Record<string, string>>> } | null
  /** Each is used once. */
  calls: EarlyCalls
  /** The page has these two anyway; the app asks by them at a tap. */
  ask: typeof askEarly
  urlOf: typeof callUrl
}

declare global {
  interface Window {
    early?: Early
  }
}

declare const __JOURNEYS__: readonly Journey[]
declare const __HAS_CALLS__: boolean
declare const __API_BASE__: string
declare const __TEXT_BASE__: string
/** Tables that the app's script brings in English. */
declare const __FIRST_TABLES__: string

const LANGUAGES: Record<Locale, string> = { en: 'EN-US', 'zh-TW': 'ZH-TW', id: 'IN-IN' }
const query = new URLSearchParams(location.search)

/** As storage/settings.ts reads it. */
function stored(item: string): string | null {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const text = open().getItem(item)
      if (text !== null) return text
    } catch {
      // the next one may have it
    }
  }
  return null
}

const token = stored('token')
// Spec 1: the browser's language is the default, and Traditional Chinese serves every kind of Chinese.
const spoken = navigator.language.slice(0, 2).replace('zh', 'zh-TW')
const wishes = [query.get('lang'), stored('locale'), spoken]
const locale = (wishes.find((wish) => wish && wish in LANGUAGES) ?? 'en') as Locale
const indonesian = [...wishes, stored('thirdLocale')].indexOf('id') >= 0
const early: Early = { locale, indonesian, texts: null, calls: {}, ask: askEarly, urlOf: callUrl }
self.early = early

const viewer = token === null ? 'visitor' : 'player'
for (const { pattern, of = viewer, scripts, texts, calls } of __JOURNEYS__) {
  const [path, part] = new RegExp(`^${pattern}/?$`, 'i').exec(location.pathname) ?? []
  if (path === undefined || of !== viewer) continue
  // Asked for first: nobody waits longer for anything than for the provider.
  if (__HAS_CALLS__) for (const call of calls) ask(call, part)
  const tables = locale === 'en' ? texts : `${texts}+${__FIRST_TABLES__}`
  const file = fetch(`${__TEXT_BASE__}/${locale}/${texts}.json`, { credentials: 'omit' }).then((answer) =>
    answer.json(),
  )
  file.catch(Boolean)
  early.texts = { locale, tables, file }
  for (const script of scripts) load(script)
  break
}

/** What each script has to be; engines that know no import maps check it by the link. */
function integrityOf(script: string): string {
  const { text } = document.querySelector('[type=importmap]') as HTMLScriptElement
  return JSON.parse(text).integrity[script]
}

/** Safari knows no modulepreload before 17. */
function load(script: string): void {
  const link = document.createElement('link')
  if (link.relList.supports('modulepreload')) {
    link.rel = 'modulepreload'
    link.integrity = integrityOf(script)
    link.href = script
    document.head.append(link)
  } else import(script).catch(Boolean)
}

/** The same request as the provider's client makes. */
function ask(call: FirstCall, part: string | undefined): void {
  const path = callUrl(call, query, part, token !== null)
  if (path === null) return
  const headers: Record<string, string> = { language: LANGUAGES[locale] }
  const server = token && stored('serverId')
  // In the order of the client's, which finds the answer by all of them.
  if (token) headers.authorization = `Bearer ${token}`
  if (server) headers['server-id'] = server
  askEarly(early.calls, __API_BASE__ + path, headers)
}
