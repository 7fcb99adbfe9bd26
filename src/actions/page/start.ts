import { token } from '../../state/session'
import { loadSite } from '../load/loadSite'
import { meetPlayer } from '../session/meetPlayer'
import { rememberThirdLocale } from './rememberThirdLocale'
import { untilQuiet } from './untilQuiet'

/** What follows the first view: the site's settings and, with a token, the player, the wallet and open actions. */
export async function start(): Promise<void> {
  rememberThirdLocale()
  void untilQuiet().then(() => {
    addIcons()
    return loadSite().catch(Boolean)
  })
  if (token.value === null) return
  await meetPlayer()
}

/** Kept out of the first view. */
function addIcons(): void {
  for (const [rel, href] of [
    ['icon', '/icon.svg'],
    ['manifest', '/manifest.webmanifest'],
  ] as const) {
    document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }))
  }
}
