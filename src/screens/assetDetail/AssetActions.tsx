import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'react'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { isSparing } from '../../actions/page/isSparing'
import { untilQuiet } from '../../actions/page/untilQuiet'
import { recallPlayer } from '../../actions/session/keptPlayer'
import type { AssetDetail } from '../../domain/asset'
import { ruleOf } from '../../domain/moneyFacts'
import { t } from '../../i18n'
import { openEntries } from '../../state/journal'
import { knownPlayer } from '../../state/knownPlayer'
import { recoveryOf } from '../../state/recoveries'
import { isLoggedIn, user } from '../../state/session'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { errorText } from '../../ui/text/errorText'
import { ActionBar } from './ActionBar'
import { actions, why } from './AssetActions.style'
import { AssetShares } from './AssetShares'
import { offer } from './AssetShares.style'
import { toAbilities } from './toAbilities'

const AssetRecovery = lazyPart(() => import('./AssetRecovery'), ['recovery'])
const FloorPrice = lazyPart(() => import('./FloorPrice'), ['worth'])

export interface AssetActionsProps {
  asset: AssetDetail
  /** Shares the row of the further actions, where there are any. */
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

/** The first action is the page's own, always in reach; the others share rows under the card. */
function Actions({ asset, beside }: AssetActionsProps) {
  // What others cost is asked for when the page has all of its own, and not where every byte counts.
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    void untilQuiet().then(() => setQuiet(true))
  }, [])
  const asksFloor = asset.market !== 'auction' && !isSparing()
  const floor = asksFloor ? isQuiet && <FloorPrice asset={asset} alone={!asset.market} /> : undefined
  const isHeld = openEntries.value.some((entry) => entry.resource === `asset:${asset.id}`)
  const player = user.value
  const [main, ...others] = toAbilities(asset)
  if (!main) return null
  if (!isLoggedIn.value) {
    return (
      <div class={offer} data-market={asset.market}>
        <ActionBar price={asset.price} label={priceLabel(asset)} under={floor}>
          <LinkButton href="/login" kind="primary" wide>
            {t('asset.logIn')}
          </LinkButton>
        </ActionBar>
      </div>
    )
  }
  const reasonOf = ({ action, whyNot }: typeof main): string | null =>
    player && whyNot && errorText(whyNot, { type: t(`asset.do_${action}`) })
  const buttonOf = ({ action, whyNot }: typeof main, isMain: boolean) => (
    <Button
      kind={isMain && !ruleOf(action).takesBack ? 'primary' : 'secondary'}
      wide
      disabled={isHeld || !player || !!whyNot}
      onClick={() => reviewMoney(action, asset)}
    >
      {t(`asset.do_${action}`)}
    </Button>
  )
  const reason = !isHeld && reasonOf(main)
  return (
    <>
      <div class={offer} data-market={asset.market}>
        <ActionBar price={asset.price} label={priceLabel(asset)} under={floor} isHeld={isHeld}>
          {buttonOf(main, true)}
        </ActionBar>
        <div data-part="shares">{asset.market === 'sale' && <AssetShares asset={asset} />}</div>
      </div>
      {reason && <p class={why}>{reason}</p>}
      {others.length > 0 && (
        <section class={actions} aria-label={t('asset.actions')}>
          {others.map((ability) => (
            <div key={ability.action}>
              {buttonOf(ability, false)}
              {!isHeld && ability.whyNot && <p class={why}>{reasonOf(ability)}</p>}
            </div>
          ))}
          {beside}
        </section>
      )}
    </>
  )
}
