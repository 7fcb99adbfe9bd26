import type { Asset, AssetStatus } from '../../domain/asset'
import { t } from '../../i18n'
import { recoveryOf } from '../../state/recoveries'
import { isIdle, statusWord } from '../../ui/art/assetWords'
import { Badge } from '../../ui/art/Badge'
import { checkIcon } from '../../ui/art/icons/check'
import { clockIcon } from '../../ui/art/icons/clock'
import { closeIcon } from '../../ui/art/icons/close'
import { gameIcon } from '../../ui/art/icons/game'
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

/** The state of an own asset: its recovery, its auction and its status, each as a word with an icon. */
export function OwnStatus({ asset }: { asset: Asset }) {
  const [icon, tone] = asset.status ? SIGNS[asset.status] : ([infoIcon, 'neutral'] as const)
  return (
    <>
      {asset.market === 'auction' && <Badge tone="gold">{t('asset.market_auction')}</Badge>}
      <Badge icon={isIdle(asset) ? walletIcon : icon} tone={recoveryOf(asset.id) ? 'warning' : tone}>
        {statusWord(asset)}
      </Badge>
    </>
  )
}
