import type { Asset, AssetStatus } from '../../domain/asset'
import { t } from '../../i18n'
import { recoveryOf } from '../../state/recoveries'
import { statusWord } from '../../ui/assetWords'
import { Badge } from '../../ui/Badge'
import { checkIcon } from '../../ui/icons/check'
import { clockIcon } from '../../ui/icons/clock'
import { closeIcon } from '../../ui/icons/close'
import { gameIcon } from '../../ui/icons/game'
import { infoIcon } from '../../ui/icons/info'
import { lockIcon } from '../../ui/icons/lock'
import { marketIcon } from '../../ui/icons/market'
import { warningIcon } from '../../ui/icons/warning'
import type { Tone } from '../../ui/tone'

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
      <Badge icon={icon} tone={recoveryOf(asset.id) ? 'warning' : tone}>
        {statusWord(asset)}
      </Badge>
    </>
  )
}
