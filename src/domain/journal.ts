import type { ErrorKey } from '../errors'
import type { Address } from './address'
import type { Hex } from './hex'
import type { MoneyKind } from './moneyKinds'
import type { PayloadOf } from './payload'

/**
 * How far a money action has come. The numbers only grow:
 * intent (written, nothing asked) → ready (the provider prepared it) → asked (the wallet may open) → sent (hash known)
 * → mined (effect proved) → done (the provider answered); dead: it never happened. An entry that died after the wallet
 * was asked comes back as mined if the chain proves its effect.
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

/** What the entries of all kinds have. */
interface Entry {
  version: 1
  /** 0x and 32 bytes. Also the `ref` on chain and the idempotency key of every call. */
  id: Hex
  /** What only one open entry may touch at a time, such as `asset:123`. */
  resource: string
  /** The provider's answer when it prepared the step. */
  order: Record<string, string>
  /** Lower case */
  account: Address
  chainId: number
  userid: string
  step: Step
  /** When each step was reached, in milliseconds on the device's clock; skipped steps are missing. */
  times: Times
  /** Grows with each write; a write based on an older one is refused. */
  revision: number
  hash: Hex | null
  nonce: number | null
  /** Where and when (ms, device clock) the effect was first seen on chain, before it was final; null: not yet. */
  seen: { block: number; at: number } | null
  nextTryAt: number
  tries: number
  error: ErrorKey | null
}

/** An entry of this kind; of several, with what theirs have in common. */
export interface EntryOf<K extends MoneyKind> extends Entry {
  kind: K
  /** What the player wants. */
  payload: PayloadOf<K>
}

/** One money action, as it is written to storage before the wallet opens. */
export type JournalEntry = { [K in MoneyKind]: EntryOf<K> }[MoneyKind]

/** What may change in an entry; what the player wants does not. */
export type EntryChange = Partial<
  Pick<Entry, 'order' | 'step' | 'hash' | 'nonce' | 'seen' | 'nextTryAt' | 'tries' | 'error'>
>

export const isOpen = (entry: JournalEntry): boolean => entry.step < Step.done

/**
 * Ended after the wallet was asked: the wallet or the player said that nothing was sent, or the known transaction
 * failed. The wallet may still have sent it, or a second one, so the chain's proof of the effect outranks that.
 */
export const canComeBack = ({ step, times }: JournalEntry): boolean =>
  step === Step.dead && times[Step.asked] !== undefined

/** When the current step was reached. */
export const reachedAt = ({ times, step }: JournalEntry): number => times[step] || 0

/** Whether the player can still drop it: nothing can have reached the chain. */
export const isDiscardable = (entry: JournalEntry): boolean => entry.step < Step.asked
