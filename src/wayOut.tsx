import './polyfills'
import './wayOutStyles'
import { render } from 'preact'
import { LANGUAGES } from './actions/wayOut/speak'
import { addTexts, adoptLocale, type Locale, type TableName } from './i18n'
import { WayOut } from './screens/wayOut/WayOut'
import { readItem } from './storage/settings'

declare global {
  interface Window {
    /** Set by the page's first script: not in another site's frame, where a tap could be led astray. */
    fits?: boolean
  }
}

/** Every text of the page, by language and table; put in by the build. */
declare const __TEXTS__: Record<Locale, Record<TableName, Record<string, string>>>

/** The address names the language, else an earlier visit, else the browser. */
function wished(): Locale {
  const asked = new URLSearchParams(location.search).get('lang') ?? readItem('locale') ?? navigator.language
  const found = LANGUAGES.find(({ id }) => id.slice(0, 2) === asked.slice(0, 2))
  return found?.id ?? 'en'
}

if (self.fits) {
  for (const { id } of LANGUAGES) {
    const tables = __TEXTS__[id]
    for (const table of Object.keys(tables) as TableName[]) addTexts(id, table, tables[table])
  }
  const root = document.getElementById('app') as HTMLElement
  root.textContent = ''
  void adoptLocale(wished()).catch(Boolean)
  render(<WayOut />, root)
}
