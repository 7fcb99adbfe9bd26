import { ASSET_ACTIONS, MONEY_KIND, standingOf, whyNot } from '../../domain/abilities'
import type { Asset, AssetDetail } from '../../domain/asset'
import type { MoneyKind } from '../../domain/moneyKinds'
import { AppError } from '../../errors'
import { recoveries } from '../../state/recoveries'
import { user } from '../../state/session'

/**
 * Holds what is about to begin to what the player may do with the asset now; the screen asked the same, but a while ago.
 * @throws {AppError} the first thing in the way
 */
export function assertAble(kind: MoneyKind, asset: Asset | AssetDetail | null): void {
  const action = ASSET_ACTIONS.find((name) => MONEY_KIND[name] === kind)
  if (!asset || !action) return
  // Where the provider has not caught up, the chain's word that it waits to be withdrawn counts.
  if (action === recoveries.value[asset.id]?.action) return
  const auction = 'auction' in asset ? (asset.auction?.state ?? null) : null
  const why = whyNot(action, asset, standingOf(user.value), auction)
  if (why) throw new AppError(why)
}
