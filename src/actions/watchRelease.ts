import { readRelease } from '../api/readRelease'
import { newRelease } from '../state/release'
import { readItem, writeItem } from '../storage/settings'

/** Players go back and forth between wallet and page all the time. */
const PAUSE_MS = 5 * 60_000
/** So long a release is not offered again where the reload for it did not bring it: some cache keeps the old page. */
const PATIENCE_MS = 60 * 60_000

let askedAt = 0

/** The first script of the page, which the build names in version.txt as well; null in a page that it did not write. */
const ownScript = (): string | null =>
  document.head.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? null

/** Whether this device was reloaded for it a short while ago. */
function isJustTried(release: string): boolean {
  const [time, tried] = (readItem('reloadedFor') ?? '').split(' ')
  return tried === release && Date.now() - Number(time) < PATIENCE_MS
}

/** Looks whether the site has a later release than this page runs. A network that fails is no news. */
async function look(): Promise<void> {
  const own = ownScript()
  if (document.visibilityState === 'hidden' || own === null || Date.now() - askedAt < PAUSE_MS) return
  askedAt = Date.now()
  const release = await readRelease()
  if (release !== null) newRelease.value = release === own || isJustTried(release) ? null : release
}

/**
 * Looks for a later release now, for wallets keep old pages, and whenever the player comes back to the page.
 * @returns what ends it
 */
export function watchRelease(): () => void {
  void look()
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

/** Loads the page again, for the release on offer; the address stays, and lists find their place again. */
export function loadRelease(): void {
  writeItem('reloadedFor', `${Date.now()} ${newRelease.value}`)
  location.reload()
}
