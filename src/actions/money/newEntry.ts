import { config } from '../../config'
import type { Asset } from '../../domain/asset'
import { type JournalEntry, Step } from '../../domain/journal'
import type { MoneyKind } from '../../domain/moneyKinds'
import { newKey } from '../newKey'

/** Whose action it is. */
export type Actor = Pick<JournalEntry, 'userid' | 'account'>

/** What a player wants, as an entry that is not written yet; without an asset one of a kind and coin at a time. */
export const newEntry = (
  actor: Actor,
  kind: MoneyKind,
  asset: Asset | null,
  payload: Record<string, string>,
): JournalEntry => ({
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
})
