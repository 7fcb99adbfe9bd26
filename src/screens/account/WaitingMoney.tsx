import { useEffect } from 'react'
import { untilQuiet } from '../../actions/page/untilQuiet'
import { sumOf } from '../../domain/waiting'
import { user } from '../../state/session'
import { waiting } from '../../state/waiting'
import { lazyPart } from '../../ui/lazyPart'

const WaitingPanel = lazyPart(() => import('./WaitingPanel'), ['waiting'])

/** What the 111 protocol holds for the player, where anything does wait. Spec 9. */
export function WaitingMoney() {
  const address = user.value?.address
  useEffect(() => {
    // What cannot be read is read on the next visit.
    if (!address) return
    untilQuiet()
      .then(() => import('../../actions/load/loadWaiting'))
      .then((action) => action.loadWaiting())
      .catch(Boolean)
  }, [address])
  const found = waiting.value
  // Where nothing was found yet in a part of the feed, the rest of it must stay in reach.
  return found && (sumOf(found) > 0n || found.isPart) ? <WaitingPanel found={found} /> : null
}
