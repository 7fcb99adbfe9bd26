import type { AssetAction } from '../../domain/moneyFacts'
import { gameIcon } from '../../ui/art/icons/game'
import { gavelIcon } from '../../ui/art/icons/gavel'
import { summonIcon } from '../../ui/art/icons/summon'
import { tagIcon } from '../../ui/art/icons/tag'
import { walletIcon } from '../../ui/art/icons/wallet'

/** The sign of an action beside its word: where the asset goes. What pays or ends something has words alone. */
export const ACTION_ICONS: Partial<Record<AssetAction, string>> = {
  sell: tagIcon,
  priceChange: tagIcon,
  auctionStart: gavelIcon,
  deposit: gameIcon,
  claim: walletIcon,
  auctionWithdraw: walletIcon,
  activateAsset: summonIcon,
}
