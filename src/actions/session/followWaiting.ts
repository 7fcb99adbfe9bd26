import { effect } from '@preact/signals'
import { activityType } from '../../domain/activity'
import { activities } from '../../state/activities'
import { user } from '../../state/session'
import { waiting } from '../../state/waiting'
import { isNewLine, loadWaiting } from '../load/loadWaiting'
import { untilQuiet } from '../page/untilQuiet'

/** Ends the watch of the login before. */
let forget: (() => void)[] = []

/**
 * Looks for money that waits in the 111 protocol: once the first screen has its data, and again when the feed shows a
 * share that was not known. What cannot be read is read when the account is opened.
 */
export function followWaiting(isOver: () => boolean): void {
  const look = () =>
    void untilQuiet()
      .then(() => (isOver() ? undefined : loadWaiting()))
      .catch(Boolean)
  for (const end of forget) end()
  let owner: string | undefined
  forget = [
    effect(() => {
      const account = user.value?.address
      if (!account || account === owner) return
      // What waits belongs to the account, which the provider can change within a login.
      if (owner) waiting.value = null
      owner = account
      look()
    }),
    effect(() => {
      const { data, asOf } = activities.value
      const line = asOf === undefined && data?.items.find(({ type }) => activityType(type) === 'dividend')
      if (line && isNewLine(line.time)) look()
    }),
  ]
}
