import type { Asset, AssetStatus } from '../../domain/asset'
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

/** The state of an own asset as a word with a sign: its auction where it goes on, else its status. */
export function OwnStatus({ asset }: { asset: Asset }) {
  const isBidOn = asset.market === 'auction' && (asset.status === 'selling' || isIdle(asset))
  const [icon, tone] = asset.status ? SIGNS[asset.status] : ([infoIcon, 'neutral'] as const)
  return (
    <span data-tone={isBidOn ? 'gold' : tone}>
      <Icon path={isBidOn ? gavelIcon : isIdle(asset) ? walletIcon : icon} size={18} />
      {isBidOn ? t('asset.market_auction') : statusWord(asset)}
    </span>
  )
}
