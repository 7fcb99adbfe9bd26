import { config } from '../../config'
import type { Asset } from '../../domain/asset'
import { type EntryOf, type JournalEntry, Step } from '../../domain/journal'
import type { MoneyKind } from '../../domain/moneyKinds'
import type { AnyPayload, PayloadOf } from '../../domain/payload'
import { newKey } from '../calls/newKey'

/** Who takes the action. */
export type Actor = Pick<JournalEntry, 'userid' | 'account'>

/**
 * An entry for what a player wants, not written yet. Without an asset, only one per kind and coin can be open at a
 * time.
 */
export const newEntry = <K extends MoneyKind>(
  actor: Actor,
  kind: K,
  asset: Asset | null,
  payload: PayloadOf<K> & AnyPayload,
): JournalEntry => {
  const entry: EntryOf<K> = {
    ...actor,
    version: 1,
    id: newKey(),
    kind,
    resource: asset ? `asset:${asset.id}` : `${kind}:${payload.coin}`,
    payload,
    order: {},
    chainId: config.chainId,
    step: Step.intent,
    times: { [Step.intent]: Date.now() },
    revision: 0,
    hash: null,
    nonce: null,
    error: null,
    seen: null,
    nextTryAt: 0,
    tries: 0,
  }
  return entry as JournalEntry // TypeScript does not see that one K is one of the union
}
