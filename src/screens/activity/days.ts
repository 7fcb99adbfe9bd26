import type { ActivityRecord } from '../../domain/activity'
import { dayTitle } from '../../ui/text/dayTitle'

export interface FeedDay {
  key: string
  title: string
  records: ActivityRecord[]
}

/** The lines grouped by day in the reader's time zone, in the given order. */
export function daysOf(records: readonly ActivityRecord[], now = new Date()): FeedDay[] {
  const days = new Map<string, FeedDay>()
  for (const record of records) {
    const moment = new Date(record.time * 1000)
    const key = moment.toDateString()
    const day = days.get(key) ?? { key, title: dayTitle(moment, now), records: [] }
    day.records.push(record)
    days.set(key, day)
  }
  return [...days.values()]
}
