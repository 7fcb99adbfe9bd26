import * as answers from '../../storage/answers'
import { readItem, writeItem } from '../../storage/settings'
import { newKey } from '../calls/newKey'
import { ownScript } from '../page/ownScript'
import { answerScope } from './answerScope'

/**
 * Under what the answers of this page lie; null where there are none. Another release may want other fields: it finds
 * nothing of this one's, and drops it.
 */
function shelf(): string | null {
  const [session, scope] = [readItem('answersOf'), answerScope()]
  return session && scope && [session, ownScript(), scope].join()
}

/** What the last visit kept under a name; null for nothing, or if the player logged out while it was read. */
export async function readKept(name: string): Promise<answers.KeptAnswer | null> {
  const own = shelf()
  const kept = own && (await answers.readAnswer(own, name))
  return kept && own === shelf() ? kept : null
}

/**
 * Keeps an answer for the next visit.
 * @param asked the scope in which it was asked for
 * @param readAt when it came, in milliseconds
 */
export async function keep(asked: string | null, name: string, data: unknown, readAt: number): Promise<void> {
  if (asked === null || asked !== answerScope()) return
  // Goes with the session: whatever becomes of the answers themselves, without it nobody finds them.
  if (readItem('answersOf') === null) writeItem('answersOf', newKey())
  const own = shelf()
  if (own) await answers.keepAnswer(own, name, { data, asOf: readAt }, () => own === shelf())
}
