import { untilQuiet } from '../../actions/page/untilQuiet'
import type { Asset } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { clockSkew } from '../../state/clock'
import { recoveryOf } from '../../state/recoveries'
import { AssetCard } from '../../ui/art/AssetCard'
import { isIdle, statusWord } from '../../ui/art/assetWords'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Icon } from '../../ui/art/Icon'
import { clockIcon } from '../../ui/art/icons/clock'
import { nextIcon } from '../../ui/art/icons/next'
import { warningIcon } from '../../ui/art/icons/warning'
import { shortAmount } from '../../ui/money/shortAmount'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { chosenAsset } from './chosenAsset'
import { OwnStatus, stateWord } from './OwnStatus'
import { ownTile } from './OwnTile.style'

/** How much higher the button makes a tile, in pixels: the rest of it lies over the grade's line. */
export const UNDER_TILE = 28
/** What other tiles have for their words and a larger price, in pixels at the usual size of text. */
export const SPARED = 49

/** One of the player's assets, and under it a button for its actions that shows its state, or what has to be done. */
export function OwnTile({ asset, soon }: { asset: Asset; soon: boolean }) {
  const recovery = recoveryOf(asset.id)
  const band = gradeBand(asset.grade)
  const isWaiting = recovery?.action === 'wait'
  const open = () => {
    chosenAsset.value = asset.id
  }
  return (
    <div class={`${ownTile} ${bandColour}`} data-band={band} data-todo={!!recovery} style={{ '--stars': asset.star }}>
      <AssetCard asset={asset} isOwn soon={soon} clockOffset={clockSkew.value} timeAfter={untilQuiet} />
      <button
        type="button"
        data-tone={recovery && !isWaiting ? 'warning' : undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        {recovery ? (
          <span>
            <Icon path={isWaiting ? clockIcon : warningIcon} size={18} />
            <span>
              {t(`account.todo_${recovery.action}`)}
              <span class={visuallyHidden}>{` ${asset.name} `}</span>
              <small>{isIdle(asset) ? t(`asset.place_${asset.place}`) : statusWord(asset)}</small>
            </span>
          </span>
        ) : (
          <>
            <span class={visuallyHidden}>{`${t('account.actions')} ${asset.name} `}</span>
            <i aria-hidden="true">{t(`asset.band${band}`, { grade: asset.grade })}</i>
            <OwnStatus asset={asset}>
              <State asset={asset} />
            </OwnStatus>
          </>
        )}
        <Icon path={nextIcon} size={16} />
      </button>
    </div>
  )
}

/**
 * The place alone where nothing goes on, else the state, and after it the price or else the place. Teams are in the
 * game alone, so "In team" says both.
 */
function State({ asset }: { asset: Asset }) {
  const { market, place, price, status } = asset
  const placeWord = t(`asset.place_${place}`)
  const isStill = isIdle(asset) && market !== 'auction'
  return (
    <span>
      {isStill ? placeWord : stateWord(asset)}{' '}
      {price !== null ? (
        <b>{`${shortAmount(price)} ${PRICE_COIN}`}</b>
      ) : (
        !isStill && (status === 'inTeam' ? <span class={visuallyHidden}>{placeWord}</span> : <small>{placeWord}</small>)
      )}
    </span>
  )
}
