import { useState } from 'react'
import { useSearch } from 'wouter'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { lazyPart } from '../../ui/lazyPart'
import { PageTitle } from '../../ui/lists/PageTitle'
import { useWide } from '../../ui/useWide'
import { account, ways } from './Account.style'
import { AwayNotice } from './AwayNotice'
import { BalanceLine } from './BalanceLine'
import { Balances } from './Balances'
import { hasNothing } from './hasNothing'
import { OwnAssets } from './OwnAssets'
import { OwnSkeleton } from './OwnSkeleton'
import { openNeeds } from './openNeeds'
import { toOwnFilter } from './ownQuery'
import { WaitingMoney } from './WaitingMoney'
import { type Fold, WaitStrip } from './WaitStrip'
import { Who } from './Who'
import { whoFold } from './Who.style'

const Checklist = lazyPart(() => import('./Checklist'), ['setup', 'error'])
/** A phone has them in the menu. */
const Places = lazyPart(() => import('./Places'))
const FirstSteps = lazyPart(() => import('./FirstSteps'), ['firstHero', 'setup', 'error'])

/**
 * The player's coins and assets, in the wallet, in the game and in the protocol. On a phone everything above the cards
 * is a row that opens at a tap: one wants to see one's cards. Who has none sees the first to buy. Spec 2.
 */
export default function Account() {
  const [open, setOpen] = useState<Fold | null>(null)
  const toggle = (fold: Fold) => setOpen(open === fold ? null : fold)
  const isFirst = hasNothing(toOwnFilter(useSearch()))
  const hasPlaces = useWide(48)
  const player = user.value
  // What they have to set up is known in full only by what the list reads itself.
  const isSetUp = !player || (player.activated && player.currentServerId !== '' && openNeeds().length === 0)
  return (
    <div class={account} data-open={open}>
      <PageTitle title={t('account.title')} text={<Who />} />
      <div class={ways}>
        <BalanceLine isOpen={open === 'coins'} onToggle={() => toggle('coins')} />
        <WaitStrip isFirst={isFirst} open={open} onToggle={toggle} />
        {hasPlaces && <Places />}
      </div>
      <div data-side="coins">
        <WaitingMoney />
        <div data-fold="coins">
          {player && (
            <div class={whoFold}>
              <Who />
            </div>
          )}
          <Balances />
        </div>
        {/* What is known late stands below, where it moves nothing that one may be about to tap. */}
        <AwayNotice />
        {!isFirst && !isSetUp && <Checklist />}
      </div>
      <div data-side="assets">
        {isFirst && (
          <FirstSteps isSetUp={isSetUp}>
            <OwnSkeleton />
          </FirstSteps>
        )}
        {/* Another one for whoever has none: it has another place. */}
        <OwnAssets key={String(isFirst)} isFirst={isFirst} />
      </div>
    </div>
  )
}
