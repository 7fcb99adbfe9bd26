import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { AssetCard } from '../../ui/AssetCard'

/** A card of the player's own: where it is matters more than that it has no price. */
export const OwnCard = ({ asset }: { asset: Asset }) => (
  <AssetCard asset={asset} noPrice={t(`asset.place_${asset.place}`)} />
)
