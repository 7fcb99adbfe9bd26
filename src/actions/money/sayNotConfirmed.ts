import { isAssetAction } from '../../domain/moneyFacts'
import type { AnyPayload } from '../../domain/payload'
import { AppError } from '../../errors'
import { type Draft, flow } from '../../state/flow'
import { isTrayOpen } from '../../state/isTrayOpen'
import { journal } from '../../state/journal'
import { giveUpEntry } from './giveUpEntry'
import { rereadAsset } from './rereadAsset'
import { reviewMoney } from './reviewMoney'

/**
 * "No, I did not": ends an entry by the player's word, and opens the review of the same action again.
 * @param choice what the player had typed and chosen
 */
export async function sayNotConfirmed(id: string, choice: Partial<Draft>): Promise<void> {
  const entry = journal.value.find((other) => other.id === id)
  const before = flow.value
  if (!entry || !(await giveUpEntry(id))) return
  const shown = flow.value
  // The chain took its time, and the player has gone on to something else, which may have the wallet open.
  if (shown && shown !== before && shown.entryId !== id) return
  const { kind } = entry
  const error = new AppError('givenUp')
  const own = shown?.asset && entry.resource === `asset:${shown.asset.id}` ? shown.asset : null
  const ended = { kind, asset: own, stage: 'failed', entryId: id, error } as const
  isTrayOpen.value = false
  flow.value = ended
  const { assetId, collection }: AnyPayload = entry.payload
  try {
    // A payout's review shows what the page had found, which the entry does not know.
    if (kind === 'payout') return
    const asset = isAssetAction(kind) && assetId ? await rereadAsset(collection ?? 'card', assetId) : null
    // Unless the player has closed the sheet, or the chain has proved otherwise meanwhile.
    if (flow.value === ended) reviewMoney(kind, asset, choice, error)
  } catch {
    // The sheet says that the action has ended, and leads on from there.
  }
}
