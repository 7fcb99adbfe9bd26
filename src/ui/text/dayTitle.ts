import { t } from '../../i18n'
import { dateText } from './dateText'

/** "Today", "Yesterday", else the date in the reader's format, with the year if it is not this one. */
export function dayTitle(day: Date, now: Date, month: 'long' | 'short' = 'long'): string {
  const before = new Date(now)
  before.setDate(now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return t('activity.today')
  if (day.toDateString() === before.toDateString()) return t('activity.yesterday')
  const isThisYear = day.getFullYear() === now.getFullYear()
  return dateText(day.getTime() / 1000, {
    weekday: 'short',
    month,
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}
