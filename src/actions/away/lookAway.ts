import { afterLook, type Kept, withNews } from '../../domain/away'
import type { User } from '../../domain/player'
import { lookAtWishes, withoutSeen } from '../../domain/wishes'
import { sessionEpoch, user } from '../../state/session'
import { readKept, readWishes, showCount, writeKept, writeWishes } from './keptAway'
import { readLook } from './readLook'
import { readWishesSeen } from './readWishes'
import { newRoom, RETURN_ROOM } from './room'

/** A look right after one that left nothing out has nothing to add. */
const FRESH_MS = 30_000

/** The last look that left nothing out. */
let whole: { userid: string; epoch: number; at: number } | null = null

/** The look that is under way, which a second one waits for. */
let present: Promise<unknown> | null = null

/**
 * Looks at what happened since the last look, and keeps it until it is shown. Looks of two tabs may overlap: each is
 * held against what is kept by then, so nothing counts twice.
 * @param isWhole reads all that there is to look at, however much; else no more than a return may
 * @throws {AppError} where the feed could not be read: nothing is noted then, and the next look finds it all
 */
export function lookAway(isWhole = false): Promise<void> {
  const player = user.value
  const begin = () => (player ? look(player, isWhole) : Promise.resolve())
  const next = present ? present.then(begin, begin) : begin()
  present = next
  return next
}

async function look(player: User, isWhole: boolean): Promise<void> {
  const { userid } = player
  const epoch = sessionEpoch.value
  const isOver = () => epoch !== sessionEpoch.value || user.value?.userid !== userid
  if (isOver()) return
  // The absolute difference, because the clock may have been set back.
  const isFresh = whole?.userid === userid && whole.epoch === epoch && Math.abs(Date.now() - whole.at) < FRESH_MS
  if (isFresh) return
  const room = newRoom(isWhole ? Number.POSITIVE_INFINITY : RETURN_ROOM)
  const found = await readLook(readKept(userid), player, room, !isWhole)
  const seen = await readWishesSeen(readWishes(userid), room, userid)
  if (isOver()) return
  const { wishes, news } = lookAtWishes(readWishes(userid), seen, userid, found.now)
  writeWishes(userid, wishes)
  const kept = afterLook(readKept(userid), found)
  writeKept(userid, withNews({ ...kept, news: withoutSeen(kept.news, seen) }, news))
  whole = room.isShort ? null : { userid, epoch, at: Date.now() }
}

/** Shows what an earlier visit or another tab has found. */
export function recallAway(): Kept | null {
  const userid = user.value?.userid
  const kept = userid === undefined ? null : readKept(userid)
  showCount(kept)
  return kept
}
