import { type JournalEntry, Step } from '../domain/journal'
import { isMoment } from '../domain/limits'
import { MONEY_KINDS } from '../domain/moneyKinds'
import { isPayload } from './isPayload'

const HASH = /^0x[0-9a-f]{64}$/i

const isText = (value: unknown): boolean => typeof value === 'string'
const isTexts = (map: unknown): boolean => Object(map) === map && Object.values(map as object).every(isText)
/** Milliseconds. Clocks of phones are wrong by years, but not by thousands of them. */
const isTime = (value: unknown): boolean => typeof value === 'number' && isMoment(value / 1000)
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
/** Whether there is nothing, or something of this kind. */
const isMaybe = (value: unknown, is: (value: unknown) => boolean): boolean => (value ?? null) === null || is(value)
const isSeen = (value: unknown): boolean => {
  const { block, at } = Object(value) as Record<string, unknown>
  return isCount(block) && isTime(at)
}

/**
 * What storage gave back, as an entry; null for another version or a damaged one, which is kept and never acted on. It
 * is checked as deeply as an answer of the provider: a disk is as much outside.
 */
export function toEntry(value: unknown): JournalEntry | null {
  const entry = Object(value) as JournalEntry
  const { id, payload, step } = entry
  const times = Object(entry.times) as Record<number, unknown>
  const isWhole =
    entry.version === 1 &&
    isText(id) &&
    /^0x[0-9a-f]{64}$/.test(id) &&
    MONEY_KINDS.includes(entry.kind) &&
    [entry.resource, entry.account, entry.userid].every(isText) &&
    isMaybe(entry.hash, (hash) => typeof hash === 'string' && HASH.test(hash)) &&
    [payload, entry.order].every(isTexts) &&
    isPayload(entry.kind, { ...payload }) &&
    [entry.chainId, entry.revision, entry.tries, step].every(isCount) &&
    step <= Step.dead &&
    isMaybe(entry.nonce, isCount) &&
    isMaybe(entry.seen, isSeen) &&
    isMaybe(entry.nextTryAt, isTime) &&
    isMaybe(entry.error, isText) &&
    [times[step], times[Step.intent], ...Object.values(times)].every(isTime)
  return isWhole ? entry : null
}
