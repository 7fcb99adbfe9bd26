import type { AssetDetail } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { statusWord } from '../../ui/art/assetWords'
import { type Fact, Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { momentText } from '../../ui/text/dateText'
import { AccountLabel } from './AccountLabel'
import { allFacts } from './AssetFacts.style'

/** What is neither in the page's head nor among the attributes: its state, where the asset is, and its numbers. Spec 3. */
export function AssetFacts({ asset }: { asset: AssetDetail }) {
  const coins = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`
  const items: Fact[] = [
    { label: t('asset.activated'), value: t(asset.activated ? 'asset.isActivated' : 'asset.isNotActivated') },
  ]
  if (asset.market && statusWord(asset) !== t(`asset.market_${asset.market}`))
    items.push({ label: t('asset.status'), value: statusWord(asset) })
  if (asset.auction) {
    const { startPrice, currentBid, deadline } = asset.auction
    items.push({ label: t('asset.startPrice'), value: coins(startPrice) })
    if (currentBid !== null) items.push({ label: t('asset.currentBid'), value: coins(currentBid) })
    items.push({ label: t('asset.locks'), value: momentText(deadline) })
  }
  items.push(
    { label: t('asset.place'), value: t(`asset.place_${asset.place}`) },
    { label: t('asset.totalTraded'), value: coins(asset.totalTraded) },
    { label: t('asset.number'), value: asset.number },
    { label: t('asset.tokenId'), value: asset.tokenId === null ? t('asset.notMinted') : String(asset.tokenId) },
    { label: t('asset.owner'), value: <Owner asset={asset} /> },
  )
  return (
    <Panel title={t('asset.facts')}>
      <div class={allFacts}>
        <Facts items={items} />
      </div>
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
