import { isMoment } from '../../domain/limits'
import { locale } from '../../i18n'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const
/** For what is no moment: what was kept by an earlier visit is as much from outside as an answer. */
const NONE = '–'

/** A moment in the reader's format; `seconds` is Unix time, as below. */
export const dateText = (seconds: number, format: Intl.DateTimeFormatOptions): string =>
  isMoment(seconds) ? new Intl.DateTimeFormat(locale.value, format).format(seconds * 1000) : NONE

export const dayText = (seconds: number): string => dateText(seconds, DAY)

/** The time of day, to the minute. */
export const timeText = (seconds: number): string => dateText(seconds, TIME)

/** A day and its time, to the minute. */
export const momentText = (seconds: number): string => dateText(seconds, { ...DAY, ...TIME })

/** For the `dateTime` of a `<time>`; none for what is no moment. */
export const isoText = (seconds: number): string | undefined =>
  isMoment(seconds) ? new Date(seconds * 1000).toISOString() : undefined
