import { effect } from '@preact/signals'
import { user } from '../../state/session'
import { untilQuiet } from '../page/untilQuiet'
import { lookAway, recallAway } from './lookAway'

/** Ends the watch of the login before. */
let forget = () => {}

/**
 * Looks at what happened while the player was away: once the first screen has its data, for each player that the login
 * turns out to be. What cannot be read is read on the next return. Another tab that shows the news takes the mark away.
 */
export function followAway(isOver: () => boolean): void {
  forget()
  if (isOver()) return
  let owner: string | undefined
  const end = effect(() => {
    const userid = user.value?.userid
    if (!userid || userid === owner) return
    owner = userid
    // Without the signals that these read themselves.
    void untilQuiet()
      .then(() => {
        if (isOver()) return
        // What an earlier visit found and did not show.
        recallAway()
        return lookAway()
      })
      .catch(Boolean)
  })
  const follow = ({ key }: StorageEvent) => {
    if (!isOver() && owner && key === `away ${owner}`) recallAway()
  }
  addEventListener('storage', follow)
  forget = () => {
    end()
    removeEventListener('storage', follow)
  }
}
