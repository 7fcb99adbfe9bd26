import { locale } from '../i18n'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** A day in the reader's format; `seconds` is Unix time, as below. */
export const dayText = (seconds: number): string => new Intl.DateTimeFormat(locale.value, DAY).format(seconds * 1000)

/** A day and its time, to the minute. */
export const momentText = (seconds: number): string =>
  new Intl.DateTimeFormat(locale.value, { ...DAY, hour: '2-digit', minute: '2-digit' }).format(seconds * 1000)
