import { readRelease } from '../../api/readRelease'
import { newRelease } from '../../state/release'
import { readItem, writeItem } from '../../storage/settings'
import { ownScript } from './ownScript'
import { untilQuiet } from './untilQuiet'

/** Players go back and forth between wallet and page all the time. */
const PAUSE_MS = 5 * 60_000
/** How long a release is not offered again after a reload failed to load it, because some cache keeps the old page. */
const PATIENCE_MS = 60 * 60_000

let askedAt = 0

/** Whether this device reloaded for the release a short while ago. */
function isJustTried(release: string): boolean {
  const [time, tried] = (readItem('reloadedFor') ?? '').split(' ')
  return tried === release && Date.now() - Number(time) < PATIENCE_MS
}

/** Checks whether the site has a later release than this page runs. A failed request changes nothing. */
async function look(): Promise<void> {
  const own = ownScript()
  if (document.visibilityState === 'hidden' || own === null || Date.now() - askedAt < PAUSE_MS) return
  askedAt = Date.now()
  const release = await readRelease()
  if (release !== null) newRelease.value = release === own || isJustTried(release) ? null : release
}

/**
 * Looks for a later release now, because wallets keep old pages, and whenever the player comes back to the page.
 * @returns a function that stops it
 */
export function watchRelease(): () => void {
  void untilQuiet().then(look)
  const onReturn = () => void look()
  addEventListener('focus', onReturn)
  addEventListener('pageshow', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    removeEventListener('focus', onReturn)
    removeEventListener('pageshow', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}

/** Reloads the page for the offered release; the address stays, and lists restore their scroll position. */
export function loadRelease(): void {
  writeItem('reloadedFor', `${Date.now()} ${newRelease.value}`)
  location.reload()
}
