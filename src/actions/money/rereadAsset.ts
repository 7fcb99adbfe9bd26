import type { AssetDetail, DragonDetail } from '../../domain/asset'
import { openAsset } from '../../state/assets'
import { readAsset } from '../load/readAsset'

/** An asset as the provider has it now; its page shows it too, if that is open. @throws {AppError} as `readAsset` */
export async function rereadAsset(kind: 'card' | 'dragon', id: string): Promise<AssetDetail | DragonDetail> {
  const asset = await readAsset(kind, id)
  showOnPage(asset)
  return asset
}

/** Puts an asset that was just read on its page, if that is open. */
export function showOnPage(asset: AssetDetail): void {
  if (openAsset.value.data?.id === asset.id) openAsset.value = { data: asset, busy: false, error: null }
}
