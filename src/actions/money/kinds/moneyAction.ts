import type { CallName } from '../../../chain/decodeCall'
import type { EntryOf } from '../../../domain/journal'
import type { MoneyKind } from '../../../domain/moneyKinds'
import type { Call } from '../../../wallet/calls'
import type { ContractName } from '../../../wallet/contracts'
import type { Reader } from '../../../wallet/provider'

/** What one contract may take for one action, and no more. */
export interface Allowance {
  /**
   * Whether the current allowance covers the action; for nothing, whether there is none. `more`: it reaches further
   * than the approval that is asked for.
   */
  isGiven(reader: Reader): Promise<boolean | 'more'>
  /** The exact approval to ask for. */
  call(): Call
}

/** What differs between the actions with a chain step; they all run the same way. */
export interface ChainAction<K extends MoneyKind = MoneyKind> {
  kind: K
  /** Asks the provider to prepare it and returns the answer; repeated with the same key after a lost reply. */
  prepare?(entry: EntryOf<K>): Promise<Record<string, string>>
  /** Checks what the provider prepared, and what the chain says now, against what the player agreed to. */
  check?(entry: EntryOf<K>, reader: Reader): Promise<void>
  allowance?(entry: EntryOf<K>): Allowance | undefined
  /** The contract that records the `ref`. */
  contract(entry: EntryOf<K>): ContractName
  /** The contract's function that carries it out; what the wallet would sign has to call it. */
  functionName(entry: EntryOf<K>): CallName
  call(entry: EntryOf<K>): Call
  /** Tells the provider that the effect is on chain; idempotent. */
  confirm(entry: EntryOf<K>): Promise<unknown>
}

/** An action the provider carries out alone: requesting it is the whole action, and the wallet never opens. */
export interface ProviderAction<K extends MoneyKind = MoneyKind> {
  kind: K
  prepare(entry: EntryOf<K>): Promise<Record<string, string>>
}

export type MoneyAction<K extends MoneyKind = MoneyKind> = ChainAction<K> | ProviderAction<K>
