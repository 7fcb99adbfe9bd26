import type { ErrorKey } from '../errors'
import { MONEY_KINDS, type MoneyKind } from './moneyKinds'

/**
 * Where a money action stands. The numbers only grow:
 * intent (written, nothing asked) → ready (the provider prepared it) → asked (the wallet may open) → sent (hash known)
 * → mined (effect proved) → done (the provider answered); dead: it never happened. One that is dead after it was
 * asked comes back as mined if the chain proves its effect.
 */
export enum Step {
  intent,
  ready,
  asked,
  sent,
  mined,
  done,
  dead,
}

type Times = { [Step.intent]: number } & Partial<Record<Step, number>>

/** One money action, as it is written to storage before the wallet opens. */
export interface JournalEntry {
  version: 1
  /** 0x and 32 bytes: also the `ref` on chain and the idempotency key of every call. */
  id: `0x${string}`
  kind: MoneyKind
  /** What only one open entry may touch at a time, such as `asset:123`. */
  resource: string
  /** What the player wants; amounts as decimal text in the smallest unit. */
  payload: Record<string, string>
  /** What the provider answered when it prepared the step. */
  order: Record<string, string>
  /** Lower case */
  account: string
  chainId: number
  userid: string
  step: Step
  /** When each step was reached, in milliseconds on the device's clock; without those that were passed over. */
  times: Times
  /** Grows with each write; a writer with an old one is refused. */
  revision: number
  hash: `0x${string}` | null
  nonce: number | null
  /** Where and when (ms, device clock) the effect was first seen on chain, before it was final; null: not yet. */
  seen: { block: number; at: number } | null
  nextTryAt: number
  tries: number
  error: ErrorKey | null
}

export const isOpen = (entry: JournalEntry): boolean => entry.step < Step.done

/**
 * Ended after the wallet was asked: the wallet or the player said that nothing was sent, or the transaction that is known
 * failed. A wallet may have sent it, or a second one, all the same, and the chain's proof of the effect outranks that.
 */
export const canComeBack = ({ step, times }: JournalEntry): boolean =>
  step === Step.dead && times[Step.asked] !== undefined

/** When the present step was reached. */
export const reachedAt = ({ times, step }: JournalEntry): number => times[step] || 0

/** The player can still drop it: nothing can have reached the chain. */
export const isDiscardable = (entry: JournalEntry): boolean => entry.step < Step.asked

const isText = (value: unknown): boolean => typeof value === 'string'
const isTexts = (map: unknown): boolean => Object(map) === map && Object.values(map as object).every(isText)

/** What storage gave back, as an entry; null for another version or a damaged one, which is kept and never acted on. */
export function toEntry(value: unknown): JournalEntry | null {
  const entry = Object(value) as JournalEntry
  const { id, payload, step } = entry
  const times = Object(entry.times) as Times
  const isWhole =
    entry.version === 1 &&
    /^0x[0-9a-f]{64}$/.test(id) &&
    MONEY_KINDS.includes(entry.kind) &&
    [entry.resource, entry.account, entry.userid, entry.hash || id].every(isText) &&
    [payload, entry.order].every(isTexts) &&
    [entry.chainId, entry.revision, entry.tries, step, times[step], times[Step.intent]].every(Number.isFinite) &&
    step <= Step.dead
  return isWhole ? entry : null
}
