import { listActivities, toActivity } from '../../api/activity'
import { toAsset } from '../../api/asset'
import { listCards } from '../../api/card'
import { getLegion, toLegion } from '../../api/legion'
import { toItems } from '../../api/shape'
import { listInvites } from '../../api/user'
import { standingOf, whyNot } from '../../domain/abilities'
import type { ActivityRecord } from '../../domain/activity'
import type { Asset } from '../../domain/asset'
import { edgeOf, type Kept, type Look } from '../../domain/away'
import { serverNow } from '../../domain/clock'
import type { User } from '../../domain/player'
import { activities, activityFilter } from '../../state/activities'
import { clockSkew } from '../../state/clock'
import { invites } from '../../state/invites'
import { legion } from '../../state/legion'
import type { Loadable } from '../../state/loading'
import { roles } from '../../state/session'
import { api } from '../calls/services'
import { PAGE_MOST, type Room, readIfThere } from './room'

/** Pages of the feed that one look reads. */
const MOST_PAGES = 3

/** The same of the assets in the 111 protocol. */
const MOST_HELD_PAGES = 10

/** Whether the player can take the asset back from the 111 protocol, now or once they have left the game. */
const isToTakeBack = (asset: Asset, player: User): boolean =>
  [null, 'gameOnline'].includes(whyNot('auctionWithdraw', asset, standingOf(player, roles.value)))

/** Whether nothing new is expected behind a page: it ends with what was read before. */
function isEnough(kept: Kept | null, page: readonly ActivityRecord[], newest: number): boolean {
  const last = page[page.length - 1]
  return !last || last.time < edgeOf(kept, newest) || !!kept?.lines.some(({ id }) => id === last.id)
}

/** What the screen in view has read itself on this visit; null where it has not. */
const shown = <T>({ data, busy, error, asOf }: Loadable<T>): T | null =>
  busy || error || asOf !== undefined ? null : data

/** The newest lines of the feed, where the screen in view shows them. */
function shownLines(): { items: ActivityRecord[]; next: string | null } | null {
  const { type, coin } = activityFilter.value
  const feed = type === null && coin === null ? shown(activities.value) : null
  if (!feed || feed.next === undefined) return null
  const next: Record<string, string> = feed.next === null ? {} : JSON.parse(feed.next)
  return { items: feed.items, next: next[''] ?? null }
}

/**
 * Lines from the newest on, page after page, back to what was read before.
 * @param first the first page, where it is known
 * @throws {AppError} the first page's
 */
async function readLines(
  kept: Kept | null,
  room: Room,
  first: ReturnType<typeof shownLines>,
): Promise<Pick<Look, 'lines' | 'isCut'>> {
  const lines: ActivityRecord[] = first ? [...first.items] : []
  let cursor: string | null = first ? first.next : null
  let isCut = !first || (cursor !== null && !isEnough(kept, lines, lines[0]?.time ?? 0))
  for (let page = first ? 1 : 0; page < MOST_PAGES && isCut; page += 1) {
    const ask = () => listActivities(api, { cursor })
    // Without the newest lines there is no look at all.
    const answer: Awaited<ReturnType<typeof ask>> | null = await (page === 0
      ? room.read(0, ask)
      : readIfThere(room, PAGE_MOST, ask))
    if (!answer) break
    const { items } = toItems(answer.items, toActivity)
    lines.push(...items)
    cursor = answer.next
    isCut = cursor !== null && !isEnough(kept, items, lines[0]?.time ?? 0)
  }
  return { lines, isCut }
}

/**
 * The player's assets in the 111 protocol, page after page while there is room: those that are to be taken back have been
 * there longest, at the list's end. null: none could be read.
 */
async function readHeld(room: Room): Promise<Asset[] | null> {
  let held: Asset[] | null = null
  let cursor: string | null = null
  for (let page = 0; page < MOST_HELD_PAGES; page++) {
    const ask = () => listCards(api, { place: 'contract', cursor })
    const answer: Awaited<ReturnType<typeof ask>> | null = await readIfThere(room, PAGE_MOST, ask)
    if (!answer) break
    held = [...(held ?? []), ...toItems(answer.items, toAsset).items]
    cursor = answer.next
    if (cursor === null) break
  }
  return held
}

/**
 * Looks at what an absence can have brought, in as much room as there is: the feed first, then auctions, points, friends.
 * @param isReturn the first screen has just been read, and what it shows need not be asked for again
 * @throws {AppError} where the feed could not be read: nothing counts as looked at then
 */
export async function readLook(kept: Kept | null, player: User, room: Room, isReturn: boolean): Promise<Look> {
  const { lines, isCut } = await readLines(kept, room, isReturn ? shownLines() : null)
  const ownLegion = isReturn ? shown(legion.value) : null
  const ownInvites = isReturn ? shown(invites.value) : null
  const [held, team, friends] = await Promise.all([
    readHeld(room),
    ownLegion ?? readIfThere(room, PAGE_MOST / 3, () => getLegion(api, {}).then(toLegion)),
    ownInvites ?? readIfThere(room, PAGE_MOST / 3, () => listInvites(api, {})),
  ])
  return {
    now: serverNow(clockSkew.value, Date.now()),
    lines,
    isCut,
    takeBack: held?.filter((asset) => isToTakeBack(asset, player)) ?? null,
    points: team && { units: team.points, redeemableAt: team.redeemableAt },
    activated: friends?.activated ?? null,
  }
}
