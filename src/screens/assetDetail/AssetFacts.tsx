import { useState } from 'react'
import type { AssetDetail } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { campWord, professionWord, skillWord, statusWord } from '../../ui/art/assetWords'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { type Fact, Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { Notice } from '../../ui/states/Notice'
import { momentText } from '../../ui/text/dateText'
import { AccountLabel } from './AccountLabel'
import { moreFacts } from './AssetDetail.style'

const isFact = (item: Fact | false | null): item is Fact => !!item

/**
 * What the page's head does not show already, of all that is one value: what a buyer judges by, then where the asset is
 * and its numbers, on a phone at a tap. Spec 3.
 */
export function AssetFacts({ asset }: { asset: AssetDetail }) {
  const isOwn = user.value?.userid === asset.ownerId
  const [isOpen] = useState(() => matchMedia('(min-width: 56rem)').matches)
  const coins = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`
  const isStatusNews = asset.market && statusWord(asset) !== t(`asset.market_${asset.market}`)
  const items: (Fact | false | null)[] = [
    asset.kind === 'dragon' && { label: t('asset.camp'), value: campWord(asset) },
    { label: t('asset.profession'), value: professionWord(asset) },
    asset.kind !== 'dragon' && { label: t('asset.skill'), value: skillWord(asset) },
    { label: t('asset.stage'), value: asset.stage },
    { label: t('asset.activated'), value: t(asset.activated ? 'asset.isActivated' : 'asset.isNotActivated') },
    isStatusNews && { label: t('asset.status'), value: statusWord(asset) },
  ]
  const more: Fact[] = [
    { label: t('asset.place'), value: t(`asset.place_${asset.place}`) },
    { label: t('asset.totalTraded'), value: coins(asset.totalTraded) },
    { label: t('asset.number'), value: asset.number },
    { label: t('asset.tokenId'), value: asset.tokenId === null ? t('asset.notMinted') : String(asset.tokenId) },
    { label: t('asset.owner'), value: <Owner asset={asset} /> },
  ]
  if (asset.auction) {
    const { startPrice, currentBid, deadline } = asset.auction
    items.push({ label: t('asset.startPrice'), value: coins(startPrice) })
    if (currentBid !== null) items.push({ label: t('asset.currentBid'), value: coins(currentBid) })
    items.push({ label: t('asset.locks'), value: momentText(deadline) })
  }
  return (
    <Panel title={t('asset.facts')}>
      <Facts wide items={items.filter(isFact)} />
      <details class={moreFacts} open={isOpen}>
        <summary>{t('asset.more')}</summary>
        <Facts wide items={more} />
      </details>
      {asset.kind === 'equip' && !asset.activated && (
        <Notice action={isOwn && <LinkButton href="/collectibles?kind=artifact">{t('asset.toArtifacts')}</LinkButton>}>
          {t('asset.activateEquip')}
        </Notice>
      )}
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
