import type { CallName } from '../../chain/decodeCall'
import type { JournalEntry } from '../../domain/journal'
import type { MoneyKind } from '../../domain/moneyKinds'
import type { Call } from '../../wallet/calls'
import type { ContractName } from '../../wallet/contracts'
import type { Reader } from '../../wallet/provider'

/** What one contract may take for one action, and no more. */
export interface Allowance {
  /** The present allowance covers the action. */
  isGiven(reader: Reader): Promise<boolean>
  /** The exact approval to ask for. */
  call(): Call
}

/** What differs between the actions with a chain step; how they run is the same for all. */
export interface ChainAction {
  kind: MoneyKind
  /** Tells the provider, which answers what it prepared; sent again with the same key after a lost reply. */
  prepare?(entry: JournalEntry): Promise<Record<string, string>>
  /** Checks what the provider prepared, and what the chain says now, against what the player agreed to. */
  check?(entry: JournalEntry, reader: Reader): Promise<void>
  allowance?(entry: JournalEntry): Allowance | undefined
  /** The contract that remembers the `ref`. */
  contract(entry: JournalEntry): ContractName
  /** The contract's function that carries it out: what the wallet would sign has to name it. */
  functionName(entry: JournalEntry): CallName
  call(entry: JournalEntry): Call
  /** Tells the provider that the effect is on chain; idempotent. */
  confirm(entry: JournalEntry): Promise<unknown>
}

/** What the provider does all by itself: to ask for it is the whole action, and the wallet never opens. */
export interface ProviderAction {
  kind: MoneyKind
  prepare(entry: JournalEntry): Promise<Record<string, string>>
}

export type MoneyAction = ChainAction | ProviderAction
