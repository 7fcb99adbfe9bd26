import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { AssetCard } from '../../ui/art/AssetCard'

/** One of the player's own cards: without a price it shows its place. */
export const OwnCard = ({ asset }: { asset: Asset }) => (
  <AssetCard asset={asset} noPrice={t(`asset.place_${asset.place}`)} />
)
