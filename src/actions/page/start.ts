import { token } from '../../state/session'
import { loadSite } from '../load/loadSite'
import { followPlayer } from '../session/followPlayer'
import { recallPlayer } from '../session/keptPlayer'
import { knowPlayer } from '../session/knowPlayer'
import { untilQuiet } from './untilQuiet'

/** What follows the first view: the site's settings and, with a token, the player, the wallet and open actions. */
export async function start(): Promise<void> {
  void untilQuiet().then(() => {
    addIcons()
    return loadSite().catch(Boolean)
  })
  if (token.value === null) return
  recallPlayer()
  void followPlayer()
  await knowPlayer()
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
