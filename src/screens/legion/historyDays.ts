import { dayTitle } from '../../ui/text/dayTitle'
import type { HistoryLine } from './HistoryLine'

export interface HistoryDay {
  title: string
  lines: HistoryLine[]
  /** Sum of the lines in the smallest unit of MDS. */
  total: bigint
  /** Whether these are all lines of the day: older ones may be missing. */
  isWhole: boolean
}

/** The lines by day in the reader's time zone, in the given order. @param isAll whether every line was read */
export function historyDays(lines: readonly HistoryLine[], isAll: boolean, now = new Date()): HistoryDay[] {
  const days = new Map<string, HistoryLine[]>()
  for (const line of lines) {
    const key = new Date(line.time * 1000).toDateString()
    days.set(key, [...(days.get(key) ?? []), line])
  }
  return [...days.values()].map((ofDay, index) => ({
    title: dayTitle(new Date((ofDay[0]?.time ?? 0) * 1000), now),
    lines: ofDay,
    total: ofDay.reduce((sum, { units }) => sum + units, 0n),
    isWhole: isAll || index < days.size - 1,
  }))
}
