import { isSparing } from '../actions/page/isSparing'
import { untilQuiet } from '../actions/page/untilQuiet'
import { loadTexts, type TableName, wishedLocale } from '../i18n'
import { isLoggedIn } from '../state/session'

interface Ahead {
  load: readonly (() => Promise<unknown>)[]
  texts: readonly TableName[]
}

const ASSET: Ahead = {
  load: [() => import('../screens/assetDetail/AssetDetail')],
  texts: ['assetPage', 'asset', 'error', 'frame'],
}
const SHEET: Ahead = {
  load: [() => import('../screens/money/MoneySheet'), () => import('../actions/money/taps/beginBuy')],
  texts: ['money', 'review', 'wallet'],
}
const MARKET: Ahead = { load: [() => import('../App')], texts: ['frame', 'market', 'asset'] }

/** What a tap on a screen will probably need next. */
function nextOf(path: string): Ahead | null {
  if (path === '/login') return MARKET
  if (path === '/marketplace' || path === '/accountAccount') return ASSET
  return isLoggedIn.value && /Detail$|^\/gun\//.test(path) ? SHEET : null
}

/** Fetches what the next tap will probably need, while the player looks at the screen of this route. */
export async function fetchAhead(path: string): Promise<void> {
  const next = nextOf(path)
  if (!next || isSparing()) return
  await untilQuiet()
  await Promise.all([...next.load.map((load) => load()), loadTexts(wishedLocale.value, next.texts)]).catch(Boolean)
}
