import type { ErrorKey } from '../errors'

/** Money actions with a chain step. Spec 4. */
export const MONEY_KINDS = [
  'sell',
  'cancel',
  'buy',
  'deposit',
  'claim',
  'mint',
  'hatch',
  'auctionStart',
  'bid',
  'priceChange',
  'takeOff',
  'auctionWithdraw',
  'activateAccount',
  'activateAsset',
  'topUp',
] as const
export type MoneyKind = (typeof MONEY_KINDS)[number]

/**
 * Where a money action stands. The numbers only grow:
 * intent (written, nothing asked) → ready (the provider prepared it) → asked (the wallet may open) → sent (hash known)
 * → mined (effect proved) → done (the provider answered); dead: it never happened.
 */
export const STEP = { intent: 0, ready: 1, asked: 2, sent: 3, mined: 4, done: 5, dead: 6 } as const
export type Step = (typeof STEP)[keyof typeof STEP]

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
  order: Record<string, string> | null
  /** Lower case */
  account: string
  chainId: number
  userid: string
  step: Step
  /** Grows with each write; a writer with an old one is refused. */
  revision: number
  /** Milliseconds on the device's clock, as are the following times. */
  createdAt: number
  askedAt: number
  /** When the step before the present one was left; for "how long it takes here". */
  steppedAt: number
  askedBlock: number
  hash: `0x${string}` | null
  nonce: number | null
  /** Block at which the nonce was first seen used by another transaction. */
  nonceGoneBlock: number | null
  nextTryAt: number
  tries: number
  error: ErrorKey | null
}

export const isOpen = (entry: JournalEntry): boolean => entry.step < STEP.done

/** The player can still drop it: nothing can have reached the chain. */
export const isDiscardable = (entry: JournalEntry): boolean => entry.step < STEP.asked

const PROMPT_OPEN_MS = 120_000
const UNMINED_MS = 600_000

/**
 * The player may say that nothing was sent: the wallet was asked and told no hash, and its question is closed by now or
 * it answered with an error; or it told a hash that was not mined in 10 minutes.
 */
export function isDroppable({ step, error, askedAt }: JournalEntry, now: number): boolean {
  // Asked in the future: the clock was set back, and how long ago it was is not known.
  const isOlderThan = (ms: number) => now < askedAt || now - askedAt > ms
  if (step === STEP.asked) return error === 'unknownOutcome' || isOlderThan(PROMPT_OPEN_MS)
  return step === STEP.sent && isOlderThan(UNMINED_MS)
}

const WORDS = {
  [STEP.intent]: 'toContinue',
  [STEP.ready]: 'toContinue',
  [STEP.asked]: 'checkWallet',
  [STEP.sent]: 'goingOnChain',
  [STEP.mined]: 'updatingGameData',
  [STEP.done]: 'done',
  [STEP.dead]: 'chainFailed',
} as const

export type StepWord = (typeof WORDS)[Step] | 'syncFailed' | 'depositing' | 'saleConfirming' | 'refused'

/** The spec's word for where an entry stands. Spec 4. */
export function stepWord(entry: JournalEntry): StepWord {
  if (entry.step === STEP.dead && entry.error !== 'transactionFailed' && entry.error !== 'chainFailure')
    return 'refused'
  if (entry.step === STEP.mined && entry.tries > 2) return 'syncFailed'
  if (entry.step === STEP.mined && entry.kind === 'deposit') return 'depositing'
  if (entry.step === STEP.sent && entry.kind === 'sell') return 'saleConfirming'
  return WORDS[entry.step]
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextMap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

/** What storage gave back, as an entry; null for another version or a damaged one, which is kept and never acted on. */
export function toEntry(value: unknown): JournalEntry | null {
  const entry = value as JournalEntry | null
  const isWhole =
    entry?.version === 1 &&
    /^0x[0-9a-f]{64}$/.test(entry.id) &&
    MONEY_KINDS.includes(entry.kind) &&
    [entry.resource, entry.account, entry.userid].every(isText) &&
    isTextMap(entry.payload) &&
    (entry.order === null || isTextMap(entry.order)) &&
    (entry.hash === null || isText(entry.hash)) &&
    [entry.chainId, entry.step, entry.revision, entry.createdAt, entry.steppedAt, entry.tries].every(Number.isFinite) &&
    entry.step >= STEP.intent &&
    entry.step <= STEP.dead
  return isWhole ? entry : null
}
