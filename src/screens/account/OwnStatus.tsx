import type { Asset, AssetStatus } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { isIdle, statusWord } from '../../ui/art/assetWords'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { clockIcon } from '../../ui/art/icons/clock'
import { closeIcon } from '../../ui/art/icons/close'
import { gameIcon } from '../../ui/art/icons/game'
import { gavelIcon } from '../../ui/art/icons/gavel'
import { infoIcon } from '../../ui/art/icons/info'
import { lockIcon } from '../../ui/art/icons/lock'
import { marketIcon } from '../../ui/art/icons/market'
import { walletIcon } from '../../ui/art/icons/wallet'
import { warningIcon } from '../../ui/art/icons/warning'
import { shortAmount } from '../../ui/money/shortAmount'
import type { Tone } from '../../ui/states/tone'

/** Spec 3, hero status values: an icon and a tone for each word. */
const SIGNS: Record<AssetStatus, readonly [icon: string, tone: Tone]> = {
  inTeam: [gameIcon, 'neutral'],
  selling: [marketIcon, 'gold'],
  locked: [lockIcon, 'warning'],
  confirming: [clockIcon, 'info'],
  saleConfirming: [clockIcon, 'info'],
  cancelled: [closeIcon, 'neutral'],
  bought: [checkIcon, 'good'],
  forbidden: [warningIcon, 'bad'],
}

/** The news that a state is said with: its price, or else its place, where the state is not the place itself. */
function detailOf(asset: Asset): string | null {
  if (asset.price !== null) return `${shortAmount(asset.price)} ${PRICE_COIN}`
  return isIdle(asset) ? null : t(`asset.place_${asset.place}`)
}

/**
 * The state of an own asset as a word with a sign: its auction where it goes on, its place where nothing does, else its
 * status; below it the price or the place.
 */
export function OwnStatus({ asset }: { asset: Asset }) {
  const isBidOn = asset.market === 'auction' && (asset.status === 'selling' || isIdle(asset))
  const [icon, tone] = asset.status ? SIGNS[asset.status] : ([infoIcon, 'neutral'] as const)
  const idleIcon = asset.place === 'contract' ? gavelIcon : walletIcon
  const place = t(`asset.place_${asset.place}`)
  const detail = detailOf(asset)
  return (
    <span data-tone={isBidOn ? 'gold' : tone}>
      <Icon path={isBidOn ? gavelIcon : isIdle(asset) ? idleIcon : icon} size={18} />
      <span>
        <span>{isBidOn ? t('asset.market_auction') : isIdle(asset) ? place : statusWord(asset)}</span>{' '}
        {detail && <small data-is={asset.price === null ? 'place' : 'price'}>{detail}</small>}
      </span>
    </span>
  )
}
