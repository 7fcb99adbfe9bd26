import type { ActivityType } from '../../domain/activity'
import { assetsIcon } from '../../ui/art/icons/assets'
import { checkIcon } from '../../ui/art/icons/check'
import { closeIcon } from '../../ui/art/icons/close'
import { eggIcon } from '../../ui/art/icons/egg'
import { gameIcon } from '../../ui/art/icons/game'
import { gavelIcon } from '../../ui/art/icons/gavel'
import { giftIcon } from '../../ui/art/icons/gift'
import { infoIcon } from '../../ui/art/icons/info'
import { legionIcon } from '../../ui/art/icons/legion'
import { marketIcon } from '../../ui/art/icons/market'
import { settingsIcon } from '../../ui/art/icons/settings'
import { starIcon } from '../../ui/art/icons/star'
import { summonIcon } from '../../ui/art/icons/summon'
import { walletIcon } from '../../ui/art/icons/wallet'

const ICONS: Record<ActivityType, string> = {
  deposit: gameIcon,
  claim: walletIcon,
  buy: marketIcon,
  sell: marketIcon,
  cancel: closeIcon,
  listed: marketIcon,
  withdrawSubmitted: walletIcon,
  withdrawSettled: walletIcon,
  topUp: gameIcon,
  activation: checkIcon,
  auctionStart: gavelIcon,
  bid: gavelIcon,
  dividend: giftIcon,
  mint: assetsIcon,
  priceChange: settingsIcon,
  takeOff: closeIcon,
  auctionWithdraw: walletIcon,
  summon: summonIcon,
  hatch: eggIcon,
  redeem: legionIcon,
  reward: giftIcon,
  assetActivation: starIcon,
  outbid: gavelIcon,
  payout: walletIcon,
}

/** The icon of a type; for an unknown code, a note. */
export const iconOf = (type: ActivityType | null): string => (type ? ICONS[type] : infoIcon)
