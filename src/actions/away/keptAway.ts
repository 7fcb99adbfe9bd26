import type { Kept } from '../../domain/away'
import { isKept, isWishes } from '../../domain/isKeptAway'
import { NO_WISHES, type Wishes } from '../../domain/wishes'
import { awayCount, wishes } from '../../state/away'
import { mark } from '../../state/waiting'
import { toAnswer, toAnswerText } from '../../storage/answerText'
import { readItem, writeItem } from '../../storage/settings'

function read<T>(text: string | null, isIt: (value: unknown) => value is T): T | null {
  try {
    const value = toAnswer(text ?? '')
    return isIt(value) ? value : null
  } catch {
    return null
  }
}

/** What is kept of a player's looks; null: there was none, or it is damaged. */
export const readKept = (userid: string): Kept | null => read(readItem(`away ${userid}`), isKept)

/** Keeps it, and lets the mark follow. */
export function writeKept(userid: string, kept: Kept): void {
  writeItem(`away ${userid}`, toAnswerText(kept))
  showCount(kept)
}

/** Sets how many news wait to be shown. */
export function showCount(kept: Kept | null): void {
  const count = kept?.news.length ?? 0
  awayCount.value = count
  if (count > 0) mark.value = 'news'
  else if (mark.value === 'news') mark.value = 'money'
}

/** A player's wishes on this device. */
export const readWishes = (userid: string): Wishes => read(readItem(`wishes ${userid}`), isWishes) ?? NO_WISHES

/** Keeps and shows them. */
export function writeWishes(userid: string, next: Wishes): void {
  writeItem(`wishes ${userid}`, toAnswerText(next))
  wishes.value = next
}
