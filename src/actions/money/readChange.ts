import { type Asset, collectionOf } from '../../domain/asset'
import { isAssetAction } from '../../domain/moneyFacts'
import { type Change, type Lot, whatChanged, withLot } from '../../domain/whatChanged'
import { ownAssets, ownFilter } from '../../state/assets'
import { flow } from '../../state/flow'
import { market } from '../../state/market'
import { user } from '../../state/session'
import { loadOwnAssets } from '../load/loadOwnAssets'
import { readAsset } from '../load/readAsset'
import { showOnPage } from './rereadAsset'

/**
 * Finds out what has happened to the asset of an action that was refused, puts that into `flow`, and the asset as it is
 * now on the sheet, its page and the lists, so that the next tap is right. Never fails: what cannot be read explains nothing.
 * @param asset as the player saw it
 */
export async function readChange(asset: Asset): Promise<void> {
  const refused = flow.value
  const me = user.value
  if (!refused || !isAssetAction(refused.kind)) return
  const { kind, entryId } = refused
  const put = (asset: Asset, change: Change | null) => {
    const shown = flow.value
    if (shown?.stage === 'failed' && shown.kind === kind && shown.entryId === entryId)
      flow.value = { ...shown, asset, change }
  }
  if (!me) return put(asset, null)
  try {
    const lotNow = lotOf(asset)
    const read = await readAsset(collectionOf(asset.kind), asset.id)
    const lot = await lotNow
    const now = lot ? withLot(read, lot, me) : read
    const change = whatChanged(kind, asset, now, lot, me)
    showOnPage(now)
    // The market's list is read again when it is next shown.
    market.value = { data: null, busy: false, error: null }
    if (ownAssets.value.data) void loadOwnAssets(ownFilter.value.kind, ownFilter.value.place)
    put(now, change)
  } catch {
    put(asset, null)
  }
}

/** The asset's auction; if the chain is silent, the provider's word has to do. */
async function lotOf(asset: Asset): Promise<Lot | null> {
  if (asset.place !== 'contract') return null
  try {
    return await (await import('./readLot')).readLot(asset)
  } catch {
    return null
  }
}
