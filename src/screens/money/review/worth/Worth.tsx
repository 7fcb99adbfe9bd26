import type { Signal } from '@preact/signals'
import { useEffect } from 'react'
import { loadBounds } from '../../../../actions/load/loadBounds'
import { loadOffers } from '../../../../actions/load/loadWorth'
import type { Asset, AssetDetail } from '../../../../domain/asset'
import { t, wishedLocale } from '../../../../i18n'
import { type Draft, flow } from '../../../../state/flow'
import { asTyped } from '../../../../ui/inputs/typedPrice'
import { OffersPart } from './OffersPart'
import { SalesPart } from './SalesPart'
import { SlipPart } from './SlipPart'
import { ownPrice } from './slipIn'
import { worth } from './Worth.style'

export interface WorthProps {
  /** What the player types, where they set the price. */
  draft?: Signal<Draft>
  /** The price that is to be changed or outbid, in the price coin's smallest unit. */
  present?: bigint | null
  /** What the player is to pay, in the price coin's smallest unit. */
  pays?: bigint
}

/**
 * Beside a price: what is asked for assets like this one and where the price stands among that, what they were sold for,
 * and a question where the typed price is ten times off. What cannot be read is said to be unknown, and stops nothing.
 */
export default function Worth(props: WorthProps) {
  const asset = flow.value?.asset
  return asset ? <WorthOf key={asset.id} asset={asset} {...props} /> : null
}

function WorthOf({ asset, draft, present = null, pays }: WorthProps & { asset: Asset | AssetDetail }) {
  useEffect(() => void loadOffers(asset), [wishedLocale.value])
  const isFirst = draft !== undefined && ownPrice(asset, present) === null
  useEffect(() => void (isFirst && loadBounds(asset)), [isFirst])
  const take = (cost: bigint) => {
    if (draft) draft.value = { ...draft.value, amount: asTyped(cost), again: '' }
  }
  return (
    <>
      {draft && <SlipPart asset={asset} draft={draft} present={present} />}
      <section class={worth} aria-label={t('worth.title')}>
        <h3>{t('worth.title')}</h3>
        <OffersPart
          asset={asset}
          typed={pays === undefined ? draft?.value.amount : undefined}
          isAuction={flow.value?.kind !== 'sell'}
          pays={pays}
          onTake={draft && flow.value?.kind === 'sell' ? take : undefined}
        />
        <SalesPart asset={asset} />
      </section>
    </>
  )
}
