import type { ComponentChildren } from 'preact'
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
  inTeam: [gameIcon, 'info'],
  selling: [marketIcon, 'gold'],
  locked: [lockIcon, 'warning'],
  confirming: [clockIcon, 'info'],
  saleConfirming: [clockIcon, 'info'],
  cancelled: [closeIcon, 'neutral'],
  bought: [checkIcon, 'good'],
  forbidden: [warningIcon, 'bad'],
}

const isBidOn = (asset: Asset): boolean => asset.market === 'auction' && (asset.status === 'selling' || isIdle(asset))

/** The word for an own asset's state: its auction where it goes on, else its status. */
export const stateWord = (asset: Asset): string => (isBidOn(asset) ? t('asset.market_auction') : statusWord(asset))

export interface OwnStatusProps {
  asset: Asset
  /** In place of the word. */
  children?: ComponentChildren
}

/** The state of an own asset as a word with a sign. */
export function OwnStatus({ asset, children = stateWord(asset) }: OwnStatusProps) {
  const { status } = asset
  const [icon, tone] = isBidOn(asset)
    ? ([gavelIcon, 'gold'] as const)
    : isIdle(asset)
      ? ([walletIcon, 'neutral'] as const)
      : status
        ? SIGNS[status]
        : ([infoIcon, 'neutral'] as const)
  return (
    <span data-tone={tone}>
      <Icon path={icon} size={18} />
      {children}
    </span>
  )
}
