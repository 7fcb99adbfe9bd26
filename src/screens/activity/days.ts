import type { ActivityRecord } from '../../domain/activity'
import { t } from '../../i18n'
import { dateText } from '../../ui/text/dateText'

export interface FeedDay {
  key: string
  title: string
  records: ActivityRecord[]
}

/** "Today", "Yesterday", else the date in the reader's format, with the year if it is not this one. */
function titleOf(day: Date, now: Date): string {
  const before = new Date(now)
  before.setDate(now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return t('activity.today')
  if (day.toDateString() === before.toDateString()) return t('activity.yesterday')
  const isThisYear = day.getFullYear() === now.getFullYear()
  return dateText(day.getTime() / 1000, {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

/** The lines grouped by day in the reader's time zone, in the given order. */
export function daysOf(records: readonly ActivityRecord[], now = new Date()): FeedDay[] {
  const days = new Map<string, FeedDay>()
  for (const record of records) {
    const moment = new Date(record.time * 1000)
    const key = moment.toDateString()
    const day = days.get(key) ?? { key, title: titleOf(moment, now), records: [] }
    day.records.push(record)
    days.set(key, day)
  }
  return [...days.values()]
}
