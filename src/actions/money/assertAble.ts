import { standingOf, whyNot } from '../../domain/abilities'
import type { Asset, AssetDetail } from '../../domain/asset'
import { isAssetAction } from '../../domain/moneyFacts'
import type { MoneyKind } from '../../domain/moneyKinds'
import { AppError } from '../../errors'
import { recoveries } from '../../state/recoveries'
import { roles, user } from '../../state/session'

/**
 * Re-checks at the tap that the player may do this with the asset; the screen's data may be stale.
 * @throws {AppError} the first thing in the way; priceMoved for an asset that only an earlier visit has read
 */
export function assertAble(kind: MoneyKind, asset: Asset | AssetDetail | null): void {
  // No review opens on it; and this leads back to one, with the asset as it is now.
  if (asset?.asOf !== undefined) throw new AppError('priceMoved')
  if (!asset || !isAssetAction(kind)) return
  // If the chain shows that the asset can be withdrawn, that outranks a provider that has not caught up.
  if (kind === recoveries.value[asset.id]?.action) return
  const auction = 'auction' in asset ? (asset.auction?.state ?? null) : null
  const why = whyNot(kind, asset, standingOf(user.value, roles.value), auction)
  if (why) throw new AppError(why)
}
