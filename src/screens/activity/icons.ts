import type { ActivityType } from '../../domain/activity'
import { assetsIcon } from '../../ui/icons/assets'
import { checkIcon } from '../../ui/icons/check'
import { closeIcon } from '../../ui/icons/close'
import { crownIcon } from '../../ui/icons/crown'
import { eggIcon } from '../../ui/icons/egg'
import { gameIcon } from '../../ui/icons/game'
import { giftIcon } from '../../ui/icons/gift'
import { infoIcon } from '../../ui/icons/info'
import { legionIcon } from '../../ui/icons/legion'
import { marketIcon } from '../../ui/icons/market'
import { settingsIcon } from '../../ui/icons/settings'
import { starIcon } from '../../ui/icons/star'
import { summonIcon } from '../../ui/icons/summon'
import { walletIcon } from '../../ui/icons/wallet'

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
  auctionStart: crownIcon,
  bid: crownIcon,
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
  outbid: crownIcon,
}

/** The icon of a type; for an unknown code, a note. */
export const iconOf = (type: ActivityType | null): string => (type ? ICONS[type] : infoIcon)
