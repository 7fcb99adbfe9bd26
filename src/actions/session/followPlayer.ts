import { effect } from '@preact/signals'
import { PATTERNS } from '../../domain/limits'
import { knownPlayer } from '../../state/knownPlayer'
import { serverId, user } from '../../state/session'
import { toasts } from '../../state/toasts'
import { userError } from '../../state/userError'
import { writeItem } from '../../storage/settings'
import { recentUser } from '../load/loadUser'
import { readUser } from '../load/readUser'
import { startJournal } from '../money/resume'
import { tryAgain } from '../page/tryAgain'
import { untilQuiet } from '../page/untilQuiet'
import { lookAtWallet } from '../wallet/wallet'
import { followWaiting } from './followWaiting'
import { keepPlayer, recallPlayer } from './keptPlayer'

/**
 * Runs by itself while somebody is logged in: watches the wallet, shows and resumes open actions, reads the player until
 * that works, and looks for money that waits and for what happened meanwhile. The first two do not wait for the third.
 */
export function followPlayer(isOver: () => boolean): void {
  if (isOver()) return
  recallPlayer()
  dropBadServer()
  void lookAtWallet()
  void followJournal(isOver)
  void keepReading(isOver)
  followWaiting(isOver)
  // After all that the first screen needs, and what cannot be fetched is fetched on the next visit.
  void untilQuiet()
    .then(() => import('../away/followAway'))
    .then(({ followAway }) => followAway(isOver))
    .catch(Boolean)
}

/** Ends the watch of the login before. */
let forget = () => {}

/** Starts the journal, and again when more is known of whose it is: what is shown and may act depends on that. */
async function followJournal(isOver: () => boolean): Promise<void> {
  const start = async () => {
    if (!isOver()) await startJournal()
    return true
  }
  const startUntilDone = () => start().catch(() => tryAgain(() => start().catch(() => false)))
  forget()
  let owner: string | null = null
  forget = effect(() => {
    if (user.value) keepPlayer(user.value)
    const before = owner
    owner = [knownPlayer.value?.userid, knownPlayer.value?.address].join()
    // Without the signals that it reads itself.
    if (owner !== before) void Promise.resolve().then(startUntilDone)
  })
}

/** Reads the player again where the first try of this login failed. */
async function keepReading(isOver: () => boolean): Promise<void> {
  await recentUser()?.catch(Boolean)
  const said = userError.value
  const isDone = () => isOver() || user.value !== null
  if (isDone()) return
  tryAgain(async () => {
    if (!isDone()) await readUser()
    // The message would be wrong from here on.
    if (isDone()) toasts.value = toasts.value.filter(({ text }) => text !== said)
    return isDone()
  })
}

/** The server chosen on an earlier visit: what is no id no call has named (`toHeaders`), and none ever will. */
function dropBadServer(): void {
  if (serverId.value === null || PATTERNS.id.test(serverId.value)) return
  serverId.value = null
  writeItem('serverId', null)
}
