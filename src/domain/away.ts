import type { ActivityRecord } from './activity'
import type { Asset } from './asset'
import { type News, newNews, newsOf } from './news'
import { whyNotRedeem } from './redemption'

/**
 * A line can come into the feed later than its time says, because the provider waits for the chain: for so long its
 * place is looked at again. Spec 9: confirmation takes 5 to 10 minutes.
 */
export const LATE_SECONDS = 1800
/** A line that is further ahead of the clock has a wrong time. */
const AHEAD_SECONDS = 86_400
/** News that wait to be shown; older ones are in the feed. */
export const MOST_NEWS = 60
/** States that were told, which are not told again. */
const MOST_TOLD = 200

/** What is kept of the looks so far, for one player on this device. */
export interface Kept {
  /** Every line of the feed before this moment counts as read. Unix seconds. */
  until: number
  /** Those read that are not before it. */
  lines: readonly Pick<ActivityRecord, 'id' | 'time'>[]
  /** Keys of the states that were told: they last, and are news once. */
  told: readonly string[]
  /** How many of the invited players were activated; null: not read yet. */
  activated: number | null
  /** Found and not shown yet, newest first. */
  news: readonly News[]
  /** Something older was passed over. */
  isPart: boolean
}

/** What one look found. null: not read this time. */
export interface Look {
  /** Unix seconds on the server's clock. */
  now: number
  /** The feed from its newest line on. */
  lines: readonly ActivityRecord[]
  /** Between these and what was read before there are more. */
  isCut: boolean
  /** Assets that the player can take back from the 111 protocol now. */
  takeBack: readonly Asset[] | null
  points: { units: bigint; redeemableAt: number } | null
  activated: number | null
}

/** Where a look through the feed may end: what is older was read. @param newest the time of the feed's newest line */
export const edgeOf = (kept: Kept | null, newest: number): number => kept?.until ?? newest - LATE_SECONDS

const newestFirst = (one: News, other: News): number => other.time - one.time

/** The states of a look as news, told or not. */
function statesOf({ now, takeBack, points }: Look): News[] {
  const back = (takeBack ?? []).map(({ id, name, listedAt }) =>
    // Put up again, it is another auction.
    newNews({ key: `takeBack ${id} ${listedAt}`, kind: 'takeBack', time: now, assetId: id, name }),
  )
  if (!points || whyNotRedeem(points.units, now, points.redeemableAt)) return back
  const { units, redeemableAt } = points
  return [...back, newNews({ key: `points ${redeemableAt}`, kind: 'points', time: now, units })]
}

/** Tickets that came for invited players who activated their accounts. Spec 9. */
function ticketsOf(before: number | null, { now, activated }: Look): News[] {
  if (before === null || activated === null || activated <= before) return []
  return [newNews({ key: `tickets ${activated}`, kind: 'tickets', time: now, units: BigInt(activated - before) })]
}

/** The moment up to which all counts as read after a look. */
function untilAfter(kept: Kept | null, { lines, isCut, now }: Look): number {
  if (lines.length === 0) return kept?.until ?? 0
  const all = lines.map(({ time }) => time)
  // One line with a wrong time would end all news; where all seem to be to come, it is the phone's clock that is wrong.
  const sound = all.filter((time) => time <= now + AHEAD_SECONDS)
  const times = sound.length > 0 ? sound : all
  const settled = Math.max(...times) - LATE_SECONDS
  // What was passed over must not turn up as news the next time.
  return Math.max(kept?.until ?? 0, settled, isCut ? Math.min(...times) + 1 : 0)
}

/**
 * What is kept after a look: each thing that happened becomes news once, in whatever order looks and lines come. The
 * first look on a device only notes how things are.
 */
export function afterLook(kept: Kept | null, look: Look): Kept {
  const known = new Set(kept?.lines.map(({ id }) => id))
  const fresh = look.lines.filter(({ id, time }, index, all) => {
    const isFirst = all.findIndex((line) => line.id === id) === index
    return isFirst && !known.has(id) && (!kept || time >= kept.until)
  })
  const states = statesOf(look)
  const told = new Set(kept?.told)
  const until = untilAfter(kept, look)
  const found = kept
    ? [
        ...fresh.map(newsOf).filter((news) => news !== null),
        ...states.filter(({ key }) => !told.has(key)),
        ...ticketsOf(kept.activated, look),
      ]
    : []
  const next: Kept = {
    until,
    lines: [...(kept?.lines ?? []), ...fresh.map(({ id, time }) => ({ id, time }))].filter(({ time }) => time >= until),
    told: [...new Set([...states.map(({ key }) => key), ...told])].slice(0, MOST_TOLD),
    activated: look.activated ?? kept?.activated ?? null,
    news: kept?.news ?? [],
    isPart: !!kept && (kept.isPart || look.isCut),
  }
  return withNews(next, found)
}

/** With further news, each once. */
export function withNews(kept: Kept, found: readonly News[]): Kept {
  const keys = new Set(kept.news.map(({ key }) => key))
  const news = [...kept.news, ...found.filter(({ key }) => !keys.has(key))].sort(newestFirst)
  return { ...kept, news: news.slice(0, MOST_NEWS), isPart: kept.isPart || news.length > MOST_NEWS }
}

/** After news were shown: all of them, or these. */
export const withoutNews = (kept: Kept, shown: readonly News[] = kept.news): Kept => ({
  ...kept,
  news: kept.news.filter((one) => !shown.includes(one)),
  isPart: false,
})
