import type { JournalEntry } from '../../domain/journal'
import type { Reader } from '../../wallet/provider'
import { tryOut } from '../../wallet/tryOut'
import { readFunds } from './assertGas'
import { chainActionOf } from './kinds/moneyActions'

/**
 * Sends side by side what the checks before the wallet would read one after another: whether the allowance is given,
 * whether the chain would accept the approval and the action, and what they cost. The answers wait in the reader, and
 * each check then takes its own there; what fails, fails there. Single requests, not a JSON-RPC batch: public nodes
 * limit or refuse batches, and one connection carries them all at the same time (HTTP/2).
 * @param reader one that asks nothing twice
 */
export function readAhead(entry: JournalEntry, reader: Reader): void {
  const action = chainActionOf(entry.kind)
  const allowance = action.allowance?.(entry)
  const calls = allowance ? [allowance.call(), action.call(entry)] : [action.call(entry)]
  const reads: Promise<unknown>[] = calls.map((call) => tryOut(reader, { ...call, from: entry.account }))
  if (allowance) reads.push(allowance.isGiven(reader))
  Promise.all([...reads, readFunds(reader, entry.account)]).catch(Boolean)
}
