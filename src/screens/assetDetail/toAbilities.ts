import { type Ability, reviewedAbilities, standingOf } from '../../domain/abilities'
import type { AssetDetail } from '../../domain/asset'
import { knownPlayer } from '../../state/knownPlayer'
import { roles, user } from '../../state/session'

/** What the player can do with the asset, the page's own action first. Spec 4, 6. */
export function toAbilities(asset: AssetDetail): readonly Ability[] {
  const standing = standingOf(user.value, roles.value)
  // Until the provider has answered, an earlier visit tells whose page it is: the same buttons, not usable yet.
  if (!user.value) standing.userid = knownPlayer.value?.userid ?? null
  return reviewedAbilities(asset, standing, asset.auction?.state ?? null)
}
