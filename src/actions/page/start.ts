import { token, user } from '../../state/session'
import { loadSite } from '../load/loadSite'
import { readUser } from '../load/readUser'
import { followPlayer } from '../session/openSession'
import { toast } from './toast'
import { untilQuiet } from './untilQuiet'

/** What follows the first view: the site's settings and, with a token, the player, the wallet and open actions. */
export async function start(): Promise<void> {
  void untilQuiet().then(() => {
    addIcons()
    return loadSite().catch(Boolean)
  })
  if (token.value === null) return
  const error = await readUser()
  if (error) {
    // endSession already tells the player that the login has ended.
    if (user.value === null && token.value !== null && error.key !== 'unauthorised') toast('error', error)
    return
  }
  await untilQuiet()
  await followPlayer()
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
