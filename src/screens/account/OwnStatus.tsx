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

/** Spec 3, hero status values: a sign and a tone beside the word. */
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

/** How an own asset stands: what is offered for it, its auction and its state, each in a word with a sign. */
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
