import { token } from '../../state/session'
import { loadSite } from '../load/loadSite'
import { meetPlayer } from '../session/meetPlayer'
import { rememberThirdLocale } from './rememberThirdLocale'
import { untilQuiet } from './untilQuiet'

/** What follows the first view: the site's settings and, with a token, the player, the wallet and open actions. */
export async function start(): Promise<void> {
  rememberThirdLocale()
  void untilQuiet().then(() => {
    import('./startQuiet').then(({ startQuiet }) => startQuiet()).catch(Boolean)
    return loadSite().catch(Boolean)
  })
  if (token.value === null) return
  await meetPlayer()
}
