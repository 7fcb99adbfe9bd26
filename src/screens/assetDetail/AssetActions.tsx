import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect } from 'react'
import { isSparing } from '../../actions/page/isSparing'
import { recallPlayer } from '../../actions/session/keptPlayer'
import type { AssetDetail } from '../../domain/asset'
import { t } from '../../i18n'
import { heldForComparison } from '../../state/comparison'
import { openEntries } from '../../state/journal'
import { knownPlayer } from '../../state/knownPlayer'
import { recoveryOf } from '../../state/recoveries'
import { isLoggedIn, user } from '../../state/session'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { errorText } from '../../ui/text/errorText'
import { ActionBar } from './ActionBar'
import { ActionButton } from './ActionButton'
import { actions, why } from './AssetActions.style'
import { AssetShares } from './AssetShares'
import { offer } from './AssetShares.style'
import { toAbilities } from './toAbilities'
import { useQuiet } from './useQuiet'

const AssetRecovery = lazyPart(() => import('./AssetRecovery'), ['recovery'])
const FloorPrice = lazyPart(() => import('./FloorPrice'), ['worth'])

export interface AssetActionsProps {
  asset: AssetDetail
  /** Shares the rows of the further actions, where there are any. */
  beside?: ComponentChildren
}

/** What the player can do with the asset now, and why not, for each action that is held up. Spec 4, 6. */
export function AssetActions(props: AssetActionsProps) {
  const { asset } = props
  const isOwn = !!user.value && user.value.userid === asset.ownerId
  useLayoutEffect(() => {
    if (isLoggedIn.value && !knownPlayer.value) recallPlayer()
  }, [])
  useEffect(() => {
    // If the code cannot be fetched, the next visit tries again.
    if (isOwn)
      void import('../../actions/money/findUnfinished').then((action) => action.findUnfinished([asset]), Boolean)
  }, [isOwn, asset])
  return (
    <>
      {isOwn && recoveryOf(asset.id) && <AssetRecovery asset={asset} />}
      <Actions {...props} />
    </>
  )
}

/** An auction's price is the highest bid, or before the first one what the holder asks for; a sale's needs no word. */
const priceLabel = ({ market, auction }: AssetDetail): string | undefined =>
  market === 'auction' ? t(auction?.currentBid != null ? 'asset.currentBid' : 'asset.startPrice') : undefined

/** The first action is the page's own, always in reach, as one of a pair where all make pairs; the others share rows under the card. */
function Actions({ asset, beside }: AssetActionsProps) {
  const [main, ...others] = toAbilities(asset)
  // What others cost is asked for when the page has all of its own, and not where every byte counts.
  const asksFloor = asset.market !== 'auction' && !isSparing()
  const isQuiet = useQuiet(asksFloor)
  const floor = isQuiet && <FloorPrice asset={asset} alone={!asset.market} />
  const isHeld = openEntries.value.some((entry) => entry.resource === `asset:${asset.id}`)
  const second = asset.price === null && !isHeld && others.length % 2 === 1 ? others.shift() : undefined
  if (!main) return null
  if (!isLoggedIn.value) {
    return (
      <div class={offer} data-part="offer" data-market={asset.market}>
        <ActionBar price={asset.price} label={priceLabel(asset)} under={floor}>
          <LinkButton href="/login" kind="primary" wide>
            {t('asset.logIn')}
          </LinkButton>
        </ActionBar>
      </div>
    )
  }
  // Beside further actions it is the last of all, also for the keyboard.
  const isLast = others.length > 0
  const hasWorth = asksFloor && !asset.market
  // What follows from the button that compares takes more than a part of a row.
  const isInRow = hasWorth && !isLast && !heldForComparison.value
  const worth = hasWorth && (
    <div data-part="worth">
      {isInRow && beside}
      <dl>
        <dt>{t('assetPage.worth')}</dt>
        <dd>{floor}</dd>
      </dl>
    </div>
  )
  const reasonOf = ({ action, whyNot }: typeof main): string | null =>
    user.value && whyNot && errorText(whyNot, { type: t(`asset.do_${action}`) })
  const reasons = new Set(isHeld ? [] : [main, second].map((ability) => ability && reasonOf(ability)))
  return (
    <>
      {!isLast && worth}
      <div class={offer} data-part="offer" data-market={asset.market}>
        <ActionBar price={asset.price} label={priceLabel(asset)} under={asset.market && floor} isHeld={isHeld}>
          {second && <ActionButton asset={asset} ability={second} isShort isHeld={isHeld} />}
          <ActionButton asset={asset} ability={main} isMain isHeld={isHeld} />
        </ActionBar>
        <div data-part="shares">{asset.market === 'sale' && <AssetShares asset={asset} />}</div>
      </div>
      {[...reasons].map((reason) => reason && <p class={why}>{reason}</p>)}
      {(isLast || (beside && !isInRow)) && (
        <section class={actions} aria-label={t('asset.actions')} data-few={others.length === 0}>
          {others.map((ability) => (
            <div key={ability.action}>
              <ActionButton asset={asset} ability={ability} isHeld={isHeld} />
              {!isHeld && ability.whyNot && <p class={why}>{reasonOf(ability)}</p>}
            </div>
          ))}
          {beside}
        </section>
      )}
      {isLast && worth}
    </>
  )
}
