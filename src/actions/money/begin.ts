import { config } from '../../config'
import type { Asset } from '../../domain/asset'
import { type JournalEntry, type MoneyKind, STEP } from '../../domain/journal'
import { AppError } from '../../errors'
import { flow } from '../../state/journal'
import { user } from '../../state/session'
import { stopReason } from '../../state/site'
import { newKey } from '../newKey'
import { drive } from './drive'
import { openJournal, publish } from './journalOfPage'
import { enterStage, failFlow } from './stage'

/**
 * A tap on "confirm": writes the entry, then runs it. The outcome is left in `flow` and in the journal; never throws.
 * @param payload what the player wants, amounts in the smallest unit
 */
export async function beginMoney(kind: MoneyKind, asset: Asset | null, payload: Record<string, string>): Promise<void> {
  if (flow.value && !['review', 'failed', 'done'].includes(flow.value.stage)) return
  const price = payload.price === undefined ? (flow.value?.price ?? null) : BigInt(payload.price)
  flow.value = {
    kind,
    asset,
    price,
    stage: 'checking',
    entryId: null,
    error: null,
  }
  try {
    const entry = newEntry(kind, asset, payload)
    await (await openJournal()).claim(entry)
    enterStage('checking', entry.id)
    publish(entry)
    await drive(entry)
  } catch (cause) {
    failFlow(cause)
  }
}

function newEntry(kind: MoneyKind, asset: Asset | null, payload: Record<string, string>): JournalEntry {
  const player = user.value
  if (!player) throw new AppError('loginFirst')
  if (!player.address) throw new AppError('linkAccount')
  if (stopReason.value) throw new AppError(stopReason.value, { what: 'coin' })
  const id = newKey()
  const now = Date.now()
  return {
    version: 1,
    id,
    kind,
    resource: asset ? `asset:${asset.id}` : `${kind}:${id}`,
    payload,
    order: null,
    account: player.address,
    chainId: config.chainId,
    userid: player.userid,
    step: STEP.intent,
    revision: 0,
    createdAt: now,
    askedAt: 0,
    steppedAt: now,
    askedBlock: 0,
    hash: null,
    nonce: null,
    nonceGoneBlock: null,
    nextTryAt: 0,
    tries: 0,
    error: null,
  }
}
