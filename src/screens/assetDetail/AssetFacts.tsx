import { useState } from 'react'
import type { AssetDetail } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { campWord, professionWord, skillWord, statusWord } from '../../ui/art/assetWords'
import { type Fact, Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { momentText } from '../../ui/text/dateText'
import { AccountLabel } from './AccountLabel'
import { allFacts, moreFacts } from './AssetFacts.style'

const isFact = (item: Fact | false | null): item is Fact => !!item

/**
 * What the page's head does not show already, of all that is one value: what a buyer judges by, then where the asset is
 * and its numbers, on a phone at a tap. Spec 3.
 */
export function AssetFacts({ asset }: { asset: AssetDetail }) {
  const [isWhole] = useState(() => matchMedia('(min-width: 56rem)').matches)
  const coins = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`
  const isStatusNews = asset.market && statusWord(asset) !== t(`asset.market_${asset.market}`)
  const isMinted = asset.tokenId !== null
  const token = { label: t('asset.tokenId'), value: isMinted ? String(asset.tokenId) : t('asset.notMinted') }
  const camp = asset.kind === 'dragon' && { label: t('asset.camp'), value: campWord(asset) }
  const short = [
    { label: t('asset.profession'), value: professionWord(asset) },
    asset.kind !== 'dragon' && { label: t('asset.skill'), value: skillWord(asset) },
    { label: t('asset.stage'), value: asset.stage },
  ].filter(isFact)
  const items: (Fact | false | null)[] = [
    { label: t('asset.activated'), value: t(asset.activated ? 'asset.isActivated' : 'asset.isNotActivated') },
    isStatusNews && { label: t('asset.status'), value: statusWord(asset) },
  ]
  if (asset.auction) {
    const { startPrice, currentBid, deadline } = asset.auction
    items.push({ label: t('asset.startPrice'), value: coins(startPrice) })
    if (currentBid !== null) items.push({ label: t('asset.currentBid'), value: coins(currentBid) })
    items.push({ label: t('asset.locks'), value: momentText(deadline) })
  }
  const place = { label: t('asset.place'), value: t(`asset.place_${asset.place}`) }
  const traded = { label: t('asset.totalTraded'), value: coins(asset.totalTraded) }
  const number = { label: t('asset.number'), value: asset.number }
  const owner = { label: t('asset.owner'), value: <Owner asset={asset} /> }
  if (isWhole) {
    const first = isMinted ? [...short, token] : short
    const all = [...first, camp, ...items, place, traded, number, !isMinted && token, owner]
    return (
      <Panel title={t('asset.facts')}>
        <div class={allFacts} data-pairs={Math.floor(first.length / 2)}>
          <Facts wide items={all.filter(isFact)} />
        </div>
      </Panel>
    )
  }
  return (
    <Panel title={t('asset.facts')}>
      <Facts wide items={[camp, ...short, ...items].filter(isFact)} />
      <details class={moreFacts}>
        <summary>{t('asset.more')}</summary>
        <Facts wide items={[place, traded, number, token, owner]} />
      </details>
    </Panel>
  )
}

/** On chain an account holds the asset; in the game a player does, by the name they have there. */
function Owner({ asset: { place, ownerId, ownerName, ownerAddress } }: { asset: AssetDetail }) {
  if (place !== 'game') return <AccountLabel address={ownerAddress} name={ownerName} />
  const isOwn = user.value?.userid === ownerId
  const name = isOwn ? t('asset.you') : ownerName
  return <AccountLabel address={name ? '' : ownerAddress} name={name} />
}
