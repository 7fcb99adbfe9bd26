import { hydrate, render } from 'preact'
import en from '../i18n/en/common.json'
import enLogin from '../i18n/en/login.json'
import enShell from '../i18n/en/shell.json'
import { App } from './App'
import { addTexts, LOCALES, type Locale, loadTexts, locale } from './i18n'
import { token } from './state/session'
import { readItem, writeItem } from './storage/settings'

addTexts('en', 'common', en)
addTexts('en', 'login', enLogin)
addTexts('en', 'shell', enShell)

// goober writes into a constructed style sheet, which the strict style policy allows; its own style element it does not.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  let text = ''
  document.adoptedStyleSheets = [sheet]
  Object.assign(self, {
    _goober: {
      firstChild: {
        get data() {
          return text
        },
        set data(css: string) {
          text = css
          sheet.replaceSync(css)
        },
      },
    },
  })
}

const query = new URLSearchParams(location.search)
const inviteCode = query.get('invite_code')
if (inviteCode && /^[\w-]{1,64}$/.test(inviteCode)) writeItem('inviteCode', inviteCode)
token.value = readItem('token')

const isLocale = (value: string | null | undefined): value is Locale => LOCALES.includes(value as Locale)
const wished = [query.get('lang'), readItem('locale'), navigator.language.slice(0, 2)].find(isLocale) ?? 'en'

const root = document.getElementById('app') as HTMLElement
if (root.dataset.path === location.pathname && !token.value) hydrate(<App />, root)
else {
  root.textContent = ''
  render(<App />, root)
}

const start = () => import('./actions/start').then(({ start }) => start())
if (wished === 'en') void start()
else {
  // Shown in English until the texts are here: a white page would be worse on a poor network.
  loadTexts(wished, ['common', 'login', 'shell']).then(() => {
    locale.value = wished
    document.documentElement.lang = wished === 'zh-TW' ? 'zh-Hant' : wished
  }, Boolean)
  void start()
}
