import type { Asset } from '../../domain/asset'
import type { MoneyKind } from '../../domain/moneyKinds'
import type { PayloadOf } from '../../domain/payload'
import { AppError } from '../../errors'
import { type Flow, type FlowStage, flow } from '../../state/flow'
import { user } from '../../state/session'
import { stopReason } from '../../state/site'
import { assertOwnPassword } from '../account/assertOwnPassword'
import { assertAble } from './assertAble'
import { writeNew } from './journalOfPage'
import { type Actor, newEntry } from './newEntry'
import { runEntry } from './runEntry'
import { failFlow } from './stage'

const RESTING: readonly FlowStage[] = ['review', 'failed', 'done']

/**
 * A tap on "confirm": writes the entry, then runs it. The outcome is left in `flow` and in the journal; never throws.
 * @param toPayload what the player wants, amounts in the smallest unit: everything needed to resume the action. If it
 * throws, the error is shown.
 */
export async function beginMoney<K extends MoneyKind>(
  kind: K,
  asset: Asset | null,
  toPayload: () => PayloadOf<K>,
): Promise<void> {
  const shown = flow.value
  if (shown && !RESTING.includes(shown.stage)) return
  const begun: Flow = { kind, asset, stage: 'checking', entryId: null, error: null }
  flow.value = begun
  try {
    const payload = toPayload()
    const entry = newEntry(theActor(), kind, asset, payload)
    assertOwnPassword()
    assertAble(kind, asset)
    await writeNew(entry)
    // If the sheet was closed meanwhile, or opened on something else, the action goes on in the tray.
    if (flow.value === begun) flow.value = { ...begun, entryId: entry.id }
    await runEntry(entry)
  } catch (cause) {
    if (flow.value === begun) failFlow(cause)
  }
}

/** @throws {AppError} loginFirst, linkAccount, or why the site has stopped every action */
function theActor(): Actor {
  const player = user.value
  if (!player) throw new AppError('loginFirst')
  if (!player.address) throw new AppError('linkAccount')
  if (stopReason.value) throw new AppError(stopReason.value, { what: 'coin' })
  return { userid: player.userid, account: player.address }
}
