import { type ActivityRecord, activityType } from './activity'
import type { Share } from './waiting'

/**
 * The ids of the lines whose share of a trade still waits in the protocol, as far as that is known. A payment takes all
 * of a token's share at once, so what waits is the newest of its asset's lines, as many as add up to it.
 * @param records lines of the feed, newest first
 */
export function waitingLines(records: readonly ActivityRecord[], shares: readonly Share[]): ReadonlySet<string> {
  const left = new Map(shares.map(({ asset, units }) => [asset?.id, units]))
  const found = new Set<string>()
  for (const { id, type, assetsId, amount } of records) {
    if (activityType(type) !== 'dividend') continue
    const units = left.get(assetsId) ?? 0n
    if (units > 0n) found.add(id)
    left.set(assetsId, units - amount)
  }
  return found
}
