import { getCard, getDragon, toAssetDetail, toDragonDetail } from '../../api/assetDetail'
import type { AssetDetail, DragonDetail } from '../../domain/asset'
import { api } from '../calls/services'

/** One asset with its details as the provider has it now. `dragon` reads the team values and skills too. */
export async function readAsset(
  kind: 'card' | 'dragon',
  id: string,
  signal?: AbortSignal,
): Promise<AssetDetail | DragonDetail> {
  const options = signal && { signal }
  const card = kind === 'card' && toAssetDetail(await getCard(api, { id }, options))
  // A link that does not name its kind may lead to a dragon, too.
  return card && card.kind !== 'dragon' ? card : toDragonDetail(await getDragon(api, { id }, options))
}
