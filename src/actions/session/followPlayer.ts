import { effect } from '@preact/signals'
import { knownPlayer } from '../../state/knownPlayer'
import { sessionEpoch } from '../../state/session'
import { tryAgain } from '../page/tryAgain'
import { untilQuiet } from '../page/untilQuiet'

/**
 * Starts what runs by itself while somebody is logged in: watching the wallet, showing and resuming open actions.
 * Neither waits for the provider to say who that is, and what fails is tried again.
 */
export async function followPlayer(): Promise<void> {
  const epoch = sessionEpoch.value
  const isOver = () => epoch !== sessionEpoch.value
  const attempt = async () => {
    if (isOver()) return true
    try {
      const [{ lookAtWallet }, { startJournal }] = await Promise.all([
        import('../wallet/wallet'),
        import('../money/resume'),
      ])
      await Promise.all([lookAtWallet(), followJournal(startJournal, isOver)])
      return true
    } catch {
      return isOver()
    }
  }
  await untilQuiet()
  if (!(await attempt())) tryAgain(attempt)
}

let forget = () => {}

/** Starts the journal, and again when more is known of whose it is: what is shown and may act depends on that. */
async function followJournal(startJournal: () => Promise<void>, isOver: () => boolean): Promise<void> {
  await startJournal()
  forget()
  const ownerOf = () => [knownPlayer.value?.userid, knownPlayer.value?.address].join()
  let owner: string | null = null
  forget = effect(() => {
    const before = owner
    owner = ownerOf()
    if (before !== null && owner !== before && !isOver()) startJournal().catch(Boolean)
  })
}
