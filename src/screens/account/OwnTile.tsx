import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { recoveryOf } from '../../state/recoveries'
import { AssetCard } from '../../ui/art/AssetCard'
import { Icon } from '../../ui/art/Icon'
import { clockIcon } from '../../ui/art/icons/clock'
import { gameIcon } from '../../ui/art/icons/game'
import { warningIcon } from '../../ui/art/icons/warning'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { chosenAsset } from './chosenAsset'
import { OwnStatus } from './OwnStatus'
import { ownTile } from './OwnTile.style'

/** Height of the button under a tile with the gap above it, in pixels. */
export const UNDER_TILE = 52

/** One of the player's assets, with a button for its actions under it. */
export function OwnTile({ asset, soon }: { asset: Asset; soon: boolean }) {
  const recovery = recoveryOf(asset.id)
  const isWaiting = recovery?.action === 'wait'
  const open = () => {
    chosenAsset.value = asset.id
  }
  return (
    <div class={ownTile}>
      <AssetCard
        asset={asset}
        status={<OwnStatus asset={asset} />}
        noPrice={t(`asset.place_${asset.place}`)}
        soon={soon}
      />
      <button
        type="button"
        data-tone={recovery && !isWaiting ? 'warning' : undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon path={isWaiting ? clockIcon : recovery ? warningIcon : gameIcon} size={18} />
        {t(recovery ? `account.todo_${recovery.action}` : 'account.actions')}
        <span class={visuallyHidden}>{` ${asset.name}`}</span>
      </button>
    </div>
  )
}
