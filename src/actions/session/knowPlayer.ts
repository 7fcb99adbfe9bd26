import { sessionEpoch, user } from '../../state/session'
import { toasts } from '../../state/toasts'
import { readUser } from '../load/readUser'
import { toast } from '../page/toast'
import { tryAgain } from '../page/tryAgain'

/**
 * Reads the player. Where that fails it is said once, and read again until it works or the login ends. Resolves after
 * the first try; never throws.
 */
export async function knowPlayer(): Promise<void> {
  const epoch = sessionEpoch.value
  const isOver = () => epoch !== sessionEpoch.value || user.value !== null
  const error = await readUser()
  // endSession already tells the player that the login has ended.
  if (error === null || error.key === 'unauthorised' || isOver()) return
  toast('error', error)
  tryAgain(async () => {
    const again = isOver() ? null : await readUser()
    const isDone = again === null || again.key === 'unauthorised' || isOver()
    // The message would be wrong from here on.
    if (isDone) toasts.value = toasts.value.filter(({ text }) => text !== error)
    return isDone
  })
}
