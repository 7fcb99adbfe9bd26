import { type JournalEntry, Step } from '../../src/domain/journal'
import type { MoneyKind } from '../../src/domain/moneyKinds'
import type { AnyPayload } from '../../src/domain/payload'

let count = 0

type Change = Partial<Omit<JournalEntry, 'kind' | 'payload'>> & { kind?: MoneyKind; payload?: AnyPayload }

/** A fresh entry of a sale, for tests; each has its own id. */
export function newEntry(change: Change = {}): JournalEntry {
  count++
  const entry = {
    version: 1,
    id: `0x${String(count).padStart(64, '0')}`,
    kind: 'sell',
    resource: `asset:${count}`,
    payload: { assetId: String(count), collection: 'card', tokenId: '7', price: '100' },
    order: {},
    account: '0xa',
    chainId: 31337,
    userid: 'u1',
    step: Step.intent,
    times: { [Step.intent]: 1_000_000 + count, [change.step ?? Step.intent]: 1_000_000 + count },
    revision: 0,
    hash: null,
    nonce: null,
    seen: null,
    nextTryAt: 0,
    tries: 0,
    error: null,
    ...change,
  }
  return entry as JournalEntry // whether kind and payload fit is up to the test
}
