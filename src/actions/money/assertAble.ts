import { standingOf, whyNot } from '../../domain/abilities'
import type { Asset, AssetDetail } from '../../domain/asset'
import { isAssetAction } from '../../domain/moneyFacts'
import type { MoneyKind } from '../../domain/moneyKinds'
import { AppError } from '../../errors'
import { recoveries } from '../../state/recoveries'
import { roles, user } from '../../state/session'

/**
 * Re-checks at the tap that the player may do this with the asset; the screen's data may be stale.
 * @throws {AppError} the first thing in the way
 */
export function assertAble(kind: MoneyKind, asset: Asset | AssetDetail | null): void {
  if (!asset || !isAssetAction(kind)) return
  // Where the provider has not caught up, the chain's word that it waits to be withdrawn counts.
  if (kind === recoveries.value[asset.id]?.action) return
  const auction = 'auction' in asset ? (asset.auction?.state ?? null) : null
  const why = whyNot(kind, asset, standingOf(user.value, roles.value), auction)
  if (why) throw new AppError(why)
}
