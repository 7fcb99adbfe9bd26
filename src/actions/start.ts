import { toAppError } from '../errors'
import { token, user } from '../state/session'
import { loadSite } from './loadSite'
import { loadUser } from './loadUser'
import { followPlayer } from './openSession'
import { toast } from './toast'

/** What follows the first view: the site's settings and, with a token, the player, the wallet and open actions. */
export async function start(): Promise<void> {
  void loadSite().catch(Boolean)
  addIcons()
  if (token.value === null) return
  try {
    await loadUser()
  } catch (cause) {
    const error = toAppError(cause)
    // endSession already tells the player that the login has ended.
    if (user.value === null && token.value !== null && error.key !== 'unauthorised') toast('error', error)
    return
  }
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
