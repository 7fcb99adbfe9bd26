import { type JournalEntry, Step } from '../../src/domain/journal'

let count = 0

/** A fresh entry of a sale, for tests; each has an id of its own. */
export function newEntry(change: Partial<JournalEntry> = {}): JournalEntry {
  count++
  return {
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
}
