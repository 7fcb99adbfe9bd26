import { sessionEpoch, user } from '../../state/session'
import { readUser } from '../load/readUser'
import { isTroubleShown } from '../page/isTroubleShown'
import { toast } from '../page/toast'
import { untilQuiet } from '../page/untilQuiet'

const AGAIN_MS = 5000

/**
 * Reads whose login it is, and starts what runs by itself during a login; neither waits for the other. Resolves once
 * the player was read, or could not be: that is said, and tried again by `followPlayer`.
 */
export async function meetPlayer(): Promise<void> {
  const epoch = sessionEpoch.value
  const isOver = () => epoch !== sessionEpoch.value
  const follow = (): Promise<unknown> =>
    import('./followPlayer')
      .then(({ followPlayer }) => followPlayer(isOver))
      .catch(() => isOver() || setTimeout(follow, AGAIN_MS))
  void untilQuiet().then(follow)
  const error = await readUser()
  // endSession already tells the player that the login has ended.
  if (!error || error.key === 'unauthorised') return
  void untilQuiet().then(() => {
    if (!user.value && !isOver() && !isTroubleShown()) toast('error', error)
  })
}
