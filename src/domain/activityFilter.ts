import { ACTIVITY_TYPES, type ActivityType } from './activity'
import { COINS, type Coin } from './coin'

/** What the feed can be filtered by. Both records of a withdrawal are one choice, whatever their codes. Spec 3. */
export type ActivityChoice = Exclude<ActivityType, 'withdrawSubmitted' | 'withdrawSettled'> | 'withdrawal'

export interface ActivityFilter {
  type: ActivityChoice | null
  coin: Coin | null
}

const choiceOf = (type: ActivityType): ActivityChoice =>
  type === 'withdrawSubmitted' || type === 'withdrawSettled' ? 'withdrawal' : type

const CODES: ReadonlyArray<readonly [code: number, choice: ActivityChoice]> = Object.entries(ACTIVITY_TYPES).map(
  ([code, type]) => [Number(code), choiceOf(type)],
)

/** Every choice once, ordered by its lowest code. */
export const ACTIVITY_CHOICES: readonly ActivityChoice[] = [...new Set(CODES.map(([, choice]) => choice))]

/** The type codes of a choice. */
export const codesOf = (wanted: ActivityChoice): number[] =>
  CODES.filter(([, choice]) => choice === wanted).map(([code]) => code)

/** The filter in an address's query; unknown or missing values mean all. */
export function toActivityFilter(search: string): ActivityFilter {
  const query = new URLSearchParams(search)
  return {
    type: ACTIVITY_CHOICES.find((choice) => choice === query.get('type')) ?? null,
    coin: COINS.find((coin) => coin === query.get('coin')) ?? null,
  }
}

/** The feed's address for a filter; the inverse of `toActivityFilter`. */
export function activityPath({ type, coin }: ActivityFilter): string {
  const query = [type && `type=${type}`, coin && `coin=${coin}`].filter(Boolean).join('&')
  return query ? `/activity?${query}` : '/activity'
}
